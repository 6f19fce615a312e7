import UIKit

/// A timing curve: a function from time to progress.
struct TimingCurve {
    let name: String
    let detail: String
    private let kind: Kind

    private enum Kind {
        case cubic(CGPoint, CGPoint)
        case spring(damping: CGFloat)
    }

    /// The curves that the scene compares.
    static let all = [
        TimingCurve(name: "linear", detail: "(0, 0) (1, 1)", kind: .cubic(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))),
        TimingCurve(name: "easeIn", detail: "(0.42, 0) (1, 1)", kind: .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))),
        TimingCurve(name: "easeOut", detail: "(0, 0) (0.58, 1)", kind: .cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))),
        TimingCurve(name: "easeInOut", detail: "(0.42, 0) (0.58, 1)", kind: .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))),
        TimingCurve(
            name: "custom", detail: "(0.57, −0.4) (0.96, 0.87)", kind: .cubic(CGPoint(x: 0.57, y: -0.4), CGPoint(x: 0.96, y: 0.87))),
        TimingCurve(name: "spring", detail: "damping 0.33", kind: .spring(damping: 0.33)),
    ]

    /// Returns an animation of a property with this timing curve. It is not removed at its end, so that a drag can move it back to any
    /// time.
    func animation(of keyPath: String, from start: CGFloat, to end: CGFloat, duration: CFTimeInterval) -> CAAnimation {
        let animation: CABasicAnimation
        switch kind {
        case .cubic(let first, let second):
            animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = CAMediaTimingFunction(
                controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
        case .spring(let damping):
            // The damping ratio determines the shape of the curve. The stiffness is chosen so that the spring settles within the duration.
            let spring = CASpringAnimation(keyPath: keyPath)
            let frequency = Self.frequency(damping) / CGFloat(duration)
            spring.stiffness = frequency * frequency
            spring.damping = 2 * damping * frequency
            animation = spring
        }
        animation.fromValue = start
        animation.toValue = end
        animation.duration = duration
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        return animation
    }

    /// Returns the graph of the curve in a square. Time is on the horizontal axis, and progress on the vertical axis.
    ///
    /// The graph of a cubic timing curve is a Bézier curve with the same control points.
    func graphPath(side: CGFloat) -> CGPath {
        let path = CGMutablePath()
        func point(_ time: CGFloat, _ progress: CGFloat) -> CGPoint { CGPoint(x: time * side, y: (1 - progress) * side) }
        path.move(to: point(0, 0))
        switch kind {
        case .cubic(let first, let second):
            path.addCurve(to: point(1, 1), control1: point(first.x, first.y), control2: point(second.x, second.y))
        case .spring(let damping):
            for step in 1...100 {
                let time = CGFloat(step) / 100
                path.addLine(to: point(time, Self.springProgress(damping, at: time)))
            }
        }
        return path
    }

    // MARK: - Springs

    /// Returns the undamped angular frequency ω₀ for which ζ/√(1-ζ²) · e^-ζω₀t, the envelope of the sine term, is 0.001 at time 1.
    /// ζ is the damping ratio.
    private static func frequency(_ damping: CGFloat) -> CGFloat { log(1000 * damping / (1 - damping * damping).squareRoot()) / damping }

    /// Returns the progress of the spring: p = 1 - e^-βt · (cos ωt + β/ω · sin ωt), where β = ζω₀ and ω = ω₀ · √(1-ζ²).
    private static func springProgress(_ damping: CGFloat, at time: CGFloat) -> CGFloat {
        let decay = damping * frequency(damping)
        let dampedFrequency = frequency(damping) * (1 - damping * damping).squareRoot()
        return 1 - exp(-decay * time) * (cos(dampedFrequency * time) + decay / dampedFrequency * sin(dampedFrequency * time))
    }
}
