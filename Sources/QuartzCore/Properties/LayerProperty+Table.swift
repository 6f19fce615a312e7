import CoreGraphics
import Foundation

nonisolated extension LayerProperty {
    /// The table of all properties.
    static let all: [LayerProperty] =
        geometry + transforms + sublayerTransforms + appearance + shadow + contents + shape + gradient + replicator + emitter + backdrop

    private static let geometry: [LayerProperty] = [
        LayerProperty("position", .point(offset(of: \.position)), isAdditive: true),
        LayerProperty("position.x", .number(offset(of: \.position.x))),
        LayerProperty("position.y", .number(offset(of: \.position.y))),
        LayerProperty("zPosition", .number(offset(of: \.zPosition))),
        LayerProperty("bounds", .rect(offset(of: \.bounds)), isAdditive: true),
        LayerProperty("bounds.origin", .point(offset(of: \.bounds.origin)), isAdditive: true),
        LayerProperty("bounds.origin.x", .number(offset(of: \.bounds.origin.x))),
        LayerProperty("bounds.origin.y", .number(offset(of: \.bounds.origin.y))),
        LayerProperty("bounds.size", .size(offset(of: \.bounds.size)), isAdditive: true),
        LayerProperty("bounds.size.width", .number(offset(of: \.bounds.size.width))),
        LayerProperty("bounds.size.height", .number(offset(of: \.bounds.size.height))),
        LayerProperty("anchorPoint", .point(offset(of: \.anchorPoint))),
        LayerProperty("anchorPoint.x", .number(offset(of: \.anchorPoint.x))),
        LayerProperty("anchorPoint.y", .number(offset(of: \.anchorPoint.y))),
        LayerProperty("anchorPointZ", .number(offset(of: \.anchorPointZ))),
    ]

    private static let appearance: [LayerProperty] = [
        LayerProperty("opacity", .number(offset(of: \.opacity))),
        LayerProperty("hidden", .flag(offset(of: \.isHidden)), isAnimatable: false),
        LayerProperty("masksToBounds", .flag(offset(of: \.masksToBounds)), isAnimatable: false),
        LayerProperty("backgroundColor", .color(offset(of: \.backgroundColor))),
        LayerProperty("cornerRadius", .number(offset(of: \.cornerRadius)), isAdditive: true),
        LayerProperty("borderWidth", .number(offset(of: \.borderWidth))),
        LayerProperty("borderColor", .color(offset(of: \.borderColor))),
    ]

    private static let shadow: [LayerProperty] = [
        color("shadowColor", \.shadowColor),
        number("shadowOpacity", \.shadowOpacity),
        size("shadowOffset", \.shadowOffset),
        number("shadowOffset.width", \.shadowOffset.width),
        number("shadowOffset.height", \.shadowOffset.height),
        number("shadowRadius", \.shadowRadius),
        path("shadowPath", \.shadowPath),
    ]

    private static let contents: [LayerProperty] = [
        LayerProperty(
            "contents",
            .rare(
                { .contents($0.contents) },
                { if case .contents(let value) = $1 { $0.contents = value } })),
        rect("contentsRect", \.contentsRect),
        number("contentsRect.origin.x", \.contentsRect.origin.x),
        number("contentsRect.origin.y", \.contentsRect.origin.y),
        number("contentsRect.size.width", \.contentsRect.size.width),
        number("contentsRect.size.height", \.contentsRect.size.height),
        rect("contentsCenter", \.contentsCenter),
        number("contentsScale", \.contentsScale),
        color("contentsTint", \.contentsTint),
        number("rasterizationScale", \.rasterizationScale),
        LayerProperty(
            "doubleSided",
            .rare({ .flag($0.isDoubleSided) }, { if case .flag(let value) = $1 { $0.isDoubleSided = value } }), isAnimatable: false),
    ]

    /// The components of a transform, by the end of their key paths.
    private static let transformComponents: [(String, TransformComponent)] = [
        ("scale", .scale), ("scale.x", .scaleX), ("scale.y", .scaleY), ("scale.z", .scaleZ),
        ("rotation", .rotationZ), ("rotation.x", .rotationX), ("rotation.y", .rotationY), ("rotation.z", .rotationZ),
        ("translation.x", .translationX), ("translation.y", .translationY), ("translation.z", .translationZ),
    ]

    /// The transform and its components.
    private static var transforms: [LayerProperty] {
        let offset = offset(of: \.transform)
        return [
            LayerProperty("transform", .transform(offset), isAdditive: true),
            LayerProperty("transform.translation", .translation(offset)),
        ] + transformComponents.map { LayerProperty("transform.\($0.0)", .component(offset, $0.1)) }
    }

    private static var sublayerTransforms: [LayerProperty] {
        [transform("sublayerTransform", \.sublayerTransform)]
            + transformComponents.map { name, component in
                LayerProperty(
                    "sublayerTransform.\(name)",
                    .rare(
                        { .number(component.get($0.sublayerTransform)) },
                        { if case .number(let value) = $1 { component.set(&$0.sublayerTransform, value) } }))
            }
    }

    /// Returns the offset of a stored property in the memory of `LayerValues`.
    private static func offset(of path: PartialKeyPath<LayerValues>) -> Int {
        guard let offset = MemoryLayout<LayerValues>.offset(of: path) else { preconditionFailure("\(path) is not stored in LayerValues") }
        return offset
    }

    // MARK: - Rare values

    typealias RarePath<V> = WritableKeyPath<RareValues, V> & Sendable

    static func number(_ key: String, _ path: RarePath<CGFloat>) -> LayerProperty {
        LayerProperty(
            key,
            .rare(
                { .number(Double($0[keyPath: path])) }, { if case .number(let value) = $1 { $0[keyPath: path] = CGFloat(value) } }))
    }

    static func number(_ key: String, _ path: RarePath<Double>) -> LayerProperty {
        LayerProperty(key, .rare({ .number($0[keyPath: path]) }, { if case .number(let value) = $1 { $0[keyPath: path] = value } }))
    }

    static func point(_ key: String, _ path: RarePath<CGPoint>) -> LayerProperty {
        LayerProperty(key, .rare({ .point($0[keyPath: path]) }, { if case .point(let value) = $1 { $0[keyPath: path] = value } }))
    }

    static func size(_ key: String, _ path: RarePath<CGSize>) -> LayerProperty {
        LayerProperty(key, .rare({ .size($0[keyPath: path]) }, { if case .size(let value) = $1 { $0[keyPath: path] = value } }))
    }

    static func rect(_ key: String, _ path: RarePath<CGRect>) -> LayerProperty {
        LayerProperty(key, .rare({ .rect($0[keyPath: path]) }, { if case .rect(let value) = $1 { $0[keyPath: path] = value } }))
    }

    static func color(_ key: String, _ path: RarePath<CGColor?>) -> LayerProperty {
        LayerProperty(key, .rare({ .color($0[keyPath: path]) }, { if case .color(let value) = $1 { $0[keyPath: path] = value } }))
    }

    static func path(_ key: String, _ path: RarePath<Path?>) -> LayerProperty {
        LayerProperty(key, .rare({ .path($0[keyPath: path]) }, { if case .path(let value) = $1 { $0[keyPath: path] = value } }))
    }

    static func transform(_ key: String, _ path: RarePath<CATransform3D>) -> LayerProperty {
        LayerProperty(key, .rare({ .transform($0[keyPath: path]) }, { if case .transform(let value) = $1 { $0[keyPath: path] = value } }))
    }
}
