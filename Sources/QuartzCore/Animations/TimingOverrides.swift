import CoreGraphics
import FlipbookMotion

/// A change of the timing of an animation.
nonisolated package struct TimingChange: Hashable, Sendable {
    /// The new duration in seconds, or nil if it stays.
    package var duration: Double?
    /// The new delay in seconds, or nil if it stays.
    package var delay: Double?
    /// The new control points of the curve, or nil if they stay.
    package var controlPoints: UnitBezier?
    /// The new spring, or nil if it stays.
    package var spring: Spring?

    package init() {}

    /// Whether nothing is changed.
    package var isEmpty: Bool { self == TimingChange() }

    /// The duration of the animation: that of the change, or that in which the new spring settles, or nil if it stays.
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

    /// The duration of a spring that hardly settles, in seconds.
    private static let longestDuration = 20.0
}

/// The code that has created an animation block, an animator or an animation of a layer.
package final class TimingRecord {
    /// The return addresses of the calls, from the innermost one on.
    package let addresses: [UInt]
    /// The change of the timing for this code, or nil.
    package let change: TimingChange?

    init(addresses: [UInt], change: TimingChange?) { (self.addresses, self.change) = (addresses, change) }
}

/// The changes of timings that are tried out in an inspector. They apply to what is created from then on, so the take has to be played again.
///
/// A change belongs to a call in the source. The call is identified by the return addresses of the innermost functions up to it, which are the
/// same each time the code runs.
package enum TimingOverrides {
    /// Returns the return addresses of the current calls. An inspector sets it; the module has no access to the stack.
    package static var captureAddresses: (() -> [UInt])?

    private static var changes: [(addresses: [UInt], change: TimingChange)] = []

    /// Sets the change for a call, or removes it if the change is empty.
    ///
    /// - Parameter addresses: The first return addresses of a record, up to the call.
    package static func set(_ change: TimingChange, forCall addresses: [UInt]) {
        changes.removeAll { $0.addresses == addresses }
        if !change.isEmpty, !addresses.isEmpty { changes.append((addresses, change)) }
    }

    /// Returns the change for a call, or an empty change.
    package static func change(forCall addresses: [UInt]) -> TimingChange {
        changes.first { $0.addresses == addresses }?.change ?? TimingChange()
    }

    /// Removes all changes.
    package static func removeAll() { changes = [] }

    package static var isEmpty: Bool { changes.isEmpty }

    /// Returns a record of the current calls with the change for them, or nil if nothing is inspected and there are no changes.
    @inline(never) package static func makeRecord() -> TimingRecord? {
        guard !changes.isEmpty || LayerTree.current?.observer != nil, let captureAddresses else { return nil }
        let addresses = captureAddresses()
        return TimingRecord(addresses: addresses, change: changes.first { addresses.starts(with: $0.addresses) }?.change)
    }
}

extension CAAnimation {
    /// Changes the timing.
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
