import CoreGraphics
import Foundation

/// The properties that only layers of one class have.
nonisolated extension LayerProperty {
    static let shape: [LayerProperty] = [
        path("path", \.shape.path),
        color("fillColor", \.shape.fillColor),
        color("strokeColor", \.shape.strokeColor),
        number("strokeStart", \.shape.strokeStart),
        number("strokeEnd", \.shape.strokeEnd),
        number("lineWidth", \.shape.lineWidth),
        number("miterLimit", \.shape.miterLimit),
        number("lineDashPhase", \.shape.lineDashPhase),
    ].map { $0.owned(by: .shape) }

    static let gradient: [LayerProperty] = [
        LayerProperty(
            "colors",
            .rare({ .colors($0.gradient.colors) }, { if case .colors(let value) = $1 { $0.gradient.colors = value } })),
        LayerProperty(
            "locations",
            .rare({ .numbers($0.resolvedGradientLocations) }, { if case .numbers(let value) = $1 { $0.resolvedGradientLocations = value } })
        ),
        point("startPoint", \.gradient.startPoint),
        point("endPoint", \.gradient.endPoint),
    ].map { $0.owned(by: .gradient) }

    static let replicator: [LayerProperty] = [
        transform("instanceTransform", \.replicator.transform),
        number("instanceDelay", \.replicator.delay),
        LayerProperty(
            "instanceColor",
            .rare({ .color($0.replicator.color) }, { if case .color(let value) = $1 { $0.replicator.color = value ?? .white } })),
        number("instanceRedOffset", \.replicator.colorStep.red),
        number("instanceGreenOffset", \.replicator.colorStep.green),
        number("instanceBlueOffset", \.replicator.colorStep.blue),
        number("instanceAlphaOffset", \.replicator.colorStep.alpha),
    ].map { $0.owned(by: .replicator) }

    static let emitter: [LayerProperty] = [
        point("emitterPosition", \.emitter.position),
        number("emitterPosition.x", \.emitter.position.x),
        number("emitterPosition.y", \.emitter.position.y),
        number("emitterZPosition", \.emitter.zPosition),
        size("emitterSize", \.emitter.size),
        number("emitterSize.width", \.emitter.size.width),
        number("emitterSize.height", \.emitter.size.height),
        number("emitterDepth", \.emitter.depth),
        number("birthRate", \.emitter.birthRate),
        number("lifetime", \.emitter.lifetime),
        number("velocity", \.emitter.velocity),
        number("scale", \.emitter.scale),
        number("spin", \.emitter.spin),
    ].map { $0.owned(by: .emitter) }

    static let backdrop: [LayerProperty] = [
        number("backdropRadius", \.backdrop.radius),
        number("backdropSaturation", \.backdrop.saturation),
        LayerProperty(
            "backdropTint", .rare({ .color($0.backdrop.tint) }, { if case .color(let value) = $1 { $0.backdrop.tint = value ?? .clear } })),
        number("vibrancy", \.backdrop.vibrancy),
    ].map { $0.owned(by: .backdrop) }
}
