import CoreGraphics
import Display
import Foundation

nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")

    var kind: Gradient.Kind { self == .radial ? .radial : self == .conic ? .conic : .axial }
}

/// What a gradient layer shows and an animation can change.
nonisolated package struct GradientValues: Equatable, Sendable {
    package var colors: [CGColor] = []
    /// Nil for evenly spread.
    package var locations: [Double]?
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)

    package init() {}

    /// One for each colour, ascending.
    var places: [Double] {
        if let locations, locations.count == colors.count {
            var last = 0.0
            return locations.map { place in
                last = min(max(place, last), 1)
                return last
            }
        }
        return colors.indices.map { colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0 }
    }
}

nonisolated extension RareValues {
    package var gradient: GradientValues {
        get { if case .gradient(let values) = special { values } else { GradientValues() } }
        set { special = .gradient(newValue) }
    }

    /// For animations, which need numbers where none were written.
    var gradientPlaces: [Double] {
        get { gradient.places }
        set { gradient.locations = newValue }
    }
}

/// Colours that pass into each other over the layer's bounds.
open class CAGradientLayer: CALayer {
    /// `CGColor`s.
    public var colors: [Any]? {
        get { modelValues.rare.gradient.colors }
        set { write("colors", \.rare.gradient.colors, (newValue ?? []).compactMap { $0 as? CGColor }) }
    }

    /// Where each colour stands, ascending in 0…1; nil for evenly spread.
    public var locations: [NSNumber]? {
        get { modelValues.rare.gradient.locations.map { $0.map { NSNumber(value: $0) } } }
        set { write("locations", \.rare.gradient.locations, newValue?.map(\.doubleValue)) }
    }

    /// In unit coordinates of the bounds.
    public var startPoint: CGPoint {
        get { modelValues.rare.gradient.startPoint }
        set { write("startPoint", \.rare.gradient.startPoint, newValue) }
    }

    public var endPoint: CGPoint {
        get { modelValues.rare.gradient.endPoint }
        set { write("endPoint", \.rare.gradient.endPoint, newValue) }
    }

    /// Along a line, from a middle outwards, or round it.
    public var type = CAGradientLayerType.axial { didSet { tree?.setNeedsDisplay() } }

    override var kind: SpecialKind? { .gradient }

    override func takeOver(_ other: CALayer) {
        if let other = other as? CAGradientLayer { type = other.type }
    }

    // MARK: - Drawing

    override var drawsItself: Bool { true }

    override func draw(_ values: LayerValues, _ time: Double, _ put: (Content, CGAffineTransform, CGFloat) -> Void) {
        let gradient = values.rare.gradient
        guard let first = gradient.colors.first, !values.bounds.isEmpty else { return }
        let shape = values.shape
        guard gradient.colors.count > 1 else { return put(.fill(shape, first), .identity, 1) }
        let content = Gradient(
            kind: type.kind, colors: gradient.colors, locations: gradient.places.map { CGFloat($0) }, start: gradient.startPoint,
            end: gradient.endPoint)
        put(.gradient(content, shape), .identity, 1)
    }

    override func silhouette(_ values: LayerValues) -> (Clip.Shape, CGFloat)? {
        guard values.rare.shadowPath == nil, values.backgroundColor == nil, !values.rare.gradient.colors.isEmpty else {
            return super.silhouette(values)
        }
        return (.rounded(values.shape), 1)
    }
}
