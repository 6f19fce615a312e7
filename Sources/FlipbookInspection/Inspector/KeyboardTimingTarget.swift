import FlipbookMotion
import UIKit

/// The animation in a report whose timing is changed with the keyboard, and the part of the timing that is changed.
struct KeyboardTimingTarget: Equatable {
    enum Part: Equatable {
        /// The duration and the delay, or the response and the damping of a spring.
        case timing
        /// A control point of a Bézier curve: 0 or 1.
        case controlPoint(Int)
    }

    /// The index of the animation among the animations of the report.
    var animation: Int
    /// The number of the animation in the timeline, or nil if the animation was not recorded.
    var number: Int?
    var part = Part.timing

    /// Returns the next part of the timing of a curve. After the last part, returns the first part.
    func nextPart(of curve: TimingCurve) -> Part {
        guard case .bezier = curve else { return .timing }
        switch part {
        case .timing: return .controlPoint(0)
        case .controlPoint(0): return .controlPoint(1)
        case .controlPoint: return .timing
        }
    }

    /// Returns the change by one step in a direction, or nil if the call that created the animation is not known. A step to the right
    /// increases the duration, the response or x. A step upward increases the delay, the damping or y.
    func edit(_ animation: LayerReport.AnimationState, toward direction: CGVector) -> TimingEdit? {
        guard !animation.returnAddresses.isEmpty else { return nil }
        let (dx, dy) = (Double(direction.dx), -Double(direction.dy))
        var change = TimingChange()
        func stepped(_ value: Double, _ step: Double, _ direction: Double) -> Double { ((value / step).rounded() + direction) * step }
        func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
        switch (part, animation.curve) {
        case (.controlPoint(let index), .bezier(var x1, var y1, var x2, var y2)):
            let (x, y) = index == 0 ? (x1, y1) : (x2, y2)
            let new = (
                rounded(min(max(dx == 0 ? x : stepped(x, 0.05, dx), 0), 1)), rounded(min(max(dy == 0 ? y : stepped(y, 0.05, dy), -1), 2))
            )
            if index == 0 { (x1, y1) = new } else { (x2, y2) = new }
            change.controlPoints = UnitBezier(x1, y1, x2, y2)
        case (_, let curve):
            if let spring = curve.spring {
                let response = dx == 0 ? spring.perceptualDuration : stepped(spring.perceptualDuration, 0.02, dx)
                let damping = dy == 0 ? spring.dampingRatio : stepped(spring.dampingRatio, 0.02, dy)
                change.spring = Spring(
                    response: rounded(min(max(response, 0.04), 10)), dampingRatio: rounded(min(max(damping, 0.02), 1)))
            } else if dx != 0 {
                change.duration = rounded(max(stepped(animation.duration, 0.05, dx), 0.05))
            } else {
                change.delay = rounded(max(stepped(animation.delay, 0.05, dy), 0))
            }
        }
        return TimingEdit(animation, change)
    }
}
