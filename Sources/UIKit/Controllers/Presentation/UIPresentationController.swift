import CoreGraphics

/// Manages the presentation of a controller from its start to its dismissal: the container, the frame and additional views.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    nonisolated deinit {}

    /// The controller that is presented.
    open private(set) var presentedViewController: UIViewController
    /// The presenting controller, or nil if it is not determined yet.
    private weak var storedPresentingController: UIViewController?
    /// The view that contains all views of the presentation. The value is nil before the presentation begins and after it has ended.
    open internal(set) var containerView: UIView?
    /// The position of the presenting controller's view before it was removed.
    var presentersViewPosition: HierarchyPosition?
    /// The view that had the keyboard focus before the presentation.
    weak var previousFocus: UIView?
    /// The style, which an adaptation to a compact width may have changed.
    var style: UIModalPresentationStyle
    /// The popover that this presentation replaces in a compact width, or nil.
    var adaptedPopover: UIPopoverPresentationController?
    /// The object that `delegate` returns.
    weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Creates a presentation controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        storedPresentingController = presentingViewController
        style = presentedViewController.modalPresentationStyle
    }

    /// The presenting controller. Until it is determined, this is the presented controller.
    open internal(set) var presentingViewController: UIViewController {
        get { storedPresentingController ?? presentedViewController }
        set { storedPresentingController = newValue }
    }

    /// The style with which the controller is presented. It is never `automatic`, which means `pageSheet`.
    open var presentationStyle: UIModalPresentationStyle { style == .automatic ? .pageSheet : style }
    /// The style that replaces the style of the presentation for the current traits, or `none`.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
    /// Returns the style that replaces the style of the presentation for traits, or `none` to keep it. Only popovers are replaced.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
    /// Whether the presentation covers the screen rather than a presentation context.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenting controller's view is removed after the presentation.
    open var shouldRemovePresentersView: Bool { false }
    /// The view that the transition moves: the controller's view, or a view around it.
    open var presentedView: UIView? { presentedViewController.view }
    /// The frame of the presented view in the container. The default is the container's bounds.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Called before the presentation starts. Overrides add their views here. The default implementation does nothing.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation has completed or was cancelled. The default does nothing.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal starts. The default does nothing.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal has completed or was cancelled. The default does nothing.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container lays out its subviews. The default does nothing.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container has laid out its subviews. The default does nothing.
    open func containerViewDidLayoutSubviews() {}

    /// Called before the container's size changes. The default implementation calls the method of the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }

    /// The size that the presented controller prefers.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Called when the preferred size of the presented controller has changed. The default does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
    /// Called when the size of a child that Auto Layout determines has changed.
    ///
    /// Differs from Apple: it is never called.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) {}
    /// Returns the size of a child in a container with a size: the size of the container.
    open func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
    /// Called before the traits change. The default implementation calls the method of the presented controller.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    /// The traits of the presented controller.
    open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

    /// Returns whether a touch of the container is delivered to the views below the container.
    func passesTouch(at point: CGPoint, in container: UIView) -> Bool { false }

    /// The animator that is used if the transitioning delegate provides none.
    var builtInAnimator: UIViewControllerAnimatedTransitioning { PresentationAnimator(presentedViewController.modalTransitionStyle) }
}
