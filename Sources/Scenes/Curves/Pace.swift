import UIKit

/// A timing curve: what makes progress of time.
struct Pace {
    let name: String
    let detail: String
    private let kind: Kind

    private enum Kind {
        case cubic(CGPoint, CGPoint)
        case spring(damping: CGFloat)
    }

    /// Those of the tutorials.
    static let all = [
        Pace(name: "linear", detail: "(0, 0) (1, 1)", kind: .cubic(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))),
        Pace(name: "easeIn", detail: "(0.42, 0) (1, 1)", kind: .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))),
        Pace(name: "easeOut", detail: "(0, 0) (0.58, 1)", kind: .cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))),
        Pace(name: "easeInOut", detail: "(0.42, 0) (0.58, 1)", kind: .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))),
        Pace(name: "custom", detail: "(0.57, −0.4) (0.96, 0.87)", kind: .cubic(CGPoint(x: 0.57, y: -0.4), CGPoint(x: 0.96, y: 0.87))),
        Pace(name: "spring", detail: "damping 0.33", kind: .spring(damping: 0.33)),
    ]

    /// Animates a property at this pace, and keeps it at its end so that it can be wound back.
    func animation(of keyPath: String, from start: CGFloat, to end: CGFloat, duration: CFTimeInterval) -> CAAnimation {
        let animation: CABasicAnimation
        switch kind {
        case .cubic(let first, let second):
            animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = CAMediaTimingFunction(
                controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
        case .spring(let damping):
            // Of the stiffness of a spring and its friction only the ratio matters to the eye; the rest says when it has settled.
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

    /// The curve itself, in a square of the given side: time to the right, progress upwards. A cubic is a Bézier curve already.
    func curve(side: CGFloat) -> CGPath {
        let path = CGMutablePath()
        func point(_ time: CGFloat, _ progress: CGFloat) -> CGPoint { CGPoint(x: time * side, y: (1 - progress) * side) }
        path.move(to: point(0, 0))
        switch kind {
        case .cubic(let first, let second):
            path.addCurve(to: point(1, 1), control1: point(first.x, first.y), control2: point(second.x, second.y))
        case .spring(let damping):
            for step in 1...100 {
                let time = CGFloat(step) / 100
                path.addLine(to: point(time, Self.spring(damping, at: time)))
            }
        }
        return path
    }

    // MARK: - Springs

    /// What is left of the swing falls as e^-ζωt. The ω for which a thousandth of it is left at the time 1.
    private static func frequency(_ damping: CGFloat) -> CGFloat { log(1000 * damping / (1 - damping * damping).squareRoot()) / damping }

    /// p = 1 - e^-βt · (cos ωt + β/ω · sin ωt)
    private static func spring(_ damping: CGFloat, at time: CGFloat) -> CGFloat {
        let decay = damping * frequency(damping)
        let swing = frequency(damping) * (1 - damping * damping).squareRoot()
        return 1 - exp(-decay * time) * (cos(swing * time) + decay / swing * sin(swing * time))
    }
}
