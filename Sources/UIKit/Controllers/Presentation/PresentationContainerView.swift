import CoreGraphics

/// The container view of a presentation controller. Its next responder is the presenting controller.
final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?

    override var next: UIResponder? { presentation?.presentingViewController ?? super.next }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && presentation?.passesTouch(at: point, in: self) != true
    }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }
}
