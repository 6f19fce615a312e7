extension UIPresentationController {
    /// Adds the container and starts the transition that presents the controller.
    ///
    /// - Parameters:
    ///   - source: The controller on which `present` was called.
    ///   - view: The presenting view.
    func beginPresentation(
        from source: UIViewController, over view: UIView, in window: UIWindow, animated: Bool, _ completion: (() -> Void)?
    ) {
        let (presented, presenting) = (presentedViewController, presentingViewController)
        elevatePresentedController()
        let delegate = presented.transitioningDelegate
        let customAnimator = animated ? delegate?.animationController(forPresented: presented, presenting: presenting, source: source) : nil
        let interactionController = customAnimator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
        UIView.withoutAnimationBlock { addContainer(over: view, in: window) }
        guard let container = containerView else { return }
        let removesPresentersView = shouldRemovePresentersView
        var configuration = ControllerTransition.Configuration(kind: .present, from: presenting, to: presented, container: container)
        configuration.style = presentationStyle
        configuration.fromView = removesPresentersView ? view : nil
        configuration.toView = presentedView
        configuration.fromFrame = view.superview.map { container.convert(view.untransformedFrame, from: $0) } ?? container.bounds
        configuration.toFrame = frameOfPresentedViewInContainerView
        configuration.disappearingControllers = removesPresentersView ? [presenting] : []
        configuration.appearingControllers = [presented]
        configuration.willBegin = { [self] in
            presentationTransitionWillBegin()
            setTintDimmed(true)
            if removesPresentersView { presentersViewPosition = HierarchyPosition(of: view) }
            if removesPresentersView { container.insertSubview(view, at: 0) }
        }
        configuration.didEnd = { [self] completed in
            if removesPresentersView { completed ? view.removeFromSuperview() : presentersViewPosition?.restore(view) }
            presentationTransitionDidEnd(completed)
            if !completed {
                setTintDimmed(false)
                tearDown()
            }
        }
        configuration.completion = { [self] in
            completion?()
            moveFocusIntoContainer()
        }
        ControllerTransition(
            configuration, animator: animated ? customAnimator ?? builtInAnimator : nil, interactionController: interactionController
        ).start()
    }

    /// Adds the container view to the window. If the presentation covers only a presentation context, and the presenting controller is a
    /// child, adds the container view to the superview of the presenting view.
    private func addContainer(over view: UIView, in window: UIWindow) {
        let parentView = shouldPresentInFullscreen || presentingViewController.parent == nil ? window : view.superview ?? window
        let container = PresentationContainerView(frame: parentView === window ? window.bounds : view.untransformedFrame)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentation = self
        containerView = container
        parentView.addSubview(container)
    }

    /// Starts the transition that dismisses all presentations of a chain.
    ///
    /// It is called on the last presentation of the chain, which is the only presentation whose dismissal is animated.
    ///
    /// - Parameters:
    ///   - chain: The presented controllers, topmost last.
    ///   - presentingController: The controller that presents the first controller of the chain.
    func beginDismissal(
        through chain: [UIViewController], to presentingController: UIViewController, animated: Bool, _ completion: (() -> Void)?
    ) {
        guard let container = containerView else { return }
        let presented = presentedViewController
        let delegate = presented.transitioningDelegate
        let customAnimator = animated ? delegate?.animationController(forDismissed: presented) : nil
        let interactionController = customAnimator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
        let intermediate = chain.dropLast()
        // If the first presentation of the chain has removed the presenting controller's view, the view appears again.
        let firstPresentation = chain.first?.presentation
        let savedPosition = firstPresentation?.presentersViewPosition
        let toFrame = savedPosition.map { CGRect(origin: .zero, size: $0.restoredFrame.size) } ?? container.bounds
        var configuration = ControllerTransition.Configuration(
            kind: .dismiss, from: presented, to: presentingController, container: container)
        configuration.style = presentationStyle
        configuration.fromView = presentedView
        configuration.toView = savedPosition == nil ? nil : presentingController.view
        configuration.fromFrame = presentedView?.untransformedFrame ?? container.bounds
        configuration.toFrame = toFrame
        configuration.disappearingControllers = [presented] + intermediate.filter(\.isVisible)
        configuration.appearingControllers = savedPosition == nil ? [] : [presentingController]
        configuration.willBegin = { [self] in
            dismissalTransitionWillBegin()
            setTintDimmed(false)
            for controller in intermediate { controller.presentation?.containerView?.isHidden = true }
            if savedPosition != nil { presentingController.view.setUntransformedFrame(toFrame) }
        }
        configuration.didEnd = { [self] completed in
            for controller in intermediate { controller.presentation?.containerView?.isHidden = false }
            if !completed, savedPosition != nil { presentingController.view.removeFromSuperview() }
            dismissalTransitionDidEnd(completed)
            guard completed else { return setTintDimmed(true) }
            savedPosition?.restore(presentingController.view)
            for controller in chain.reversed() { controller.presentation?.tearDown() }
        }
        let restoreFocus = focusRestoration
        configuration.completion = {
            completion?()
            restoreFocus?()
        }
        ControllerTransition(
            configuration, animator: animated ? customAnimator ?? builtInAnimator : nil, interactionController: interactionController
        ).start()
    }

    /// Removes the views of the presentation, and the references between it and the controllers.
    func tearDown() {
        let (presented, presenting) = (presentedViewController, presentingViewController)
        presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        containerView?.removeFromSuperview()
        containerView = nil
        presentersViewPosition = nil
        if presenting.directlyPresentedController === presented { presenting.directlyPresentedController = nil }
        presented.presentation = nil
        presented.setLevel(.unspecified)
    }
}
