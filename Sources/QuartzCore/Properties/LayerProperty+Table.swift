import CoreGraphics
import Foundation

// A property consists of a stored value, a row of the table, and an accessor of the layer. The accessor writes the value through the row. A
// row is declared with its type in `CommonProperty+Rows.swift`, in `RareProperty+Rows.swift` or beside the values of a class, and is listed
// in this table.

nonisolated extension LayerProperty {
    /// The table of all properties and their components.
    static let all: [LayerProperty] =
        geometry + transforms + sublayerTransforms + appearance + shadow + contents + shape + gradient + replicator + emitter + backdrop

    private static let geometry: [LayerProperty] = [
        common(.position), common("position.x", \.position.x), common("position.y", \.position.y),
        common(.zPosition),
        common(.bounds),
        common("bounds.origin", \.bounds.origin, isAdditive: true),
        common("bounds.origin.x", \.bounds.origin.x), common("bounds.origin.y", \.bounds.origin.y),
        common("bounds.size", \.bounds.size, isAdditive: true),
        common("bounds.size.width", \.bounds.size.width), common("bounds.size.height", \.bounds.size.height),
        common(.anchorPoint), common("anchorPoint.x", \.anchorPoint.x), common("anchorPoint.y", \.anchorPoint.y),
        common(.anchorPointZ),
    ]

    private static let appearance: [LayerProperty] = [
        common(.opacity), common(.isHidden), common(.masksToBounds), common(.backgroundColor), common(.cornerRadius),
        common(.borderWidth), common(.borderColor),
    ]

    private static let shadow: [LayerProperty] = [
        rare(.shadowColor), rare(.shadowOpacity),
        rare(.shadowOffset), rare("shadowOffset.width", \.shadowOffset.width), rare("shadowOffset.height", \.shadowOffset.height),
        rare(.shadowRadius), rare(.shadowPath),
    ]

    private static let contents: [LayerProperty] = [
        rare(.contents),
        rare(.contentsRect),
        rare("contentsRect.origin.x", \.contentsRect.origin.x), rare("contentsRect.origin.y", \.contentsRect.origin.y),
        rare("contentsRect.size.width", \.contentsRect.size.width), rare("contentsRect.size.height", \.contentsRect.size.height),
        rare(.contentsCenter), rare(.contentsScale), rare(.contentsTint), rare(.rasterizationScale), rare(.isDoubleSided),
    ]

    /// The components of a transform, by the last part of their key paths.
    private static let transformComponents: [(String, TransformComponent)] =
        [("scale", .scale), ("rotation", .rotationZ)] + TransformComponent.all.map { ($0.name, $0.component) }

    /// The transform and its components.
    private static var transforms: [LayerProperty] {
        let row = CommonProperty.transform
        return [common(row), LayerProperty("\(row.key).translation", .translation(row.offset))]
            + transformComponents.map { LayerProperty("\(row.key).\($0.0)", .component(row.offset, $0.1)) }
    }

    /// The transform of the sublayers and its components.
    private static var sublayerTransforms: [LayerProperty] {
        let row = RareProperty.sublayerTransform
        return [rare(row)]
            + transformComponents.map { name, component in
                LayerProperty(
                    "\(row.key).\(name)",
                    .rare(
                        { .number(component.get($0.sublayerTransform)) },
                        { if case .number(let value) = $1 { component.set(&$0.sublayerTransform, value) } }))
            }
    }
}
