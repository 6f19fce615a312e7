import Motion
import QuartzCore

extension UIView {
    /// Runs the block now, and shows what it changes during `duration` seconds.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Runs the block now: model values change at once, and what is drawn follows during `duration` seconds after `delay`. The completion
    /// is called once, with whether all of it ran to its end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let manner = AnimationManner(duration: duration, delay: delay, pace: .curve(options.curve.timing), options: options)
        AnimationBlock(inheriting: manner, completion: completion).run(animations)
    }

    /// With a spring that has settled after `duration`: only a thousandth of the swing is left then, and it is cut off. A ratio of 1 does not
    /// swing. `velocity` is in whole distances a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(dampingRatio: Double(dampingRatio), duration: duration, velocity: Double(velocity))
        let manner = AnimationManner(
            duration: duration, delay: delay, pace: .spring(spring, velocity: CGVector(dx: velocity, dy: velocity)), options: options)
        AnimationBlock(inheriting: manner, completion: completion).run(animations)
    }

    /// With a spring told by how long it seems to last and how much it bounces; it runs until it has settled.
    public class func animate(
        springDuration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(duration: springDuration, bounce: Double(bounce))
        let manner = AnimationManner(
            duration: spring.settlingDuration(velocity: Double(initialSpringVelocity), .uiKit), delay: delay,
            pace: .spring(spring, velocity: CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity)), options: options)
        AnimationBlock(inheriting: manner, completion: completion).run(animations)
    }

    /// What the block writes is seen at once, also inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationBlock.with(nil, actionsWithoutAnimation)
    }

    /// Blocks run all the same; nothing that they write is animated, and what already moves goes on.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.areEnabled = enabled }
    /// Whether blocks animate.
    public class var areAnimationsEnabled: Bool { AnimationBlock.areEnabled }
    /// 0 outside of a block.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.manner.duration ?? 0 }
}
