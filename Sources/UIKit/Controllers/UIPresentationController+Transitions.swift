extension UIPresentationController {
    /// Puts up the container and brings in the controller.
    func begin(from source: UIViewController, over view: UIView, in window: UIWindow, animated: Bool, _ completion: (() -> Void)?) {
        let (presented, presenting) = (presentedViewController, presentingViewController)
        let delegate = presented.transitioningDelegate
        let own = animated ? delegate?.animationController(forPresented: presented, presenting: presenting, source: source) : nil
        let interactor = own.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
        UIView.performWithoutAnimation { putUp(over: view, in: window) }
        guard let container = containerView else { return }
        let removes = shouldRemovePresentersView
        var plan = ControllerTransition.Plan(kind: .present, from: presenting, to: presented, container: container)
        plan.style = presentationStyle
        plan.fromView = removes ? view : nil
        plan.toView = presentedView
        plan.fromFrame = view.superview.map { container.convert(view.untransformedFrame, from: $0) } ?? container.bounds
        plan.toFrame = frameOfPresentedViewInContainerView
        plan.leaving = removes ? [presenting] : []
        plan.coming = [presented]
        plan.willBegin = { [self] in
            presentationTransitionWillBegin()
            if removes { home = ViewHome(of: view) }
            if removes { container.insertSubview(view, at: 0) }
        }
        plan.didEnd = { [self] completed in
            if removes { completed ? view.removeFromSuperview() : home?.takeBack(view) }
            presentationTransitionDidEnd(completed)
            if !completed { takeDown() }
        }
        plan.completion = { [self] in
            completion?()
            leadKeysIn()
        }
        ControllerTransition(plan, animator: animated ? own ?? builtInAnimator : nil, interactor: interactor).start()
    }

    private func putUp(over view: UIView, in window: UIWindow) {
        let place = shouldPresentInFullscreen || presentingViewController.parent == nil ? window : view.superview ?? window
        let container = PresentationContainer(frame: place === window ? window.bounds : view.untransformedFrame)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentation = self
        containerView = container
        place.addSubview(container)
    }

    /// Takes away this presentation, which is the top-most of the chain, and all below it down to the presenter.
    func end(through chain: [UIViewController], to presenter: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        guard let container = containerView else { return }
        let presented = presentedViewController
        let delegate = presented.transitioningDelegate
        let own = animated ? delegate?.animationController(forDismissed: presented) : nil
        let interactor = own.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
        let middle = chain.dropLast()
        // The lowest of the chain may have taken the presenter's view off the screen: then it comes back.
        let lowest = chain.first?.presentation
        let home = lowest?.home
        let toFrame = home.map { CGRect(origin: .zero, size: $0.rect.size) } ?? container.bounds
        var plan = ControllerTransition.Plan(kind: .dismiss, from: presented, to: presenter, container: container)
        plan.style = presentationStyle
        plan.fromView = presentedView
        plan.toView = home == nil ? nil : presenter.view
        plan.fromFrame = presentedView?.untransformedFrame ?? container.bounds
        plan.toFrame = toFrame
        plan.leaving = [presented] + middle.filter(\.isVisible)
        plan.coming = home == nil ? [] : [presenter]
        plan.willBegin = { [self] in
            dismissalTransitionWillBegin()
            for controller in middle { controller.presentation?.containerView?.isHidden = true }
            if home != nil { presenter.view.setUntransformedFrame(toFrame) }
        }
        plan.didEnd = { [self] completed in
            for controller in middle { controller.presentation?.containerView?.isHidden = false }
            if !completed, home != nil { presenter.view.removeFromSuperview() }
            dismissalTransitionDidEnd(completed)
            guard completed else { return }
            home?.takeBack(presenter.view)
            for controller in chain.reversed() { controller.presentation?.takeDown() }
        }
        let keysBack = keysBack
        plan.completion = {
            completion?()
            keysBack?()
        }
        ControllerTransition(plan, animator: animated ? own ?? builtInAnimator : nil, interactor: interactor).start()
    }

    /// Nothing is left of it.
    func takeDown() {
        let (presented, presenting) = (presentedViewController, presentingViewController)
        presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        containerView?.removeFromSuperview()
        containerView = nil
        home = nil
        if presenting.presented === presented { presenting.presented = nil }
        presented.presentation = nil
    }
}
