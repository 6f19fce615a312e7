import QuartzCore

/// A transition from one controller to another.
///
/// It is the transition context of the animator, and the transition coordinator that runs alongside animations. It also prepares the
/// animation and cleans up after it.
///
/// Presentations, navigation controllers and tab bar controllers add and remove their views differently. They do this in
/// `Configuration.willBegin` and `Configuration.didEnd`.
final class ControllerTransition {
    /// The action that causes the transition.
    enum Kind {
        case present, dismiss, push, pop, selectTab

        /// The name of the transition in messages.
        var name: String {
            switch self {
            case .present: "a presentation"
            case .dismiss: "a dismissal"
            case .push: "a push"
            case .pop: "a pop"
            case .selectTab: "a change of tabs"
            }
        }
    }

    /// The description of a transition: its controllers, views, frames and callbacks.
    struct Configuration {
        var kind: Kind
        var from: UIViewController?
        var to: UIViewController?
        /// The view that the transition moves away, or nil if the view of `from` stays where it is.
        var fromView: UIView?
        /// The view that the transition brings in, or nil if the view of `to` stays where it is.
        var toView: UIView?
        var container: UIView
        var style = UIModalPresentationStyle.none
        /// The frame of the view of `from` before the transition, in the container.
        var fromFrame = CGRect.zero
        /// The frame of the view of `to` after the transition, in the container.
        var toFrame = CGRect.zero
        /// The controllers that get `viewWillDisappear` and `viewDidDisappear`.
        var disappearingControllers: [UIViewController] = []
        /// The controllers that get `viewWillAppear` and `viewDidAppear`.
        var appearingControllers: [UIViewController] = []
        /// Whether `viewDidAppear` is called before `viewDidDisappear`, rather than after it.
        var callsDidAppearFirst = true
        var willBegin: () -> Void = {}
        var didEnd: (_ completed: Bool) -> Void = { _ in }
        /// Called after all other callbacks except `afterEnd`, if the transition completed.
        var completion: (() -> Void)?
    }

    private(set) var configuration: Configuration
    /// The animator, or nil for a transition without animation.
    let animator: UIViewControllerAnimatedTransitioning?
    let interactionController: UIViewControllerInteractiveTransitioning?
    let alongsideAnimations = AlongsideAnimations()
    /// Called at the end of a completed or cancelled transition, after everything else.
    var afterEnd: ((_ completed: Bool) -> Void)?
    private weak var window: UIWindow?

    var isInteractive = false
    var transitionWasCancelled = false
    private(set) var initiallyInteractive = false
    private(set) var transitionDuration: TimeInterval = 0
    private(set) var hasEnded = false
    /// The fraction that the interaction controller has most recently reported, 0…1.
    var reportedFraction: CGFloat = 0
    /// The object that controls the progress of the animator's animations, or of the alongside animations if the interaction controller
    /// moves the views itself.
    private(set) var driver: TransitionDriver?

    var kind: Kind { configuration.kind }
    var from: UIViewController? { configuration.from }
    var to: UIViewController? { configuration.to }
    var disappearingControllers: [UIViewController] { configuration.disappearingControllers }

    init(
        _ configuration: Configuration, animator: UIViewControllerAnimatedTransitioning?,
        interactionController: UIViewControllerInteractiveTransitioning?
    ) {
        self.configuration = configuration
        self.animator = animator
        self.interactionController = interactionController
    }

    // MARK: - Beginning

    func start() {
        window = configuration.container.window
        window?.transitions.append(self)
        for controller in [from, to] { controller?.currentTransition = self }
        UIView.withoutAnimationBlock {
            transitionDuration = animator?.transitionDuration(using: self) ?? 0
            initiallyInteractive = interactionController?.wantsInteractiveStart ?? false
            isInteractive = initiallyInteractive
            configuration.willBegin()
            for controller in configuration.disappearingControllers { controller.beginAppearanceTransition(false, animated: isAnimated) }
            for controller in configuration.appearingControllers { controller.beginAppearanceTransition(true, animated: isAnimated) }
            layOutAppearingView()
        }
        if animator == nil { return completeWithoutAnimation() }
        if let interactionController { interactionController.startInteractiveTransition(self) } else { startAnimator(paused: false) }
        startAlongsideAnimations()
    }

    /// Runs the alongside animations that no animation block has run yet. This happens if the interaction controller moves the views
    /// itself. The alongside animations then follow the fraction that it reports.
    private func startAlongsideAnimations() {
        guard !hasEnded, !alongsideAnimations.isEmpty else { return alongsideAnimations.markAsRun() }
        let alongsideAnimator = UIViewPropertyAnimator(duration: transitionDuration, curve: .linear)
        alongsideAnimations.run(self) { alongsideAnimator.addAnimations($0) }
        let alongsideDriver = AlongsideDriver(alongsideAnimator)
        isInteractive ? alongsideAnimator.pauseAnimation() : alongsideAnimator.startAnimation()
        driver = .alongside(alongsideDriver)
    }

    /// Sets the appearing view to its final frame before the animator starts.
    private func layOutAppearingView() {
        guard let view = configuration.toView, kind != .dismiss, !configuration.toFrame.isEmpty else { return }
        view.setUntransformedFrame(configuration.toFrame)
    }

    /// Completes a transition that has no animator.
    private func completeWithoutAnimation() {
        UIView.withoutAnimationBlock {
            if let view = configuration.toView, view.superview !== containerView { containerView.addSubview(view) }
            alongsideAnimations.runDirectly(self)
        }
        completeTransition(true)
    }

    /// Starts the animator.
    ///
    /// - Parameter paused: Whether the animations are paused at their start, so that an interaction controller can move them.
    func startAnimator(paused: Bool) {
        Activity.perform(Activity(.transition, "\(kind)")) { runAnimator(paused: paused) }
    }

    private func runAnimator(paused: Bool) {
        guard let animator, !hasEnded else { return }
        if paused, let interruptible = interruptibleAnimator {
            interruptible.pauseAnimation()
            alongsideAnimations.run(self) { interruptible.addAnimations($0) }
            driver = .animator(AnimatorDriver(interruptible))
            return
        }
        let recorder = TransitionRecorder(usesLinearTiming: paused) { [unowned self] in alongsideAnimations.runDirectly(self) }
        let layerTimeDriver = LayerTimeDriver(containerView.layer, recorder, duration: transitionDuration)
        recorder.record { animator.animateTransition(using: self) }
        guard !hasEnded else { return }
        startedAnimators = recorder.startedAnimators
        runRemainingAlongsideAnimations(recorder)
        driver = .layerTime(layerTimeDriver)
        if paused { layerTimeDriver.pause() }
    }

    /// Runs the alongside animations that no block of the animator has run.
    private func runRemainingAlongsideAnimations(_ recorder: TransitionRecorder) {
        guard !alongsideAnimations.isEmpty else { return }
        if let controlledAnimator { return alongsideAnimations.run(self) { controlledAnimator.addAnimations($0) } }
        recorder.record { UIView.animate(withDuration: transitionDuration) { recorder.runAlongsideAnimations() } }
    }

    /// The interruptible animator that the transition's animator provides, or nil.
    ///
    /// It is requested only once, because all uses need the same animator.
    private(set) lazy var interruptibleAnimator: UIViewImplicitlyAnimating? = {
        guard let candidate = animator?.interruptibleAnimator(using: self), !(candidate is PlaceholderAnimator) else { return nil }
        return candidate
    }()

    /// The property animators that `animateTransition` has started.
    private var startedAnimators: [UIViewPropertyAnimator] = []

    /// The animator that is paused and moved if the transition is interrupted, or nil for a transition that uses animation blocks.
    ///
    /// If `animateTransition` has started exactly one animator, this property returns it without a request of `interruptibleAnimator`. Many
    /// classes create a new animator at each request. A new animator would reset the views to their start, and would not be the running
    /// animator.
    private var controlledAnimator: UIViewImplicitlyAnimating? {
        startedAnimators.count == 1 ? startedAnimators[0] : interruptibleAnimator
    }

    /// Whether the transition can be paused by a touch.
    ///
    /// Without an interaction controller, only `interruptibleAnimator` determines whether the transition can be interrupted.
    var isInterruptible: Bool { interactionController != nil && !startedAnimators.isEmpty || interruptibleAnimator != nil }

    /// Whether touches reach the views of the window during the transition.
    var acceptsTouches: Bool {
        guard isInterruptible else { return false }
        return (controlledAnimator as? UIViewPropertyAnimator)?.isUserInteractionEnabled ?? true
    }

    // MARK: - Interaction

    func pauseInteractiveTransition() {
        guard !hasEnded, !isInteractive, animator != nil else { return }
        if let controlledAnimator { driver = .animator(AnimatorDriver(controlledAnimator)) }
        driver?.pause()
        transitionWasCancelled = false
        isInteractive = true
        alongsideAnimations.interactionDidChange(self)
    }

    func finishInteractiveTransition() { endInteraction(cancelled: false) }

    func cancelInteractiveTransition() { endInteraction(cancelled: true) }

    private func endInteraction(cancelled: Bool) {
        guard !hasEnded else { return }
        transitionWasCancelled = cancelled
        isInteractive = false
        if let driver, driver.followsReportedFraction {
            let speed = completionVelocity > 0 ? completionVelocity : 1
            driver.play(toEnd: !cancelled, CompletionTiming(speed: speed, curve: completionCurve))
        }
        alongsideAnimations.interactionDidChange(self)
    }

    // MARK: - The end

    func completeTransition(_ didComplete: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        isInteractive = false
        transitionWasCancelled = !didComplete
        let (ended, window) = (driver, window)
        driver = nil
        startedAnimators = []
        ended?.end(completed: didComplete)
        // Keeps the transition alive until the last callback has returned.
        withExtendedLifetime(self) {
            window?.transitions.removeAll { $0 === self }
            UIView.withoutAnimationBlock { configuration.didEnd(didComplete) }
            notifyAppearance(didComplete)
            alongsideAnimations.runCompletions(self)
            for controller in [from, to] where controller?.currentTransition === self { controller?.currentTransition = nil }
            window?.setNeedsStatusBarUpdate()
            animator?.animationEnded(didComplete)
            if didComplete { configuration.completion?() }
            afterEnd?(didComplete)
        }
    }

    private func notifyAppearance(_ completed: Bool) {
        if completed {
            let order =
                configuration.callsDidAppearFirst
                ? configuration.appearingControllers + configuration.disappearingControllers
                : configuration.disappearingControllers + configuration.appearingControllers
            for controller in order { controller.endAppearanceTransition() }
            return
        }
        // The controllers that appeared disappear again, and the controllers that disappeared appear again.
        for (controllers, isAppearing) in [(configuration.appearingControllers, false), (configuration.disappearingControllers, true)] {
            for controller in controllers {
                controller.beginAppearanceTransition(isAppearing, animated: isAnimated)
                controller.endAppearanceTransition()
            }
        }
    }
}
