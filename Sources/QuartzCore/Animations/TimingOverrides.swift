import CoreGraphics
import FlipbookMotion

/// A change of the timing of an animation.
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

/// The code that has created an animation block, an animator or an animation of a layer.
package final class TimingRecord {
    /// The return addresses of the calls, beginning with the innermost call.
    package let addresses: [UInt]
    /// The change of the timing for this code, or nil.
    package let change: TimingChange?

    init(addresses: [UInt], change: TimingChange?) { (self.addresses, self.change) = (addresses, change) }
}

/// The means by which an inspector records the code that creates animations, and changes the timings of these animations.
package enum TimingOverrides {
    /// Returns the return addresses of the current calls. An inspector sets this closure, because this module cannot read the stack.
    package static var captureAddresses: (() -> [UInt])?
    /// The changes for new trees, so that animations that start while a stage is created are changed too.
    package static var changesOfNewTrees = TimingTable()

    /// Calls `body`. The layer trees that `body` creates have these changes.
    package static func makeTrees<Result>(with changes: TimingTable, _ body: () throws -> Result) rethrows -> Result {
        let outer = changesOfNewTrees
        changesOfNewTrees = changes
        defer { changesOfNewTrees = outer }
        return try body()
    }

    /// Returns a record of the current calls, with the change of their timing. Returns nil if `captureAddresses` is nil, or if the current
    /// tree has no observer and no changes.
    @inline(never) package static func makeRecord() -> TimingRecord? {
        guard let tree = LayerTree.current, !tree.timingChanges.isEmpty || tree.observer != nil, let captureAddresses else { return nil }
        let addresses = captureAddresses()
        return TimingRecord(addresses: addresses, change: tree.timingChanges.change(forRecord: addresses))
    }
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
