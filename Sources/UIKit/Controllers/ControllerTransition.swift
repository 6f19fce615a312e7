import QuartzCore

/// One way from a controller to another: what the animators are told of it, and what is done before and after.
///
/// Presentations, navigation and tab bars differ in what they do with the views; that is in `willBegin` and `didEnd`.
final class ControllerTransition {
    enum Kind { case present, dismiss, push, pop, exchange }

    /// What is to happen.
    struct Plan {
        var kind: Kind
        var from: UIViewController?
        var to: UIViewController?
        /// Nil for a view that stays where it is.
        var fromView: UIView?
        var toView: UIView?
        var container: UIView
        var style = UIModalPresentationStyle.none
        var fromFrame = CGRect.zero
        var toFrame = CGRect.zero
        /// Who is told that its view goes and comes; who has come is told before those who have gone, or after them.
        var leaving: [UIViewController] = []
        var coming: [UIViewController] = []
        var isComingFirst = true
        var willBegin: () -> Void = {}
        var didEnd: (_ completed: Bool) -> Void = { _ in }
        var completion: (() -> Void)?
    }

    private(set) var plan: Plan
    /// Nil if nothing moves.
    let animator: UIViewControllerAnimatedTransitioning?
    let interactor: UIViewControllerInteractiveTransitioning?
    let alongside = AlongsideBlocks()
    /// Called last, whichever way it ended.
    var whenOver: ((_ completed: Bool) -> Void)?
    private weak var window: UIWindow?

    var isInteractive = false
    var transitionWasCancelled = false
    private(set) var initiallyInteractive = false
    private(set) var transitionDuration: TimeInterval = 0
    private(set) var isOver = false
    /// What a conductor has told of last.
    var told: CGFloat = 0
    /// Holds and moves what the animator has begun.
    private(set) var drive: TransitionDrive?

    var kind: Kind { plan.kind }
    var from: UIViewController? { plan.from }
    var to: UIViewController? { plan.to }
    var leaving: [UIViewController] { plan.leaving }

    init(_ plan: Plan, animator: UIViewControllerAnimatedTransitioning?, interactor: UIViewControllerInteractiveTransitioning?) {
        self.plan = plan
        self.animator = animator
        self.interactor = interactor
    }

    // MARK: - Beginning

    func start() {
        window = plan.container.window
        window?.transitions.append(self)
        for controller in [from, to] { controller?.transition = self }
        UIView.performWithoutAnimation {
            transitionDuration = animator?.transitionDuration(using: self) ?? 0
            initiallyInteractive = interactor?.wantsInteractiveStart ?? false
            isInteractive = initiallyInteractive
            plan.willBegin()
            for controller in plan.leaving { controller.beginAppearanceTransition(false, animated: isAnimated) }
            for controller in plan.coming { controller.beginAppearanceTransition(true, animated: isAnimated) }
            placeComingView()
        }
        if animator == nil { return arriveAtOnce() }
        if let interactor { interactor.startInteractiveTransition(self) } else { animate(held: false) }
        follow()
    }

    /// If nobody has taken them along yet, the conductor moves all by itself: those who go along follow what it tells.
    private func follow() {
        guard !isOver, !alongside.isEmpty else { return alongside.close() }
        let followers = UIViewPropertyAnimator(duration: transitionDuration, curve: .linear)
        alongside.run(self) { followers.addAnimations($0) }
        let follower = FollowerDrive(followers)
        isInteractive ? followers.pauseAnimation() : followers.startAnimation()
        drive = follower
    }

    /// An animator finds the view as large as it will be.
    private func placeComingView() {
        guard let view = plan.toView, kind != .dismiss, !plan.toFrame.isEmpty else { return }
        view.setUntransformedFrame(plan.toFrame)
    }

    private func arriveAtOnce() {
        UIView.performWithoutAnimation {
            if let view = plan.toView, view.superview !== containerView { containerView.addSubview(view) }
            alongside.runPlainly(self)
        }
        completeTransition(true)
    }

    /// Has the animator begin: running, or held at its start.
    func animate(held: Bool) {
        guard let animator, !isOver else { return }
        if held, let steerable = steerable {
            steerable.pauseAnimation()
            alongside.run(self) { steerable.addAnimations($0) }
            drive = AnimatorDrive(steerable)
            return
        }
        let ledger = TransitionLedger(isEven: held) { [unowned self] in alongside.run(self) { $0() } }
        let timeline = TimelineDrive(containerView.layer, ledger, duration: transitionDuration)
        AnimationBlock.ledger = ledger
        animator.animateTransition(using: self)
        AnimationBlock.ledger = nil
        guard !isOver else { return }
        animateRest(ledger)
        drive = timeline
        if held { timeline.hold() }
    }

    /// What goes along and found no block of the animator's to do it in.
    private func animateRest(_ ledger: TransitionLedger) {
        guard !alongside.isEmpty else { return }
        if let steerable { return alongside.run(self) { steerable.addAnimations($0) } }
        AnimationBlock.ledger = ledger
        UIView.animate(withDuration: transitionDuration) { ledger.joinIn() }
        AnimationBlock.ledger = nil
    }

    /// The animator's animator, if it lets us have it. Asked for once: it has to be the same every time.
    private(set) lazy var steerable: UIViewImplicitlyAnimating? = {
        guard let given = animator?.interruptibleAnimator(using: self), !(given is NoAnimator) else { return nil }
        return given
    }()

    /// Whether touches reach anybody meanwhile.
    var acceptsTouches: Bool {
        guard let steerable else { return false }
        return (steerable as? UIViewPropertyAnimator)?.isUserInteractionEnabled ?? true
    }

    // MARK: - Holding

    func pauseInteractiveTransition() {
        guard !isOver, !isInteractive, animator != nil else { return }
        if let steerable, !(drive is AnimatorDrive) { drive = AnimatorDrive(steerable) }
        drive?.hold()
        transitionWasCancelled = false
        isInteractive = true
        alongside.interactionDidChange(self)
    }

    func finishInteractiveTransition() { letGo(cancelled: false) }

    func cancelInteractiveTransition() { letGo(cancelled: true) }

    private func letGo(cancelled: Bool) {
        guard !isOver else { return }
        transitionWasCancelled = cancelled
        isInteractive = false
        if let follower = drive as? FollowerDrive {
            let speed = completionVelocity > 0 ? completionVelocity : 1
            follower.play(toEnd: !cancelled, CompletionPace(speed: speed, curve: completionCurve))
        }
        alongside.interactionDidChange(self)
    }

    // MARK: - The end

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        isInteractive = false
        transitionWasCancelled = !didComplete
        let (ended, window) = (drive, window)
        drive = nil
        ended?.end(completed: didComplete)
        // Kept alive until the last of those who wait has been told.
        withExtendedLifetime(self) {
            window?.transitions.removeAll { $0 === self }
            UIView.performWithoutAnimation { plan.didEnd(didComplete) }
            tellAppearance(didComplete)
            alongside.end(self)
            for controller in [from, to] where controller?.transition === self { controller?.transition = nil }
            window?.setNeedsStatusBarUpdate()
            animator?.animationEnded(didComplete)
            if didComplete { plan.completion?() }
            whenOver?(didComplete)
        }
    }

    private func tellAppearance(_ completed: Bool) {
        if completed {
            let order = plan.isComingFirst ? plan.coming + plan.leaving : plan.leaving + plan.coming
            for controller in order { controller.endAppearanceTransition() }
            return
        }
        // Who came goes again, and who was there is told that it has come back.
        for (controllers, isAppearing) in [(plan.coming, false), (plan.leaving, true)] {
            for controller in controllers {
                controller.beginAppearanceTransition(isAppearing, animated: isAnimated)
                controller.endAppearanceTransition()
            }
        }
    }
}

extension UIView {
    /// Place and size, whatever the transform.
    func setUntransformedFrame(_ frame: CGRect) {
        let anchor = layer.anchorPoint
        bounds.size = frame.size
        center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
}
