import CoreGraphics
import Foundation

/// The animatable values of a shape layer.
nonisolated package struct ShapeValues: Equatable, Sendable {
    package var path: Path?
    package var fillColor: CGColor? = .black
    package var strokeColor: CGColor?
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var lineWidth: CGFloat = 1
    package var miterLimit: CGFloat = 10
    package var lineDashPhase: CGFloat = 0

    package init() {}
}

nonisolated extension RareValues {
    /// The values of a shape layer, or default values for other layers.
    package var shape: ShapeValues {
        get { if case .shape(let values) = classSpecific { values } else { ShapeValues() } }
        set { classSpecific = .shape(newValue) }
    }
}

// MARK: - Rows of the property table

nonisolated extension RareProperty<Path?> {
    static var path: Self { Self("path", \.shape.path) }
}

nonisolated extension RareProperty<CGColor?> {
    static var fillColor: Self { Self("fillColor", \.shape.fillColor) }
    static var strokeColor: Self { Self("strokeColor", \.shape.strokeColor) }
}

nonisolated extension RareProperty<CGFloat> {
    static var strokeStart: Self { Self("strokeStart", \.shape.strokeStart) }
    static var strokeEnd: Self { Self("strokeEnd", \.shape.strokeEnd) }
    static var lineWidth: Self { Self("lineWidth", \.shape.lineWidth) }
    static var miterLimit: Self { Self("miterLimit", \.shape.miterLimit) }
    static var lineDashPhase: Self { Self("lineDashPhase", \.shape.lineDashPhase) }
}

nonisolated extension LayerProperty {
    /// The properties of shape layers.
    static let shape: [LayerProperty] = [
        rare(.path), rare(.fillColor), rare(.strokeColor), rare(.strokeStart), rare(.strokeEnd), rare(.lineWidth), rare(.miterLimit),
        rare(.lineDashPhase),
    ].map { $0.owned(by: .shape) }
}
