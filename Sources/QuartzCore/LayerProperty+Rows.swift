import CoreGraphics
import Foundation

nonisolated extension LayerProperty {
    static let rows: [LayerProperty] =
        geometry + transforms + sublayerTransforms + appearance + shadow + picture + shape + gradient + replicator + emitter + backdrop

    private static let geometry: [LayerProperty] = [
        LayerProperty("position", .point(place(\.position)), isAdditive: true),
        LayerProperty("position.x", .number(place(\.position.x))),
        LayerProperty("position.y", .number(place(\.position.y))),
        LayerProperty("zPosition", .number(place(\.zPosition))),
        LayerProperty("bounds", .rect(place(\.bounds)), isAdditive: true),
        LayerProperty("bounds.origin", .point(place(\.bounds.origin)), isAdditive: true),
        LayerProperty("bounds.origin.x", .number(place(\.bounds.origin.x))),
        LayerProperty("bounds.origin.y", .number(place(\.bounds.origin.y))),
        LayerProperty("bounds.size", .size(place(\.bounds.size)), isAdditive: true),
        LayerProperty("bounds.size.width", .number(place(\.bounds.size.width))),
        LayerProperty("bounds.size.height", .number(place(\.bounds.size.height))),
        LayerProperty("anchorPoint", .point(place(\.anchorPoint))),
        LayerProperty("anchorPoint.x", .number(place(\.anchorPoint.x))),
        LayerProperty("anchorPoint.y", .number(place(\.anchorPoint.y))),
        LayerProperty("anchorPointZ", .number(place(\.anchorPointZ))),
    ]

    private static let appearance: [LayerProperty] = [
        LayerProperty("opacity", .number(place(\.opacity))),
        LayerProperty("hidden", .flag(place(\.isHidden)), isAnimatable: false),
        LayerProperty("masksToBounds", .flag(place(\.masksToBounds)), isAnimatable: false),
        LayerProperty("backgroundColor", .color(place(\.backgroundColor))),
        LayerProperty("cornerRadius", .number(place(\.cornerRadius)), isAdditive: true),
        LayerProperty("borderWidth", .number(place(\.borderWidth))),
        LayerProperty("borderColor", .color(place(\.borderColor))),
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

    private static let picture: [LayerProperty] = [
        LayerProperty(
            "contents",
            .rare(
                { .picture($0.contents) },
                { if case .picture(let value) = $1 { $0.contents = value } })),
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

    private static let parts: [(String, TransformPart)] = [
        ("scale", .scale), ("scale.x", .scaleX), ("scale.y", .scaleY), ("scale.z", .scaleZ),
        ("rotation", .rotationZ), ("rotation.x", .rotationX), ("rotation.y", .rotationY), ("rotation.z", .rotationZ),
        ("translation.x", .translationX), ("translation.y", .translationY), ("translation.z", .translationZ),
    ]

    /// The transform and the numbers in it.
    private static var transforms: [LayerProperty] {
        let place = place(\.transform)
        return [
            LayerProperty("transform", .transform(place), isAdditive: true),
            LayerProperty("transform.translation", .translation(place)),
        ] + parts.map { LayerProperty("transform.\($0.0)", .part(place, $0.1)) }
    }

    private static var sublayerTransforms: [LayerProperty] {
        [transform("sublayerTransform", \.sublayerTransform)]
            + parts.map { name, part in
                LayerProperty(
                    "sublayerTransform.\(name)",
                    .rare(
                        { .number(part.get($0.sublayerTransform)) },
                        { if case .number(let value) = $1 { part.set(&$0.sublayerTransform, value) } }))
            }
    }

    private static func place(_ path: PartialKeyPath<LayerValues>) -> Int {
        guard let offset = MemoryLayout<LayerValues>.offset(of: path) else { preconditionFailure("\(path) is not stored in LayerValues") }
        return offset
    }

    // MARK: - What few layers have

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
