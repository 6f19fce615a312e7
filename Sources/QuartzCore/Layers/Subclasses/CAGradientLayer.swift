import CoreGraphics
import FlipbookDisplayList
import Foundation

/// A layer that fills its bounds with a color gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    nonisolated deinit {}

    /// The colors of the gradient, as `CGColor` values, or nil if there are none.
    open var colors: [Any]? {
        get {
            let colors = modelValues.rareValues.gradient.colors
            return colors.isEmpty ? nil : colors
        }
        set { write(.colors, (newValue ?? []).compactMap { $0 as? CGColor }) }
    }

    /// The location of each color, ascending in 0…1, or nil for evenly spaced colors.
    open var locations: [NSNumber]? {
        get { modelValues.rareValues.gradient.locations.map { $0.map { NSNumber(value: $0) } } }
        set { write(.locations, newValue?.map(\.doubleValue)) }
    }

    /// The start of the gradient, in unit coordinates of the bounds.
    open var startPoint: CGPoint {
        get { modelValues.rareValues.gradient.startPoint }
        set { write(.startPoint, newValue) }
    }

    /// The end of the gradient, in unit coordinates of the bounds.
    open var endPoint: CGPoint {
        get { modelValues.rareValues.gradient.endPoint }
        set { write(.endPoint, newValue) }
    }

    /// The geometry of the gradient: along a line, from a center outwards, or around a center.
    open var type = CAGradientLayerType.axial { didSet { tree?.setNeedsDisplay() } }

    override var classSpecificKind: ClassSpecificKind? { .gradient }

    override func copyClassSettings(from other: CALayer) {
        if let other = other as? CAGradientLayer { type = other.type }
    }

    // MARK: - Drawing

    override var drawsContent: Bool { true }

    override func draw(_ values: LayerValues, _ time: Double, _ addItem: (DisplayContent, CGAffineTransform, CGFloat) -> Void) {
        let gradient = values.rareValues.gradient
        guard let first = gradient.colors.first, !values.bounds.isEmpty else { return }
        let shape = values.roundedBounds
        guard gradient.colors.count > 1 else { return addItem(.fill(shape, first), .identity, 1) }
        let content = Gradient(
            kind: type.kind, colors: gradient.colors, locations: gradient.resolvedLocations.map { CGFloat($0) }, start: gradient.startPoint,
            end: gradient.endPoint)
        addItem(.gradient(content, shape), .identity, 1)
    }

    override func silhouette(_ values: LayerValues) -> (Clip.Shape, CGFloat)? {
        guard values.rareValues.shadowPath == nil, values.backgroundColor == nil, !values.rareValues.gradient.colors.isEmpty else {
            return super.silhouette(values)
        }
        return (.rounded(values.roundedBounds), 1)
    }
}
