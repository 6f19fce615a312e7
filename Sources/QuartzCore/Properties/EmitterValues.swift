import CoreGraphics
import Foundation

/// The animatable values of an emitter layer.
nonisolated package struct EmitterValues: Equatable, Sendable {
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    package var size = CGSize.zero
    package var depth: CGFloat = 0
    package var birthRate: Double = 1
    package var lifetime: Double = 1
    package var velocity: Double = 1
    package var scale: Double = 1
    package var spin: Double = 1

    package init() {}
}

nonisolated extension RareValues {
    /// The values of an emitter layer, or default values for other layers.
    package var emitter: EmitterValues {
        get { if case .emitter(let values) = classSpecific { values } else { EmitterValues() } }
        set { classSpecific = .emitter(newValue) }
    }
}

// MARK: - Rows of the property table

nonisolated extension RareProperty<CGPoint> {
    static var emitterPosition: Self { Self("emitterPosition", \.emitter.position) }
}

nonisolated extension RareProperty<CGSize> {
    static var emitterSize: Self { Self("emitterSize", \.emitter.size) }
}

nonisolated extension RareProperty<CGFloat> {
    static var emitterZPosition: Self { Self("emitterZPosition", \.emitter.zPosition) }
    static var emitterDepth: Self { Self("emitterDepth", \.emitter.depth) }
}

nonisolated extension RareProperty<Double> {
    static var birthRate: Self { Self("birthRate", \.emitter.birthRate) }
    static var lifetime: Self { Self("lifetime", \.emitter.lifetime) }
    static var velocity: Self { Self("velocity", \.emitter.velocity) }
    static var scale: Self { Self("scale", \.emitter.scale) }
    static var spin: Self { Self("spin", \.emitter.spin) }
}

nonisolated extension LayerProperty {
    /// The properties of emitter layers.
    static let emitter: [LayerProperty] = [
        rare(.emitterPosition), rare("emitterPosition.x", \.emitter.position.x), rare("emitterPosition.y", \.emitter.position.y),
        rare(.emitterZPosition),
        rare(.emitterSize), rare("emitterSize.width", \.emitter.size.width), rare("emitterSize.height", \.emitter.size.height),
        rare(.emitterDepth), rare(.birthRate), rare(.lifetime), rare(.velocity), rare(.scale), rare(.spin),
    ].map { $0.owned(by: .emitter) }
}
