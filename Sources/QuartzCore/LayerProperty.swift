import CoreGraphics
import Foundation

/// One row of the table of what can be read, written and animated by name.
nonisolated package struct LayerProperty: Sendable {
    package let key: String
    /// Whether UIKit stacks its animations of it instead of replacing them.
    package let isAdditive: Bool
    package let get: @Sendable (LayerValues) -> LayerValue
    package let set: @Sendable (inout LayerValues, LayerValue) -> Void

    package static func named(_ key: String) -> LayerProperty? { table[key] }

    private static let table = Dictionary(uniqueKeysWithValues: rows.map { ($0.key, $0) })

    private static let rows: [LayerProperty] = [
        point("position", \.position, isAdditive: true),
        number("position.x", \.position.x),
        number("position.y", \.position.y),
        number("zPosition", \.zPosition),
        rect("bounds", \.bounds, isAdditive: true),
        point("bounds.origin", \.bounds.origin, isAdditive: true),
        number("bounds.origin.x", \.bounds.origin.x),
        number("bounds.origin.y", \.bounds.origin.y),
        size("bounds.size", \.bounds.size, isAdditive: true),
        number("bounds.size.width", \.bounds.size.width),
        number("bounds.size.height", \.bounds.size.height),
        point("anchorPoint", \.anchorPoint),
        transform("transform", \.transform, isAdditive: true),
        part("transform.translation.x", { $0.translation.dx }, { $0.translation.dx = $1 }),
        part("transform.translation.y", { $0.translation.dy }, { $0.translation.dy = $1 }),
        part("transform.rotation", { $0.rotation }, { $0.rotation = $1 }),
        part("transform.rotation.z", { $0.rotation }, { $0.rotation = $1 }),
        part("transform.scale.x", { $0.scale.width }, { $0.scale.width = $1 }),
        part("transform.scale.y", { $0.scale.height }, { $0.scale.height = $1 }),
        part("transform.scale", { ($0.scale.width + $0.scale.height) / 2 }, { $0.scale = CGSize(width: $1, height: $1) }),
        transform("sublayerTransform", \.sublayerTransform),
        LayerProperty(
            key: "opacity", isAdditive: false, get: { .number($0.opacity) },
            set: { if case .number(let value) = $1 { $0.opacity = value } }),
        color("backgroundColor", \.backgroundColor),
        number("cornerRadius", \.cornerRadius, isAdditive: true),
        number("borderWidth", \.borderWidth),
        color("borderColor", \.borderColor),
    ]

    private typealias Path<V> = WritableKeyPath<LayerValues, V> & Sendable

    private static func number(_ key: String, _ path: Path<CGFloat>, isAdditive: Bool = false) -> LayerProperty {
        LayerProperty(
            key: key, isAdditive: isAdditive, get: { .number(Double($0[keyPath: path])) },
            set: { if case .number(let value) = $1 { $0[keyPath: path] = CGFloat(value) } })
    }

    private static func point(_ key: String, _ path: Path<CGPoint>, isAdditive: Bool = false) -> LayerProperty {
        LayerProperty(
            key: key, isAdditive: isAdditive, get: { .point($0[keyPath: path]) },
            set: { if case .point(let value) = $1 { $0[keyPath: path] = value } })
    }

    private static func size(_ key: String, _ path: Path<CGSize>, isAdditive: Bool = false) -> LayerProperty {
        LayerProperty(
            key: key, isAdditive: isAdditive, get: { .size($0[keyPath: path]) },
            set: { if case .size(let value) = $1 { $0[keyPath: path] = value } })
    }

    private static func rect(_ key: String, _ path: Path<CGRect>, isAdditive: Bool = false) -> LayerProperty {
        LayerProperty(
            key: key, isAdditive: isAdditive, get: { .rect($0[keyPath: path]) },
            set: { if case .rect(let value) = $1 { $0[keyPath: path] = value } })
    }

    private static func color(_ key: String, _ path: Path<CGColor?>) -> LayerProperty {
        LayerProperty(
            key: key, isAdditive: false, get: { .color($0[keyPath: path]) },
            set: { if case .color(let value) = $1 { $0[keyPath: path] = value } })
    }

    private static func transform(_ key: String, _ path: Path<CATransform3D>, isAdditive: Bool = false) -> LayerProperty {
        LayerProperty(
            key: key, isAdditive: isAdditive, get: { .transform($0[keyPath: path]) },
            set: { if case .transform(let value) = $1 { $0[keyPath: path] = value } })
    }

    /// A part of the transform, which is taken apart and put together again around it.
    private static func part(
        _ key: String, _ get: @escaping @Sendable (CGAffineTransformComponents) -> CGFloat,
        _ set: @escaping @Sendable (inout CGAffineTransformComponents, CGFloat) -> Void
    ) -> LayerProperty {
        LayerProperty(
            key: key, isAdditive: false,
            get: { .number(Double(get(CATransform3DGetAffineTransform($0.transform).decomposed()))) },
            set: {
                guard case .number(let value) = $1 else { return }
                var parts = CATransform3DGetAffineTransform($0.transform).decomposed()
                set(&parts, CGFloat(value))
                $0.transform = CATransform3D(CGAffineTransform(parts))
            })
    }
}
