import CoreGraphics
import Display
import Foundation

nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var cap: Stroke.Cap { self == .round ? .round : self == .square ? .square : .butt }
}

nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var join: Stroke.Join { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// What a shape layer shows and an animation can change.
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
    package var shape: ShapeValues {
        get { if case .shape(let values) = special { values } else { ShapeValues() } }
        set { special = .shape(newValue) }
    }
}

/// A path, filled and stroked.
open class CAShapeLayer: CALayer {
    /// In the layer's own coordinates. Written, it changes at once; animated, it goes to a path of as many steps point by point.
    public var path: CGPath? {
        get { modelValues.rare.shape.path.map { CGPath($0) } }
        set { write("path", \.rare.shape.path, newValue?.path) }
    }

    /// Black at first; nil for no filling.
    public var fillColor: CGColor? {
        get { modelValues.rare.shape.fillColor }
        set { write("fillColor", \.rare.shape.fillColor, newValue) }
    }

    /// Nil, as at first, for no line.
    public var strokeColor: CGColor? {
        get { modelValues.rare.shape.strokeColor }
        set { write("strokeColor", \.rare.shape.strokeColor, newValue) }
    }

    /// From which part of the path's length on it is stroked.
    public var strokeStart: CGFloat {
        get { modelValues.rare.shape.strokeStart }
        set { write("strokeStart", \.rare.shape.strokeStart, newValue) }
    }

    /// Up to which part of the path's length it is stroked.
    public var strokeEnd: CGFloat {
        get { modelValues.rare.shape.strokeEnd }
        set { write("strokeEnd", \.rare.shape.strokeEnd, newValue) }
    }

    /// In points, half of it to either side of the path.
    public var lineWidth: CGFloat {
        get { modelValues.rare.shape.lineWidth }
        set { write("lineWidth", \.rare.shape.lineWidth, newValue) }
    }

    /// How long a pointed corner may be, in line widths, before it is cut off.
    public var miterLimit: CGFloat {
        get { modelValues.rare.shape.miterLimit }
        set { write("miterLimit", \.rare.shape.miterLimit, newValue) }
    }

    /// Where in the pattern the line begins.
    public var lineDashPhase: CGFloat {
        get { modelValues.rare.shape.lineDashPhase }
        set { write("lineDashPhase", \.rare.shape.lineDashPhase, newValue) }
    }

    /// What is inside of a path that crosses itself.
    public var fillRule = CAShapeLayerFillRule.nonZero { didSet { tree?.setNeedsDisplay() } }
    public var lineCap = CAShapeLayerLineCap.butt { didSet { tree?.setNeedsDisplay() } }
    public var lineJoin = CAShapeLayerLineJoin.miter { didSet { tree?.setNeedsDisplay() } }
    /// Lengths of line and gap in turn.
    public var lineDashPattern: [NSNumber]? { didSet { tree?.setNeedsDisplay() } }

    override var kind: SpecialKind? { .shape }

    override func takeOver(_ other: CALayer) {
        guard let other = other as? CAShapeLayer else { return }
        fillRule = other.fillRule
        lineCap = other.lineCap
        lineJoin = other.lineJoin
        lineDashPattern = other.lineDashPattern
    }

    // MARK: - Drawing

    override var drawsItself: Bool { true }

    /// The path that was last cut, with its lengths.
    private var measured: MeasuredPath?

    override func draw(_ values: LayerValues, _ time: Double, _ put: (Content, CGAffineTransform, CGFloat) -> Void) {
        let shape = values.rare.shape
        guard let path = shape.path, !path.isEmpty else { return }
        if let color = shape.fillColor, color.alpha > 0 { put(.path(path, evenOdd: fillRule == .evenOdd, color), .identity, 1) }
        guard let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0, shape.strokeStart < shape.strokeEnd else { return }
        let stroked = part(of: path, from: shape.strokeStart, to: shape.strokeEnd)
        guard !stroked.isEmpty else { return }
        let stroke = Stroke(
            width: shape.lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: shape.miterLimit,
            dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, phase: shape.lineDashPhase)
        put(.stroke(stroked, stroke, color), .identity, 1)
    }

    private func part(of path: Path, from: CGFloat, to: CGFloat) -> Path {
        if from <= 0, to >= 1 { return path }
        if let measured, measured.path == path { return measured.part(from: from, to: to) }
        let measured = MeasuredPath(path)
        self.measured = measured
        return measured.part(from: from, to: to)
    }

    override func silhouette(_ values: LayerValues) -> (Clip.Shape, CGFloat)? {
        if values.rare.shadowPath == nil, values.backgroundColor == nil, let path = values.rare.shape.path,
            let color = values.rare.shape.fillColor, color.alpha > 0
        {
            return (.path(path, evenOdd: fillRule == .evenOdd), color.alpha)
        }
        return super.silhouette(values)
    }
}
