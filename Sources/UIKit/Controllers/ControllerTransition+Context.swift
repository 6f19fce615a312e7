extension ControllerTransition: UIViewControllerContextTransitioning {
    var containerView: UIView { plan.container }
    var isAnimated: Bool { animator != nil }
    var presentationStyle: UIModalPresentationStyle { plan.style }
    /// Nothing is turned here: a rotation is over before a transition begins.
    var targetTransform: CGAffineTransform { .identity }

    /// Who conducts tells how far it is. What we drive ourselves is there by now.
    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive, !percentComplete.isNaN else { return }
        told = min(max(percentComplete, 0), 1)
        (drive as? FollowerDrive)?.move(to: told)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: plan.fromView
        case .to: plan.toView
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        if vc === from { return plan.fromFrame }
        // Who stays below and comes to the front again is already there.
        return vc === to && kind == .dismiss && plan.toView == nil ? plan.toFrame : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === to { return plan.toFrame }
        return vc === from && kind == .present && plan.fromView == nil ? plan.fromFrame : .zero
    }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
    var isInterruptible: Bool { steerable != nil }
    var isCancelled: Bool { transitionWasCancelled }
    var percentComplete: CGFloat { isTold ? told : drive?.fraction ?? 0 }
    /// The conductor moves it by itself, and holds it now.
    private var isTold: Bool { isInteractive && (drive == nil || drive is FollowerDrive) }
    var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isOver else { return false }
        return alongside.add(animation, completion, self)
    }

    /// What is outside of the container is held and moved like what is in it, wherever it is.
    func animateAlongsideTransition(
        in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {
        alongside.watchers.append((handler, false))
    }

    func notifyWhenInteractionEnds(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {
        alongside.watchers.append((handler, true))
    }
}

extension UIViewController {
    /// The transition that this controller, or one that it is in, takes part in: from before `viewWillAppear` until after the did-calls.
    public var transitionCoordinator: UIViewControllerTransitionCoordinator? {
        transition ?? sizeTransition ?? parent?.transitionCoordinator
    }
}
