import CoreGraphics
import FlipbookMotion
import QuartzCore

/// The duration, timing and options of an animation block.
struct AnimationParameters {
    /// A timing curve or a spring.
    enum Timing {
        case curve(CAMediaTimingFunction)
        /// The initial velocity is in total distances per second.
        case spring(Spring, velocity: CGVector)
    }

    /// The duration in seconds, without the delay.
    var duration: Double
    var delay: Double = 0
    var timing: Timing
    /// The damping ratio of a spring that was made to settle in the duration of its own block, or nil for other timings.
    var dampingRatio: Double?
    var options: UIView.AnimationOptions = []
    /// The driver, if the block belongs to an animator.
    var driver: ProgressDriver?
    /// The driver of positions along y, if their timing is different.
    var verticalDriver: ProgressDriver?
    /// Whether touches hit the animated views at their displayed positions, rather than at their final positions.
    var usesPresentationForHitTesting = false
    /// Whether the duration is that of the block around this block, rather than that in the call.
    var inheritsDuration = false

    /// Replaces numbers that are not finite and reports them. All blocks call this method.
    mutating func replaceInvalidNumbers() {
        duration = Diagnostics.finite(duration, or: 0, "duration", source: "UIView animation")
        delay = Diagnostics.finite(delay, or: 0, "delay", source: "UIView animation")
        guard case .spring(let spring, let velocity) = timing, !velocity.isFinite else { return }
        Diagnostics.reportRefusedValue(of: "the initial velocity", source: "UIView animation", "0 is used")
        timing = .spring(spring, velocity: .zero)
    }
}
