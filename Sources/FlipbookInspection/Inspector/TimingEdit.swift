import FlipbookMotion
import UIKit

/// A change of the timing of a group of animations.
package nonisolated struct TimingEdit: Equatable, Sendable {
    /// The group in the timeline.
    package var group: Int
    /// The new duration in seconds, or nil if it stays.
    package var duration: Double?
    /// The new delay in seconds, or nil if it stays.
    package var delay: Double?
    /// The new control points, or nil if they stay.
    package var controlPoints: UnitBezier?
    /// The new damping ratio and response of a spring, or nil if they stay.
    package var spring: SpringShape?

    /// The damping ratio of a spring, and its response in seconds.
    package struct SpringShape: Equatable, Sendable {
        package var dampingRatio: Double
        package var response: Double

        package init(dampingRatio: Double, response: Double) { (self.dampingRatio, self.response) = (dampingRatio, response) }
    }

    package init(group: Int) { self.group = group }
}

/// A drag in the inspector that changes a timing.
struct TimingDrag {
    enum Part {
        /// A control point of a Bézier curve: 0 or 1.
        case controlPoint(Int)
        /// The duration, by a horizontal drag of the curve.
        case duration
        /// The response of a spring by a horizontal drag, and the damping by a vertical one.
        case spring
    }

    var group: Int
    /// The animation when the drag began.
    var animation: LayerReport.AnimationState
    var part: Part
    var start: CGPoint
    var curveView: CurveView

    /// Returns the change for the current place of the pointer.
    func edit(at point: CGPoint, in view: UIView) -> TimingEdit? {
        var edit = TimingEdit(group: group)
        let (dx, dy) = (Double(point.x - start.x), Double(point.y - start.y))
        switch part {
        case .controlPoint(let index):
            guard case .bezier(var x1, var y1, var x2, var y2) = animation.curve else { return nil }
            let values = curveView.values(at: curveView.convert(point, from: view))
            func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
            let (x, y) = (rounded(min(max(values.x, 0), 1)), rounded(min(max(values.y, -1), 2)))
            if index == 0 { (x1, y1) = (x, y) } else { (x2, y2) = (x, y) }
            edit.controlPoints = UnitBezier(x1, y1, x2, y2)
        case .duration:
            edit.duration = max(((animation.duration + dx / 100) * 20).rounded() / 20, 0.05)
        case .spring:
            guard let spring = animation.curve.spring else { return nil }
            edit.spring = TimingEdit.SpringShape(
                dampingRatio: min(max(((spring.dampingRatio + dy / 200) * 50).rounded() / 50, 0.02), 2),
                response: min(max(((spring.perceptualDuration + dx / 200) * 50).rounded() / 50, 0.04), 10))
        }
        return edit
    }
}
