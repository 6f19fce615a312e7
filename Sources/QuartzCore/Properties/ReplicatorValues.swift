import CoreGraphics
import Foundation

/// The animatable values of a replicator layer.
nonisolated package struct ReplicatorValues: Equatable, Sendable {
    package var transform = CATransform3DIdentity
    package var delay: Double = 0
    package var color = CGColor.white
    /// The change of the color from each copy to the next.
    package var colorStep = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

    package init() {}
}

nonisolated extension RareValues {
    /// The values of a replicator layer, or default values for other layers.
    package var replicator: ReplicatorValues {
        get { if case .replicator(let values) = classSpecific { values } else { ReplicatorValues() } }
        set { classSpecific = .replicator(newValue) }
    }
}

// MARK: - Rows of the property table

nonisolated extension RareProperty<CATransform3D> {
    static var instanceTransform: Self { Self("instanceTransform", \.replicator.transform) }
}

nonisolated extension RareProperty<Double> {
    static var instanceDelay: Self { Self("instanceDelay", \.replicator.delay) }
}

nonisolated extension RareProperty<CGColor> {
    static var instanceColor: Self { Self("instanceColor", \.replicator.color) }
}

nonisolated extension RareProperty<CGFloat> {
    static var instanceRedOffset: Self { Self("instanceRedOffset", \.replicator.colorStep.red) }
    static var instanceGreenOffset: Self { Self("instanceGreenOffset", \.replicator.colorStep.green) }
    static var instanceBlueOffset: Self { Self("instanceBlueOffset", \.replicator.colorStep.blue) }
    static var instanceAlphaOffset: Self { Self("instanceAlphaOffset", \.replicator.colorStep.alpha) }
}

nonisolated extension LayerProperty {
    /// The properties of replicator layers. If `instanceColor` is set to nil, the color is white.
    static let replicator: [LayerProperty] = [
        rare(.instanceTransform), rare(.instanceDelay),
        rare(
            .instanceColor, get: { .color($0.replicator.color) },
            set: { if case .color(let value) = $1 { $0.replicator.color = value ?? .white } }),
        rare(.instanceRedOffset), rare(.instanceGreenOffset), rare(.instanceBlueOffset), rare(.instanceAlphaOffset),
    ].map { $0.owned(by: .replicator) }
}
