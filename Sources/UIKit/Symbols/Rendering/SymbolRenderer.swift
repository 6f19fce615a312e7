import CoreGraphics
import Foundation

/// Draws a symbol with metrics and colors.
nonisolated struct SymbolRenderer: Sendable {
    let drawing: SymbolDrawing
    let metrics: SymbolMetrics
    /// The colors of levels 1, 2 and 3, or nil to draw everything in black, as for a template image.
    var colors: [CGColor]?
    /// The variable value, or nil if all parts are drawn alike.
    var variableValue: Double?
    /// The only layer that is drawn, or nil for all.
    var layer: Int?

    /// The opacity of parts above the variable value.
    static let inactiveOpacity: CGFloat = 0.3

    // MARK: - Size

    /// The size in whole points. The center of the artwork is the center of the image.
    var size: CGSize { size(includesBadges: true) }

    /// The distances between the edges of the image and the edges of the symbol without badges.
    var alignmentInsets: UIEdgeInsets {
        let (all, aligned) = (size, size(includesBadges: false))
        let (x, y) = ((all.width - aligned.width) / 2, (all.height - aligned.height) / 2)
        return UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }

    private func size(includesBadges: Bool) -> CGSize {
        var (width, height): (CGFloat, CGFloat) = (0, 0)
        for element in drawing.elements {
            guard case .mark(let mark) = element, mark.effect == .paint, includesBadges || mark.affectsAlignment else { continue }
            let box = mark.path.applying(metrics.transform).boundingBoxOfPath
            let line = mark.paintStyle == .fill ? 0 : metrics.strokeWidth(factor: mark.widthFactor) / 2
            width = max(width, -box.minX + line, box.maxX + line)
            height = max(height, -box.minY + line, box.maxY + line)
        }
        func points(_ units: CGFloat) -> CGFloat { max((units * 2 * metrics.unit - 0.02).rounded(.up), 1) }
        return CGSize(width: points(width), height: points(height))
    }

    // MARK: - Drawing

    /// Returns the symbol as a vector image.
    func image() -> CGImage? {
        let size = size
        guard let first = bitmap(size, scale: 1) else { return nil }
        return CGImage(first) { bitmap(size, scale: $0) }
    }

    private func bitmap(_ size: CGSize, scale: Int) -> Bitmap? {
        guard let context = CGContext(width: Int(size.width) * scale, height: Int(size.height) * scale, scale: CGFloat(scale)) else {
            return nil
        }
        context.translateBy(x: size.width / 2, y: size.height / 2)
        context.scaleBy(x: metrics.unit, y: metrics.unit)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for element in drawing.elements {
            switch element {
            case .mark(let mark): draw(mark, in: context)
            case .group(let marks, let scale, let effect): draw(marks, scale, effect, in: context)
            }
        }
        return context.makeImage()?.bitmap
    }

    /// Draws the marks of a group as one image, so that they erase only parts of the group.
    private func draw(_ marks: [SymbolDrawing.Mark], _ scale: CGFloat, _ effect: SymbolDrawing.Effect, in context: CGContext) {
        let erases = effect == .detail && colors == nil
        context.saveGState()
        if erases { context.setBlendMode(.destinationOut) }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        for mark in marks { draw(mark, in: context, groupScale: scale, ignoresLayer: erases) }
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// The factor of the stroke width of a symbol in a circle or square. The scale of the symbol does not change the stroke width further.
    private static let groupStrokeFactor: CGFloat = 0.88

    private func draw(_ mark: SymbolDrawing.Mark, in context: CGContext, groupScale: CGFloat = 1, ignoresLayer: Bool = false) {
        let isPainted = drawing.isPainted(mark, isTemplate: colors == nil)
        guard !isPainted || ignoresLayer || layer == nil || layer == mark.layer else { return }
        let scale = CGAffineTransform(scaleX: groupScale, y: groupScale)
        var width = metrics.strokeWidth(factor: mark.widthFactor * (groupScale < 1 ? Self.groupStrokeFactor : 1))
        if !isPainted, mark.effect != .eraseWithGap { width = max(width * 0.95, 4.2) }
        if mark.effect == .eraseWithGap { width += 2 * metrics.gap }
        context.saveGState()
        if isPainted { setColor(of: mark, in: context) } else { context.setBlendMode(.clear) }
        context.setLineWidth(width)
        let path = CGPath(mark.path.applying(metrics.transform).applying(scale))
        if mark.paintStyle != .stroke {
            context.addPath(path)
            context.fillPath()
        }
        if mark.paintStyle != .fill {
            context.addPath(path)
            context.strokePath()
        }
        context.restoreGState()
    }

    private func setColor(of mark: SymbolDrawing.Mark, in context: CGContext) {
        var color = colors.map { $0[min(max(mark.level, 1), $0.count) - 1] } ?? .black
        if !isActive(mark.part) { color = color.withAlpha(color.alpha * Self.inactiveOpacity) }
        context.setFillColor(color)
        context.setStrokeColor(color)
        // The line and the inside of a translucent body overlap. With this mode, the overlap is as translucent as the rest.
        if color.alpha < 1 { context.setBlendMode(.copy) }
    }

    /// Whether a part is drawn in its full color: with n parts, part i is active if the value is greater than (i - 1) / n.
    private func isActive(_ part: Int?) -> Bool {
        guard let part, let variableValue, drawing.partCount > 0 else { return true }
        return variableValue > Double(part - 1) / Double(drawing.partCount)
    }
}

nonisolated extension CGColor {
    fileprivate func withAlpha(_ alpha: CGFloat) -> CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
