/// The state of an animator.
///
/// - `inactive`: not started, or finished.
/// - `active`: running or paused.
/// - `stopped`: stopped, but not finished yet.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// The position at which an animator ends: at its targets, at its start values, or at the current values.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that can be run, paused, scrubbed and reversed.
public protocol UIViewAnimating: AnyObject {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// Whether the animation is running, including its delay.
    var isRunning: Bool { get }
    /// Whether the animation runs backward.
    var isReversed: Bool { get set }
    /// The completed fraction in the direction of travel, 0…1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or continues it after a pause.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its current position.
    func pauseAnimation()
    /// Stops the animation at its current position.
    ///
    /// - Parameter withoutFinishing: If false, `finishAnimation(at:)` has to follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that runs blocks. The requirements have defaults, because they are optional in UIKit.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a block that starts after a fraction of the remaining duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a block.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that is called when the animation has ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues a paused animation with other timing.
    func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Adds the block without a delay.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Does nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Does nothing.
    public func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {}
}
