import CoreGraphics
import FlipbookDisplayList
import Foundation

/// A layer that fills and strokes a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    nonisolated deinit {}

    /// The path, in the layer's coordinates.
    ///
    /// Setting the path has no implicit animation. An explicit animation interpolates point by point between paths with the same elements.
    open var path: CGPath? {
        get { modelValues.rareValues.shape.path.map { CGPath($0) } }
        set { write(.path, newValue?.path) }
    }

    /// The color of the inside, or nil for none. The default is black.
    open var fillColor: CGColor? {
        get { modelValues.rareValues.shape.fillColor }
        set { write(.fillColor, newValue) }
    }

    /// The color of the line, or nil for none. The default is nil.
    open var strokeColor: CGColor? {
        get { modelValues.rareValues.shape.strokeColor }
        set { write(.strokeColor, newValue) }
    }

    /// The fraction of the path's length at which the line starts.
    open var strokeStart: CGFloat {
        get { modelValues.rareValues.shape.strokeStart }
        set { write(.strokeStart, newValue) }
    }

    /// The fraction of the path's length at which the line ends.
    open var strokeEnd: CGFloat {
        get { modelValues.rareValues.shape.strokeEnd }
        set { write(.strokeEnd, newValue) }
    }

    /// The width of the line in points, half of it on each side of the path.
    open var lineWidth: CGFloat {
        get { modelValues.rareValues.shape.lineWidth }
        set { write(.lineWidth, newValue) }
    }

    /// The maximum length of a pointed corner, in line widths. A longer corner is cut off.
    open var miterLimit: CGFloat {
        get { modelValues.rareValues.shape.miterLimit }
        set { write(.miterLimit, newValue) }
    }

    /// The position in the dash pattern at which the line starts.
    open var lineDashPhase: CGFloat {
        get { modelValues.rareValues.shape.lineDashPhase }
        set { write(.lineDashPhase, newValue) }
    }

    /// The rule for the inside of a path that crosses itself.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { tree?.setNeedsDisplay() } }
    /// The shape of the ends of the line.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { tree?.setNeedsDisplay() } }
    /// The shape of the corners of the line.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { tree?.setNeedsDisplay() } }
    /// The alternating lengths of dashes and gaps, or nil for a line without gaps. A pattern with a length that is not finite is rejected.
    open var lineDashPattern: [NSNumber]? {
        didSet {
            if let lineDashPattern, !lineDashPattern.allSatisfy(\.doubleValue.isFinite) {
                self.lineDashPattern = oldValue
                return reportRefusedValue(of: "lineDashPattern")
            }
            tree?.setNeedsDisplay()
        }
    }

    override var classSpecificKind: ClassSpecificKind? { .shape }

    override func copyClassSettings(from other: CALayer) {
        guard let other = other as? CAShapeLayer else { return }
        fillRule = other.fillRule
        lineCap = other.lineCap
        lineJoin = other.lineJoin
        lineDashPattern = other.lineDashPattern
    }

    // MARK: - Drawing

    override var drawsContent: Bool { true }

    /// The path that was last trimmed, with its measured lengths.
    private var lastMeasured: MeasuredPath?

    override func draw(_ values: LayerValues, _ time: Double, _ addItem: (DisplayContent, CGAffineTransform, CGFloat) -> Void) {
        let shape = values.rareValues.shape
        guard let path = shape.path, !path.isEmpty else { return }
        if let color = shape.fillColor, color.alpha > 0 { addItem(.path(path, evenOdd: fillRule == .evenOdd, color), .identity, 1) }
        guard let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0, shape.strokeStart < shape.strokeEnd else { return }
        let stroked = trimmedPath(path, from: shape.strokeStart, to: shape.strokeEnd)
        guard !stroked.isEmpty else { return }
        let stroke = StrokeStyle(
            width: shape.lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: shape.miterLimit,
            dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: shape.lineDashPhase)
        addItem(.stroke(stroked, stroke, color), .identity, 1)
    }

    /// Returns the part of a path between two fractions of its length.
    private func trimmedPath(_ path: Path, from: CGFloat, to: CGFloat) -> Path {
        if from <= 0, to >= 1 { return path }
        if let lastMeasured, lastMeasured.path == path { return lastMeasured.subpath(from: from, to: to) }
        let measured = MeasuredPath(path)
        self.lastMeasured = measured
        return measured.subpath(from: from, to: to)
    }

    override func silhouette(_ values: LayerValues) -> (Clip.Shape, CGFloat)? {
        if values.rareValues.shadowPath == nil, values.backgroundColor == nil, let path = values.rareValues.shape.path,
            let color = values.rareValues.shape.fillColor, color.alpha > 0
        {
            return (.path(path, evenOdd: fillRule == .evenOdd), color.alpha)
        }
        return super.silhouette(values)
    }
}
