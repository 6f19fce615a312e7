import CoreGraphics
import Foundation
import Motion

/// A value that a layer can show and an animation can change.
nonisolated package enum LayerValue: Equatable, Sendable {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    /// No colour animates as a clear one.
    case color(CGColor?)
    case transform(CATransform3D)
    /// How far a transform's scale, shear, angle and place are from another's: what is added to a transform's parts.
    case parts(CGAffineTransformComponents)
    /// As many as the other has, or there is no way between the two.
    case numbers([Double])
    case colors([CGColor])
    case path(Path?)
    case picture(LayerPicture)
    case flag(Bool)

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
        case let value as CGPath: self = .path(value.path)
        case let value as CGImage: self = .picture(LayerPicture(value))
        case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
        case let value as [Double]: self = .numbers(value)
        case let value as [CGFloat]: self = .numbers(value.map { Double($0) })
        case let value as [CGColor]: self = .colors(value)
        case let value as NSValue: self.init(boxed: value)
        case let value as LayerValue: self = value
        default: return nil
        }
    }

    /// The value as key-value coding hands it out: numbers as NSNumber, which is cast to Double, Float, Int and Bool.
    var any: Any? {
        switch self {
        case .number(let value): NSNumber(value: value)
        case .flag(let value): NSNumber(value: value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .color(let value): value
        case .transform(let value): value
        case .parts(let value): value
        case .numbers(let value): value.map { NSNumber(value: $0) }
        case .colors(let value): value
        case .path(let value): value.map { CGPath($0) }
        case .picture(let value): value.image
        }
    }

    /// Part of the way to another value of the same kind.
    package func mixed(with other: LayerValue, _ p: Double) -> LayerValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a.mixed(with: b, p))
        case (.point(let a), .point(let b)): .point(a.mixed(with: b, p))
        case (.size(let a), .size(let b)): .size(a.mixed(with: b, p))
        case (.rect(let a), .rect(let b)): .rect(a.mixed(with: b, p))
        case (.color(let a), .color(let b)): .color((a ?? .clear).mixed(with: b ?? .clear, p))
        case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, p))
        case (.parts(let a), .parts(let b)): .parts(a.combined(b) { $0 + ($1 - $0) * p })
        case (.numbers(let a), .numbers(let b)): a.count == b.count ? .numbers(zip(a, b).map { $0.mixed(with: $1, p) }) : nil
        case (.colors(let a), .colors(let b)): a.count == b.count ? .colors(zip(a, b).map { $0.mixed(with: $1, p) }) : nil
        case (.path(let a?), .path(let b?)): a.mixed(with: b, p).map { .path($0) }
        case (.picture(let a), .picture(let b)): .picture(LayerPicture(a.image, to: b.image, p))
        case (.flag(let a), .flag(let b)): .flag(p < 1 ? a : b)
        default: nil
        }
    }

    /// What an additive animation does: sums, and for transforms one after the other, this one first.
    package func adding(_ other: LayerValue) -> LayerValue? {
        switch (self, other) {
        case (.transform(let a), .transform(let b)):
            return .transform(a.concatenating(b))
        case (.transform(let a), .parts(let offset)):
            return a.affine.map { .transform(CATransform3D(CGAffineTransform($0.decomposed().combined(offset, +)))) }
        default:
            return plus(other)
        }
    }

    func plus(_ other: LayerValue) -> LayerValue? { combined(other, +) }
    func minus(_ other: LayerValue) -> LayerValue? { combined(other, -) }

    /// What has to be added to `self` to have `old`: their difference; for affine transforms that of their parts, so that one animation alone
    /// shows just what lies between the two, and several add up. Concatenating would bend a turn that also stretches, and has no
    /// answer where the goal has no width. Nil if there is no such thing.
    package func offset(to old: LayerValue) -> LayerValue? {
        guard case (.transform(let a), .transform(let b)) = (self, old) else { return old.minus(self) }
        guard let new = a.affine?.decomposed(), let old = b.affine?.decomposed() else { return nil }
        var offset = old.combined(new, -)
        // The shortest way round; half a turn goes clockwise.
        let turn = 2 * CGFloat.pi
        offset.rotation -= turn * (offset.rotation / turn).rounded()
        if abs(offset.rotation - .pi) < 1e-9 { offset.rotation = -.pi }
        return .parts(offset)
    }

    /// What adds nothing.
    package var neutral: LayerValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .color: .color(.clear)
        case .transform: .transform(CATransform3DIdentity)
        case .parts(let parts): .parts(parts.combined(parts, -))
        case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
        case .colors(let colors): .colors(colors.map { _ in .clear })
        case .path, .picture, .flag: self
        }
    }

    private func combined(_ other: LayerValue, _ sign: (Double, Double) -> Double) -> LayerValue? {
        func by(_ a: CGFloat, _ b: CGFloat) -> CGFloat { CGFloat(sign(Double(a), Double(b))) }
        func by(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: by(a.x, b.x), y: by(a.y, b.y)) }
        func by(_ a: CGSize, _ b: CGSize) -> CGSize { CGSize(width: by(a.width, b.width), height: by(a.height, b.height)) }
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(sign(a, b))
        case (.point(let a), .point(let b)): return .point(by(a, b))
        case (.size(let a), .size(let b)): return .size(by(a, b))
        case (.rect(let a), .rect(let b)): return .rect(CGRect(origin: by(a.origin, b.origin), size: by(a.size, b.size)))
        case (.color(let a), .color(let b)):
            let (a, b) = (a ?? .clear, b ?? .clear)
            return .color(
                CGColor(red: by(a.red, b.red), green: by(a.green, b.green), blue: by(a.blue, b.blue), alpha: by(a.alpha, b.alpha)))
        case (.numbers(let a), .numbers(let b)): return a.count == b.count ? .numbers(zip(a, b).map { sign($0, $1) }) : nil
        case (.transform(let a), .transform(let b)):
            // A transform is added by being done after the other, and taken off by its inverse.
            return sign(0, 1) > 0 ? .transform(a.concatenating(b)) : b.inverse.map { .transform(a.concatenating($0)) }
        default: return nil
        }
    }
}

nonisolated extension CGAffineTransformComponents {
    /// Part by part.
    fileprivate func combined(_ other: Self, _ join: (CGFloat, CGFloat) -> CGFloat) -> Self {
        Self(
            scale: CGSize(width: join(scale.width, other.scale.width), height: join(scale.height, other.scale.height)),
            horizontalShear: join(horizontalShear, other.horizontalShear), rotation: join(rotation, other.rotation),
            translation: CGVector(dx: join(translation.dx, other.translation.dx), dy: join(translation.dy, other.translation.dy)))
    }
}
