import CoreGraphics
import CoreImage
import FlipbookMotion
import Foundation

/// A value of a layer's property, which an animation can change.
nonisolated package enum LayerValue: Equatable, Sendable {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    /// A color. Nil is interpolated as the clear color.
    case color(CGColor?)
    case transform(CATransform3D)
    /// The difference between two transforms in scale, shear, angle and translation. Additive animations add it to the components of a
    /// transform.
    case components(CGAffineTransformComponents)
    /// Numbers. Two values can be interpolated if they have the same count.
    case numbers([Double])
    case colors([CGColor])
    case path(Path?)
    case contents(LayerContents)
    case flag(Bool)

    /// Creates a layer value from a Swift value, or from a value that is boxed in an `NSNumber` or `NSValue`. Returns nil if no layer
    /// property has that type.
    package init?(_ any: Any) {
        switch any {
        case let value as Double: self = .number(value)
        case let value as CGFloat: self = .number(Double(value))
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CGColor: self = .color(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3D(value))
        case let value as Bool: self = .flag(value)
        case let value as NSNumber: self = .number(value.doubleValue)
        case is CIColor, is CIVector: self.init(filterValueOf: any)
        case let value as CGPath: self = .path(value.path)
        case let value as CGImage: self = .contents(LayerContents(value))
        case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
        case let value as [Double]: self = .numbers(value)
        case let value as [CGFloat]: self = .numbers(value.map { Double($0) })
        case let value as [CGColor]: self = .colors(value)
        case let value as NSValue: self.init(boxed: value)
        case let value as LayerValue: self = value
        // The conversions of the usual types above are faster.
        case let value as any BinaryInteger: self = .number(Double(value))
        case let value as any BinaryFloatingPoint: self = .number(Double(value))
        default: return nil
        }
    }

    /// Creates a layer value from a color or a vector of a filter.
    private init?(filterValueOf any: Any) {
        guard let value = FilterValue(any), let layerValue = LayerValue(value) else { return nil }
        self = layerValue
    }

    /// The value for key-value coding. Numbers are `NSNumber`, which can be cast to `Double`, `Float`, `Int` and `Bool`.
    var anyValue: Any? {
        switch self {
        case .number(let value): NSNumber(value: value)
        case .flag(let value): NSNumber(value: value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .color(let value): value
        case .transform(let value): value
        case .components(let value): value
        case .numbers(let value): value.map { NSNumber(value: $0) }
        case .colors(let value): value
        case .path(let value): value.map { CGPath($0) }
        case .contents(let value): value.image
        }
    }

    /// Returns the value for an animation that the framework creates. A missing path or image is nil, and a missing color is the clear
    /// color.
    ///
    /// - Parameter key: The key of the property. Opacities are of type `Float`, so that they can be cast to `Float` as on iOS.
    func animationValue(forKey key: String) -> Any? {
        switch self {
        case .number(let value) where key == CommonProperty.opacity.key || key == RareProperty.shadowOpacity.key:
            NSNumber(value: Float(value))
        case .color(nil): CGColor.clear
        default: anyValue
        }
    }

    /// Returns the interpolation to another value of the same type at the fraction `p`, or nil if the values cannot be interpolated.
    package func interpolated(to other: LayerValue, fraction p: Double) -> LayerValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a.interpolated(to: b, fraction: p))
        case (.point(let a), .point(let b)): .point(a.interpolated(to: b, fraction: p))
        case (.size(let a), .size(let b)): .size(a.interpolated(to: b, fraction: p))
        case (.rect(let a), .rect(let b)): .rect(a.interpolated(to: b, fraction: p))
        case (.color(let a), .color(let b)): .color((a ?? .clear).interpolated(to: b ?? .clear, fraction: p))
        case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, fraction: p))
        case (.components(let a), .components(let b)): .components(a.combined(b) { $0 + ($1 - $0) * p })
        case (.numbers(let a), .numbers(let b)): a.count == b.count ? .numbers(zip(a, b).map { $0.interpolated(to: $1, fraction: p) }) : nil
        case (.colors(let a), .colors(let b)): a.count == b.count ? .colors(zip(a, b).map { $0.interpolated(to: $1, fraction: p) }) : nil
        case (.path(let a?), .path(let b?)): a.interpolated(to: b, fraction: p).map { .path($0) }
        case (.contents(let a), .contents(let b)): .contents(LayerContents(a.image, to: b.image, p))
        case (.flag(let a), .flag(let b)): .flag(p < 1 ? a : b)
        default: nil
        }
    }

    /// Returns the result of an additive animation: the sum, or for transforms `other` followed by `self`. Nil for values that cannot be
    /// added.
    ///
    /// In this order, the offset between two rotations with the same perspective is a rotation without perspective:
    /// (a · p) · (b · p)⁻¹ = a · b⁻¹.
    package func adding(_ other: LayerValue) -> LayerValue? {
        switch (self, other) {
        case (.transform(let a), .transform(let b)): .transform(b.concatenating(a))
        case (.transform(let a), .components(let offset)): a.adding(offset).map { .transform($0) }
        default: plus(other)
        }
    }

    /// Returns the sum, or nil for values that cannot be added.
    func plus(_ other: LayerValue) -> LayerValue? { combined(other, +) }
    /// Returns the difference, or nil for values that cannot be subtracted.
    func minus(_ other: LayerValue) -> LayerValue? { combined(other, -) }

    /// Returns the offset for which `self` plus the offset is `old`, or nil if there is no such offset.
    ///
    /// For affine transforms, the offset is the difference of their components. If this offset is animated to zero, each component changes
    /// linearly from `old` to `self`, and several animations add up. With concatenation, a motion that rotates and scales would not be
    /// straight, and there would be no offset if `self` has no inverse.
    ///
    /// For other transforms, the offset is `old` followed by the inverse of `self`.
    package func offset(to old: LayerValue) -> LayerValue? {
        guard case (.transform(let a), .transform(let b)) = (self, old) else { return old.minus(self) }
        guard let new = a.affineTransform?.decomposed(), let old = b.affineTransform?.decomposed() else {
            return a.inverse.map { .transform(b.concatenating($0)) }
        }
        var offset = old.combined(new, -)
        // The rotation has the shorter direction. Half a turn is clockwise.
        let fullTurn = 2 * CGFloat.pi
        offset.rotation -= fullTurn * (offset.rotation / fullTurn).rounded()
        if abs(offset.rotation - .pi) < 1e-9 { offset.rotation = -.pi }
        return .components(offset)
    }

    /// Returns the model value with which a layer shows `displayed`, or nil if there is none. With `self` as its model value, the layer
    /// shows `shown`.
    ///
    /// `self` and `shown` differ because of additive animations, which will add the same offset to the new model value. For transforms,
    /// this offset is shown · self⁻¹.
    package func moved(from shown: LayerValue, to displayed: LayerValue) -> LayerValue? {
        if case (.transform(let model), .transform(let shown), .transform(let displayed)) = (self, shown, displayed),
            [model, shown, displayed].contains(where: { $0.affineTransform == nil })
        {
            return shown.inverse.map { .transform(model.concatenating($0).concatenating(displayed)) }
        }
        return shown.offset(to: displayed).flatMap { adding($0) }
    }

    /// The neutral value of addition, which has no effect if it is added. For a type that cannot be added, the value itself.
    package var neutral: LayerValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .color: .color(.clear)
        case .transform: .transform(CATransform3DIdentity)
        case .components(let components): .components(components.combined(components, -))
        case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
        case .colors(let colors): .colors(colors.map { _ in .clear })
        case .path, .contents, .flag: self
        }
    }

    /// Returns the values combined number by number. `operation` is addition or subtraction. Nil for values that cannot be combined.
    private func combined(_ other: LayerValue, _ operation: (Double, Double) -> Double) -> LayerValue? {
        func combine(_ a: CGFloat, _ b: CGFloat) -> CGFloat { CGFloat(operation(Double(a), Double(b))) }
        func combine(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: combine(a.x, b.x), y: combine(a.y, b.y)) }
        func combine(_ a: CGSize, _ b: CGSize) -> CGSize { CGSize(width: combine(a.width, b.width), height: combine(a.height, b.height)) }
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(operation(a, b))
        case (.point(let a), .point(let b)): return .point(combine(a, b))
        case (.size(let a), .size(let b)): return .size(combine(a, b))
        case (.rect(let a), .rect(let b)): return .rect(CGRect(origin: combine(a.origin, b.origin), size: combine(a.size, b.size)))
        case (.color(let a), .color(let b)):
            let (a, b) = (a ?? .clear, b ?? .clear)
            return .color(
                CGColor(
                    red: combine(a.red, b.red), green: combine(a.green, b.green), blue: combine(a.blue, b.blue),
                    alpha: combine(a.alpha, b.alpha)))
        case (.numbers(let a), .numbers(let b)): return a.count == b.count ? .numbers(zip(a, b).map { operation($0, $1) }) : nil
        case (.transform(let a), .transform(let b)):
            // Transforms are added by concatenation, and subtracted by concatenating the inverse.
            return operation(0, 1) > 0 ? .transform(a.concatenating(b)) : b.inverse.map { .transform(a.concatenating($0)) }
        default: return nil
        }
    }
}

nonisolated extension CATransform3D {
    /// Returns the transform with its scale, its shear, its rotation about z and its translation changed by an offset, or nil if it
    /// cannot be decomposed.
    fileprivate func adding(_ offset: CGAffineTransformComponents) -> CATransform3D? {
        if let affineTransform { return CATransform3D(CGAffineTransform(affineTransform.decomposed().combined(offset, +))) }
        guard var linear = decomposition else { return nil }
        var perspective = DecomposedTransform3D()
        perspective.perspective = linear.perspective
        let translation = linear.translation + SIMD3(Double(offset.translation.dx), Double(offset.translation.dy), 0)
        (linear.perspective, linear.translation) = (DecomposedTransform3D().perspective, .zero)
        linear.scale += SIMD3(Double(offset.scale.width), Double(offset.scale.height), 0)
        linear.shear.x += Double(offset.horizontalShear)
        return CATransform3D(linear)
            .concatenating(CATransform3DMakeRotation(offset.rotation, 0, 0, 1))
            .concatenating(CATransform3DMakeTranslation(CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z)))
            .concatenating(CATransform3D(perspective))
    }
}

nonisolated extension CGAffineTransformComponents {
    /// Returns the components combined number by number.
    func combined(_ other: Self, _ operation: (CGFloat, CGFloat) -> CGFloat) -> Self {
        Self(
            scale: CGSize(width: operation(scale.width, other.scale.width), height: operation(scale.height, other.scale.height)),
            horizontalShear: operation(horizontalShear, other.horizontalShear), rotation: operation(rotation, other.rotation),
            translation: CGVector(dx: operation(translation.dx, other.translation.dx), dy: operation(translation.dy, other.translation.dy)))
    }
}
