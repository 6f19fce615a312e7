import FlipbookMotion
import QuartzCore

extension UIView {
    /// Runs the block immediately and animates its changes during `duration` seconds.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// Runs the block immediately and animates its changes. The completion is called with true if all animations ran to their end.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Runs the block immediately and animates its changes.
    ///
    /// Model values change immediately. The displayed values follow during `duration` seconds, after `delay` seconds.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The time before the first change, in seconds.
    ///   - options: The curve, repetitions, and other options.
    ///   - animations: Makes the changes. It is called once, immediately.
    ///   - completion: Called once, with true if all animations ran to their end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let parameters = AnimationParameters(
            duration: duration, delay: delay, timing: .curve(options.curve.timingFunction), options: options)
        AnimationBlock(inheriting: parameters, completion: completion).run(animations)
    }

    /// Runs the block immediately and animates its changes with a spring that settles in `duration` seconds.
    ///
    /// After `duration`, 0.1 % of the oscillation remains, and is cut off.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The time before the first change, in seconds.
    ///   - dampingRatio: The damping ratio. A spring with the ratio 1 does not oscillate.
    ///   - velocity: The initial velocity per second, as a multiple of the total distance.
    ///   - options: Repetitions and other options. The curve has no effect on a spring.
    ///   - animations: Makes the changes. It is called once, immediately.
    ///   - completion: Called once, with true if all animations ran to their end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(dampingRatio: Double(dampingRatio), duration: duration, velocity: Double(velocity))
        let parameters = AnimationParameters(
            duration: duration, delay: delay, timing: .spring(spring, velocity: CGVector(dx: velocity, dy: velocity)),
            dampingRatio: Double(dampingRatio), options: options)
        AnimationBlock(inheriting: parameters, completion: completion).run(animations)
    }

    /// Runs the block immediately and animates its changes with a spring, given by its perceived duration and bounce.
    ///
    /// The animation runs until the spring has settled, which is longer than `springDuration`. The curve of the options has no effect.
    public class func animate(
        springDuration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(duration: springDuration, bounce: Double(bounce))
        let parameters = AnimationParameters(
            duration: spring.settlingDuration(velocity: Double(initialSpringVelocity), .uiKit), delay: delay,
            timing: .spring(spring, velocity: CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity)), options: options)
        AnimationBlock(inheriting: parameters, completion: completion).run(animations)
    }

    /// Runs the block without animation, even inside an animation block. Animation blocks inside of it are not animated either.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        withoutAnimationBlock(actionsWithoutAnimation)
        setAnimationsEnabled(wereEnabled)
    }

    /// Runs the block outside of the current animation block: its changes are not animated, but animation blocks inside of it are.
    package class func withoutAnimationBlock(_ body: () -> Void) { AnimationBlock.withCurrentBlock(nil, body) }

    /// Enables or disables animations. While they are disabled, blocks run without animation. Running animations continue.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.areEnabled = enabled }
    /// Whether animation blocks animate their changes.
    public class var areAnimationsEnabled: Bool { AnimationBlock.areEnabled }
    /// The duration of the current animation block in seconds, or 0 outside of a block.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.parameters.duration ?? 0 }

    // MARK: - Repetition

    /// Repeats the animations that are made inside the closure, optionally forward and backward.
    ///
    /// With a fractional count, the last repetition stops partway, and then the target is displayed. The method has an effect only inside
    /// an animation block.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let block = AnimationBlock.current else { return animations() }
        let outerRepetition = block.repetition
        block.repetition = (count.isNaN ? 1 : Double(count), autoreverses)
        animations()
        block.repetition = outerRepetition
    }

    // MARK: - System animations

    /// An animation that `perform(_:on:options:animations:completion:)` can run.
    nonisolated public enum SystemAnimation: Int, Sendable {
        /// The views shrink and fade, and are removed at the end.
        case delete
    }

    /// Shrinks and fades the views, and removes them at the end.
    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: 0.35, delay: 0, options: options,
            animations: {
                for view in views {
                    view.alpha = 0
                    view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
                }
                parallelAnimations?()
            },
            completion: { finished in
                for view in views { view.removeFromSuperview() }
                completion?(finished)
            })
    }
}
