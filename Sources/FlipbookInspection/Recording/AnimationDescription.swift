import CoreGraphics
import FlipbookMotion
import QuartzCore
import UIKit

/// The timing and the values of an animation, in the form in which a timeline shows them.
struct AnimationDescription {
    var keyPath: String
    var delay = 0.0
    var duration: Double
    var cycles: Double? = 1
    var autoreverses = false
    var curve = TimingCurve.linear
    var from: String?
    var to: String?

    init(_ attached: AttachedAnimation, on layer: CALayer) {
        let animation = attached.animation
        keyPath = Self.keyPath(of: animation)
        duration = animation.duration
        if let driver = attached.driver {
            setTiming(of: driver)
        } else {
            curve = Self.curve(of: animation)
            setTiming(of: attached, on: layer)
        }
    }

    private static func keyPath(of animation: CAAnimation) -> String {
        switch animation {
        case let animation as CAPropertyAnimation: animation.keyPath ?? "value"
        case let group as CAAnimationGroup: (group.animations ?? []).map { keyPath(of: $0) }.joined(separator: ", ")
        default: "transition"
        }
    }

    /// Returns the curve of an animation that has no `ProgressDriver`.
    private static func curve(of animation: CAAnimation) -> TimingCurve {
        switch animation {
        case let spring as CASpringAnimation:
            .spring(
                mass: Double(spring.mass), stiffness: Double(spring.stiffness), damping: Double(spring.damping),
                velocity: Double(spring.initialVelocity))
        case let keyframes as CAKeyframeAnimation where keyframes.timingFunction == nil:
            .keyframes(times: Self.times(of: keyframes), isDiscrete: keyframes.calculationMode == .discrete)
        default: animation.timingFunction.map { TimingCurve($0.curve) } ?? .linear
        }
    }

    private static func times(of animation: CAKeyframeAnimation) -> [Double] {
        if let times = animation.keyTimes, !times.isEmpty { return times.map(\.doubleValue) }
        let count = animation.values?.count ?? 2
        return count > 1 ? (0..<count).map { Double($0) / Double(count - 1) } : [0, 1]
    }

    private mutating func setTiming(of driver: ProgressDriver) {
        let progress = driver.animationProgress
        duration = progress.duration
        switch progress.timing {
        case .curve(let bezier): curve = TimingCurve(bezier)
        case .spring(let spring, let seconds, let velocity):
            duration = seconds
            curve = .spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: velocity)
        }
    }

    private mutating func setTiming(of attached: AttachedAnimation, on layer: CALayer) {
        guard let timing = attached.mediaTiming else { return }
        let speed = abs(timing.speed)
        guard speed > 0 else { return }
        delay = max((timing.start ?? layer.now) - layer.now, 0)
        duration = timing.duration / speed
        autoreverses = timing.autoreverses
        let total = timing.activeDuration / speed
        // Code often writes a very large number of repetitions for "forever".
        cycles = total < 365 * 86_400 && duration > 0 ? total / duration / (autoreverses ? 2 : 1) : nil
    }

    /// Sets the values at the start and at the end.
    mutating func setValues(of attached: AttachedAnimation, on layer: CALayer) {
        if let basic = attached.animation as? CABasicAnimation, !basic.isAdditive, let path = basic.keyPath,
            LayerProperty.animatable(named: path) != nil, basic.fromValue != nil || basic.toValue != nil
        {
            from = (basic.fromValue.flatMap { LayerValue($0) } ?? layer.presentationValue(forKeyPath: path))?.shortText
            to = (basic.toValue.flatMap { LayerValue($0) } ?? layer.modelValue(forKeyPath: path))?.shortText
        } else if let animation = attached.animation as? CAPropertyAnimation, let path = animation.keyPath {
            from = layer.presentationValue(forKeyPath: path)?.shortText
            to = layer.modelValue(forKeyPath: path)?.shortText
        }
    }
}

extension TimingCurve {
    nonisolated init(_ curve: UnitBezier) { self = .bezier(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2) }
}

extension CALayer {
    /// Returns the model value at a key path, or nil for an unknown path.
    package func modelValue(forKeyPath path: String) -> LayerValue? { LayerProperty.animatable(named: path)?.get(modelValues) }
}

extension LayerValue {
    /// The value as a short text, or nil if it is an image, a path or another value that has no short text.
    package nonisolated var shortText: String? {
        switch self {
        case .number(let number): Self.text(number)
        case .point(let point): "\(Self.text(point.x)), \(Self.text(point.y))"
        case .size(let size): "\(Self.text(size.width)) × \(Self.text(size.height))"
        case .rect(let rect):
            "\(Self.text(rect.minX)), \(Self.text(rect.minY)), \(Self.text(rect.width)) × \(Self.text(rect.height))"
        case .color(let color): color.map { color in Self.hexText(of: color) } ?? "clear"
        case .transform(let transform): TransformDescription(transform).text
        case .flag(let flag): flag ? "true" : "false"
        default: nil
        }
    }

    /// Returns a number with at most two decimals.
    package nonisolated static func text(_ number: Double) -> String {
        guard number.isFinite else { return "\(number)" }
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    private nonisolated static func hexText(of color: CGColor) -> String {
        let parts = (color.components ?? []).prefix(3).map { Int(($0 * 255).rounded(), limitedTo: 0...255) }
        let hex = "#" + parts.map { String($0 >> 4, radix: 16, uppercase: true) + String($0 & 15, radix: 16, uppercase: true) }.joined()
        return color.alpha < 1 ? hex + " \(Int((color.alpha * 100).rounded(), limitedTo: 0...100)) %" : hex
    }
}
