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
    var options: UIView.AnimationOptions = []
    /// The driver, if the block belongs to an animator. `verticalDriver` drives positions along y if their timing is different.
    var driver: ProgressDriver?
    var verticalDriver: ProgressDriver?
    /// Whether touches hit the animated views at their displayed positions, rather than at their final ones.
    var usesPresentationForHitTesting = false
}
