import CoreGraphics

/// The container view of a presentation controller. Its next responder is the presenting controller, except while a transition shows the
/// view of that controller inside of the container.
final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?

    override var next: UIResponder? {
        guard let presenting = presentation?.presentingViewController, presenting.viewIfLoaded?.isDescendant(of: self) != true else {
            return super.next
        }
        return presenting
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && presentation?.passesTouch(at: point, in: self) != true
    }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }
}
