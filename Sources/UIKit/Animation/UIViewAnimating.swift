/// An animation that can be run, paused, scrubbed and reversed.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// Whether the animation is running, including its delay.
    var isRunning: Bool { get }
    /// Whether the animation runs backward.
    var isReversed: Bool { get set }
    /// The completed fraction in the current direction, 0…1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or continues it after a pause.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its current position.
    func pauseAnimation()
    /// Stops the animation at its current position.
    ///
    /// - Parameter withoutFinishing: If false, `finishAnimation(at:)` must be called afterward.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
