import FlipbookMotion
import QuartzCore
import UIKit

/// A change of the timing of animations that one call has created.
package nonisolated struct TimingEdit: Equatable, Sendable {
    /// The return addresses of the calls that have created the animations.
    package var returnAddresses: [UInt]
    package var change: TimingChange
    /// Whether the duration in the call has no effect, because the block around the call determines the duration.
    package var inheritsDuration = false

    package init(returnAddresses: [UInt], change: TimingChange) { (self.returnAddresses, self.change) = (returnAddresses, change) }

    /// Creates a change of the timing of an animation.
    init(_ animation: LayerReport.AnimationState, _ change: TimingChange) {
        self.init(returnAddresses: animation.returnAddresses, change: change)
        inheritsDuration = animation.inheritsDuration
    }
}

/// A drag in the inspector that changes a timing.
struct TimingDrag {
    enum Part {
        /// A control point of a Bézier curve: 0 or 1.
        case controlPoint(Int)
        /// A horizontal drag of the curve changes the duration, and a vertical drag changes the delay.
        case duration
        /// A horizontal drag changes the response of a spring, and a vertical drag changes the damping.
        case spring
    }

    /// The animation when the drag began.
    var animation: LayerReport.AnimationState
    var part: Part
    var start: CGPoint
    var curveView: CurveView

    /// Returns the change for the current position of the pointer, or nil if the curve of the animation does not have the dragged part.
    func edit(at point: CGPoint, in view: UIView) -> TimingEdit? {
        var change = TimingChange()
        // As with the keys, right and up increase the values.
        let (dx, dy) = (Double(point.x - start.x), Double(start.y - point.y))
        switch part {
        case .controlPoint(let index):
            guard case .bezier(var x1, var y1, var x2, var y2) = animation.curve else { return nil }
            let values = curveView.values(at: curveView.convert(point, from: view))
            func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
            let (x, y) = (rounded(min(max(values.x, 0), 1)), rounded(min(max(values.y, -1), 2)))
            if index == 0 { (x1, y1) = (x, y) } else { (x2, y2) = (x, y) }
            change.controlPoints = UnitBezier(x1, y1, x2, y2)
        case .duration:
            if abs(dx) >= abs(dy) {
                change.duration = max(((animation.duration + dx / 100) * 20).rounded() / 20, 0.05)
            } else {
                change.delay = max(((animation.delay + dy / 100) * 20).rounded() / 20, 0)
            }
        case .spring:
            guard let spring = animation.curve.spring else { return nil }
            let damping = min(max(((spring.dampingRatio + dy / 200) * 50).rounded() / 50, 0.02), 1)
            let response = min(max(((spring.perceptualDuration + dx / 200) * 50).rounded() / 50, 0.04), 10)
            change.spring = Spring(response: response, dampingRatio: damping)
        }
        return TimingEdit(animation, change)
    }
}
