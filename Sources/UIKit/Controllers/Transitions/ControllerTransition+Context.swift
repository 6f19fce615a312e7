extension ControllerTransition: UIViewControllerContextTransitioning {
    var containerView: UIView { configuration.container }
    var isAnimated: Bool { animator != nil }
    var presentationStyle: UIModalPresentationStyle { configuration.style }
    /// Always the identity: a rotation of the screen ends before a transition between controllers begins.
    var targetTransform: CGAffineTransform { .identity }

    /// Stores the fraction that the interaction controller reports, and moves the animations that follow this fraction.
    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive, !percentComplete.isNaN else { return }
        reportedFraction = min(max(percentComplete, 0), 1)
        if let driver, driver.followsReportedFraction { driver.seek(to: reportedFraction) }
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
        case .from: configuration.fromView
        case .to: configuration.toView
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        if vc === from { return configuration.fromFrame }
        // A presenting view that stays in the hierarchy, below the presented view, is already visible.
        return vc === to && kind == .dismiss && configuration.toView == nil ? configuration.toFrame : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === to { return configuration.toFrame }
        return vc === from && kind == .present && configuration.fromView == nil ? configuration.fromFrame : .zero
    }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
    var isCancelled: Bool { transitionWasCancelled }
    var percentComplete: CGFloat { usesReportedFraction ? reportedFraction : driver?.fraction ?? 0 }
    /// Whether the interaction controller moves the views itself and reports the fraction.
    private var usesReportedFraction: Bool { isInteractive && driver?.followsReportedFraction != false }
    var completionVelocity: CGFloat { interactionController?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { interactionController?.completionCurve ?? .easeInOut }

    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !hasEnded else { return false }
        return alongsideAnimations.add(animation, completion, self)
    }

    /// Same as `animate(alongsideTransition:completion:)`. Views outside of the container need no special treatment.
    func animateAlongsideTransition(
        in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {
        alongsideAnimations.interactionHandlers.append((handler, false))
    }

    func notifyWhenInteractionEnds(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {
        alongsideAnimations.interactionHandlers.append((handler, true))
    }
}
