/// The container view of a presentation controller. Its next responder is the presenting controller.
final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?

    override var next: UIResponder? { presentation?.presentingViewController ?? super.next }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }
}
