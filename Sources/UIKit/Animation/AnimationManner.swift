import CoreGraphics
import Motion
import QuartzCore

/// How what is written inside a block moves.
struct AnimationManner {
    enum Pace {
        case curve(CAMediaTimingFunction)
        /// With whole distances a second at the start.
        case spring(Spring, velocity: CGVector)
    }

    var duration: Double
    var delay: Double = 0
    var pace: Pace
    var options: UIView.AnimationOptions = []
    /// Inside an animator all follows a helm, along y a second one if it has two.
    var helm: Helm?
    var verticalHelm: Helm?
    /// Touches find what an animator moves where it is seen.
    var isHitWhereSeen = false
}
