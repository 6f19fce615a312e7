import CoreGraphics
import Foundation

/// The size, weight and scale of a symbol, and the lengths that follow from them.
nonisolated struct SymbolMetrics: Hashable, Sendable {
    /// The size of the font, in points.
    var pointSize: CGFloat
    /// The index of the weight, 0 (ultra light) … 8 (black).
    var weight: Int
    var scale: UIImage.SymbolScale

    /// The size of symbols without a specified size, in points: the size of body text at the default text size.
    static let defaultPointSize: CGFloat = 17

    init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
        // The size is limited, so that a bitmap at three times the size is not too large.
        self.pointSize = pointSize.isFinite && pointSize > 0 ? min(pointSize, 1000) : Self.defaultPointSize
        self.weight = (weight == .unspecified ? UIImage.SymbolWeight.regular : weight).rawValue - 1
        self.scale = scale == .small || scale == .large ? scale : .medium
    }

    /// The size relative to the medium scale.
    private var scaleFactor: CGFloat { scale == .small ? 0.79 : scale == .large ? 1.28 : 1 }

    /// The points per unit of the artwork. At the medium scale, a circle is a little larger than 1 em.
    var unit: CGFloat { pointSize * 1.24 / 100 * scaleFactor }

    /// The stroke width in units of the artwork. It is almost the same number of points at all scales, so that small and large symbols have
    /// the weight of the text beside them.
    var strokeWidth: CGFloat { Self.widths[weight] / pow(scaleFactor, 0.8) }

    /// The stroke widths of the weights in units of the artwork, at the medium scale.
    private static let widths: [CGFloat] = [2, 3.2, 4.9, 7, 8.2, 9.5, 10.9, 12.3, 13.6]
    private static let regularWidth: CGFloat = 7

    /// Returns the width of a stroke that is `factor` times as wide as the other strokes in the regular weight.
    ///
    /// In heavy weights, fine strokes (with a factor below 1) become only a little wider, so that they do not merge. The width of
    /// thick strokes (with a factor above 1), such as dots, also changes less with the weight, so that dots are visible in light weights.
    func strokeWidth(factor: CGFloat) -> CGFloat {
        let (regular, growth) = (Self.regularWidth * factor, strokeWidth - Self.regularWidth)
        if factor > 1 { return regular + growth * factor * 0.55 }
        return regular + growth * (growth > 0 ? factor * factor : factor)
    }

    /// The width of the gap that some marks erase around their path, in units of the artwork.
    var gap: CGFloat { 3.2 + 0.36 * strokeWidth }

    /// The scale of the paths around the center. It is smaller for wider strokes, so that a heavy symbol is only a little larger than a
    /// light one.
    var contraction: CGFloat { 1 - (strokeWidth - Self.regularWidth) * 0.0055 }

    /// The transform from units of the artwork to units relative to the center.
    var transform: CGAffineTransform {
        CGAffineTransform(a: contraction, b: 0, c: 0, d: contraction, tx: -50 * contraction, ty: -50 * contraction)
    }

    /// The height of capital letters.
    var capHeight: CGFloat { UIFont.systemFont(ofSize: pointSize).capHeight }
}
