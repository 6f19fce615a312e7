import CoreGraphics

/// Manages how a controller is presented, from the first moment until it is gone: its container, its frame, and what else is shown around it.
open class UIPresentationController {
    public let presentedViewController: UIViewController
    public private(set) weak var presenter: UIViewController?
    /// In which everything of this presentation is; nil before it begins and when it is over.
    public internal(set) var containerView: UIView?
    /// Where the presenter's view was before it made room.
    var home: ViewHome?
    /// Where keys had led before they were led in here.
    weak var formerFocus: UIView?
    private let style: UIModalPresentationStyle

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        style = presentedViewController.modalPresentationStyle
    }

    /// Who presents: found when the presentation begins, and kept as long as it lasts.
    public internal(set) var presentingViewController: UIViewController {
        get { presenter ?? presentedViewController }
        set { presenter = newValue }
    }

    open var presentationStyle: UIModalPresentationStyle { style }
    /// Whether it covers the screen rather than the context it was asked for in.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether what presents leaves the screen.
    open var shouldRemovePresentersView: Bool { false }
    /// What is moved by the transition: the controller's view, or one around it.
    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}

    public var traitCollection: UITraitCollection { presentedViewController.traitCollection }

    /// The animators that stand in where the transitioning delegate has none.
    var builtInAnimator: UIViewControllerAnimatedTransitioning { ModalAnimator(presentedViewController.modalTransitionStyle) }
}

/// Where a view was: put back there it is as if it had never left.
struct ViewHome {
    private let place: UIView
    private let index: Int
    private let isFilled: Bool
    private let frame: CGRect

    init?(of view: UIView) {
        guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
        place = superview
        self.index = index
        frame = view.untransformedFrame
        isFilled = frame == superview.bounds
    }

    /// What filled its superview fills it again, whatever size that has taken on meanwhile.
    var rect: CGRect { isFilled ? place.bounds : frame }

    func takeBack(_ view: UIView) {
        place.insertSubview(view, at: index)
        view.setUntransformedFrame(rect)
    }
}

/// In which a presentation takes place. What nobody in it wants to know goes to the presenting controller.
final class PresentationContainer: UIView {
    weak var presentation: UIPresentationController?

    override var next: UIResponder? { presentation?.presentingViewController ?? super.next }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }
}

/// Covers everything, or what is in the context.
final class CoveringPresentation: UIPresentationController {
    override var shouldPresentInFullscreen: Bool { !presentationStyle.isInContext }
    override var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen || presentationStyle == .currentContext }
}
