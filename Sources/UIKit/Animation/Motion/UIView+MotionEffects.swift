import Foundation
import QuartzCore

/// The application of motion effects: each value is an additive animation that is not removed at its end. Therefore the model values of the
/// view are unchanged, and animations of the same properties add up with the effects.
extension UIView {
    private static let animationPrefix = "motion effect "
    /// A short duration, after which the value of the animation is constant. An animation that is still running would
    /// prevent the stage from becoming idle.
    private static let duration = 0.001

    /// Shows the effects of the view for a tilt. If there are several values for a key path, the last value is used, as in a
    /// group.
    func applyMotionEffects(for offset: UIOffset) {
        var values: [String: Any] = [:]
        for effect in motionEffects { values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:]) { $1 } }
        for keyPath in values.keys.sorted() {
            if let value = values[keyPath] { applyMotion(value, to: Self.layerKeyPath(of: keyPath)) }
        }
    }

    private func applyMotion(_ value: Any, to keyPath: String) {
        let key = Self.animationPrefix + keyPath
        guard let number = MotionValue(value), !number.isZero else { return layer.removeAnimation(forKey: key) }
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue) = (number.layerValue, number.layerValue)
        (animation.isAdditive, animation.duration) = (true, Self.duration)
        (animation.fillMode, animation.isRemovedOnCompletion) = (.both, false)
        layer.add(animation, forKey: key)
    }

    /// Whether the layer has animations of motion effects.
    var hasMotionAnimations: Bool { layer.animationKeys()?.contains { $0.hasPrefix(Self.animationPrefix) } == true }

    func removeMotionAnimations() {
        for key in layer.animationKeys() ?? [] where key.hasPrefix(Self.animationPrefix) { layer.removeAnimation(forKey: key) }
    }

    /// Returns the key path of the layer for a key path of the view.
    private static func layerKeyPath(of keyPath: String) -> String {
        if keyPath.hasPrefix("layer.") { return String(keyPath.dropFirst("layer.".count)) }
        if keyPath == "center" || keyPath.hasPrefix("center.") { return "position" + keyPath.dropFirst("center".count) }
        return keyPath == "alpha" ? "opacity" : keyPath
    }
}

/// A value of a motion effect: a number, or a pair of numbers.
enum MotionValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)

    /// Creates a motion value from a number, a point, a size, a vector or an offset. Returns nil for other types.
    init?(_ value: Any) {
        switch value {
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGVector: self = .point(CGPoint(x: value.dx, y: value.dy))
        case let value as UIOffset: self = .size(CGSize(width: value.horizontal, height: value.vertical))
        case let value as Double: self = .number(value)
        case let value as CGFloat: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as NSNumber: self = .number(value.doubleValue)
        default: return nil
        }
    }

    var isZero: Bool {
        switch self {
        case .number(let value): value == 0
        case .point(let value): value == .zero
        case .size(let value): value == .zero
        }
    }

    /// The value for an animation of a layer.
    var layerValue: Any {
        switch self {
        case .number(let value): value
        case .point(let value): value
        case .size(let value): value
        }
    }

    /// Returns the value between this value (fraction 0) and another value (fraction 1), or nil if their types differ.
    func interpolated(to other: MotionValue, _ fraction: Double) -> Any? {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(fraction) }
        return switch (self, other) {
        case (.number(let a), .number(let b)): a + (b - a) * fraction
        case (.point(let a), .point(let b)): CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y))
        case (.size(let a), .size(let b)): CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
        default: nil
        }
    }
}
