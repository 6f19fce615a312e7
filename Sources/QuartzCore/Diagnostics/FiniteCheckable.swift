import CoreGraphics
import Foundation

/// A value from clients that is accepted only if all of its numbers are finite. See docs/TRUST.md.
nonisolated package protocol FiniteCheckable {
    /// Whether all numbers of the value are finite.
    var isFinite: Bool { get }
}

nonisolated extension Double: FiniteCheckable {}
nonisolated extension Float: FiniteCheckable {}
nonisolated extension CGFloat: FiniteCheckable {}
nonisolated extension Bool: FiniteCheckable { package var isFinite: Bool { true } }

nonisolated extension CGPoint: FiniteCheckable { package var isFinite: Bool { x.isFinite && y.isFinite } }
nonisolated extension CGSize: FiniteCheckable { package var isFinite: Bool { width.isFinite && height.isFinite } }
nonisolated extension CGVector: FiniteCheckable { package var isFinite: Bool { dx.isFinite && dy.isFinite } }
nonisolated extension CGRect: FiniteCheckable { package var isFinite: Bool { origin.isFinite && size.isFinite } }

nonisolated extension CGColor: FiniteCheckable {
    package var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }
}

nonisolated extension CATransform3D: FiniteCheckable {
    package var isFinite: Bool {
        m11.isFinite && m12.isFinite && m13.isFinite && m14.isFinite && m21.isFinite && m22.isFinite && m23.isFinite && m24.isFinite
            && m31.isFinite && m32.isFinite && m33.isFinite && m34.isFinite && m41.isFinite && m42.isFinite && m43.isFinite && m44.isFinite
    }
}

nonisolated extension CGAffineTransformComponents: FiniteCheckable {
    package var isFinite: Bool { scale.isFinite && horizontalShear.isFinite && rotation.isFinite && translation.isFinite }
}

nonisolated extension Path: FiniteCheckable {
    package var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): point.isFinite
            case .quad(let control, let point): control.isFinite && point.isFinite
            case .curve(let first, let second, let point): first.isFinite && second.isFinite && point.isFinite
            case .close: true
            }
        }
    }
}

nonisolated extension LayerContents: FiniteCheckable { package var isFinite: Bool { true } }

nonisolated extension Optional: FiniteCheckable where Wrapped: FiniteCheckable { package var isFinite: Bool { self?.isFinite ?? true } }
nonisolated extension Array: FiniteCheckable where Element: FiniteCheckable { package var isFinite: Bool { allSatisfy(\.isFinite) } }

nonisolated extension LayerValue: FiniteCheckable {
    package var isFinite: Bool {
        switch self {
        case .number(let value): value.isFinite
        case .point(let value): value.isFinite
        case .size(let value): value.isFinite
        case .rect(let value): value.isFinite
        case .color(let value): value.isFinite
        case .transform(let value): value.isFinite
        case .components(let value): value.isFinite
        case .numbers(let value): value.isFinite
        case .colors(let value): value.isFinite
        case .path(let value): value.isFinite
        case .contents, .flag: true
        }
    }
}

nonisolated extension Diagnostics {
    /// Reports once that a value was rejected. `name` is the name of the property or of the argument, and `consequence` states what is used
    /// instead.
    package static func reportRefusedValue(of name: String, source: String, _ consequence: String = "the old value is kept") {
        report(
            .warning, source: source,
            "The value of \(name) is not finite or out of range; \(consequence). Check the computation of the value.", onlyOnce: true)
    }

    /// Returns a value if it is finite. Otherwise reports the value and returns `fallback`.
    package static func finite<Value: FiniteCheckable>(
        _ value: Value, or fallback: Value, _ name: String, source: String
    ) -> Value {
        if value.isFinite { return value }
        reportRefusedValue(of: name, source: source, "\(fallback) is used")
        return fallback
    }
}
