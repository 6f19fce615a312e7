import CoreGraphics
import FlipbookMotion

/// A change of the timing of an animation, which an inspector or a script makes.
nonisolated package struct TimingChange: Hashable, Sendable {
    /// The new duration in seconds, or nil if it is unchanged.
    package var duration: Double?
    /// The new delay in seconds, or nil if it is unchanged.
    package var delay: Double?
    /// The new control points of the curve, or nil if they are unchanged.
    package var controlPoints: UnitBezier?
    /// The new spring, or nil if it is unchanged.
    package var spring: Spring?

    package init() {}

    /// Creates a change of the duration or of the delay, in seconds.
    package init(duration: Double? = nil, delay: Double? = nil) { (self.duration, self.delay) = (duration, delay) }

    /// Creates a change of the control points of the curve.
    package init(curve x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) { controlPoints = UnitBezier(x1, y1, x2, y2) }

    /// Creates a change of the spring, or returns nil if the parameters are not valid.
    package init?(springMass mass: Double, stiffness: Double, damping: Double) {
        guard let spring = try? Spring(mass: mass, stiffness: stiffness, damping: damping) else { return nil }
        self.spring = spring
    }

    /// The coordinates of the control points: x1, y1, x2 and y2. The value is nil if they are unchanged.
    package var curveNumbers: [Double]? { controlPoints.map { [$0.x1, $0.y1, $0.x2, $0.y2] } }
    /// The mass, the stiffness and the damping of the spring, or nil if the spring is unchanged.
    package var springNumbers: [Double]? { spring.map { [$0.mass, $0.stiffness, $0.damping] } }

    /// Whether no property is changed.
    package var isEmpty: Bool { self == TimingChange() }

    /// The duration of the animation: the new duration, or the settling duration of the new spring, or nil if the duration is unchanged.
    package var resultingDuration: Double? {
        if let duration { return duration }
        return spring.map { min($0.settlingDuration(.uiKit), Self.longestDuration) }
    }

    /// Adds another change, which has precedence.
    package mutating func merge(_ other: TimingChange) {
        duration = other.duration ?? duration
        delay = other.delay ?? delay
        controlPoints = other.controlPoints ?? controlPoints
        spring = other.spring ?? spring
    }

    /// The maximum duration of a spring that needs very long to settle, in seconds.
    private static let longestDuration = 20.0
}

extension CAAnimation {
    /// Changes the timing of the animation before it is added to a layer.
    func apply(_ change: TimingChange, on layer: CALayer) {
        if let bezier = change.controlPoints {
            timingFunction = CAMediaTimingFunction(
                controlPoints: Float(bezier.x1), Float(bezier.y1), Float(bezier.x2), Float(bezier.y2))
        }
        if let spring = change.spring, let animation = self as? CASpringAnimation {
            animation.mass = CGFloat(spring.mass)
            animation.stiffness = CGFloat(spring.stiffness)
            animation.damping = CGFloat(spring.damping)
        }
        if let duration = change.resultingDuration { self.duration = duration }
        if let delay = change.delay { beginTime = delay > 0 ? layer.now + delay : 0 }
    }
}
