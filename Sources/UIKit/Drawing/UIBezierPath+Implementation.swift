import CoreGraphics
import Foundation

nonisolated extension UIBezierPath {
    /// Replaces all elements.
    func replaceElements(with path: CGPath) { mutablePath.setElements(of: path) }

    /// Copies the attributes for stroking and filling.
    func copyAttributes(from other: UIBezierPath) {
        (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
        (miterLimit, flatness, usesEvenOddFillRule) = (other.miterLimit, other.flatness, other.usesEvenOddFillRule)
        (dashLengths, dashPhase) = (other.dashLengths, other.dashPhase)
    }

    /// The path in the opposite direction.
    var reversedPath: UIBezierPath {
        let path = UIBezierPath(cgPath: mutablePath.reversed())
        path.copyAttributes(from: self)
        return path
    }

    /// Adds a rectangle clockwise from its upper left corner, with some corners rounded.
    func addRoundedRect(_ rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
        let (width, height) = (abs(rect.size.width), abs(rect.size.height))
        let (left, top) = (min(rect.origin.x, rect.origin.x + rect.size.width), min(rect.origin.y, rect.origin.y + rect.size.height))
        let (w, h) = (min(max(radii.width, 0), width / 2), min(max(radii.height, 0), height / 2))
        // The tip of each corner clockwise, with the direction of the side before it and after it.
        let tips: [(UIRectCorner, x: CGFloat, y: CGFloat, before: CGVector, after: CGVector)] = [
            (.topLeft, left, top, CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
            (.topRight, left + width, top, CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.bottomRight, left + width, top + height, CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (.bottomLeft, left, top + height, CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        // A cubic curve with control points at 0.5523 radii from the ends approximates a quarter circle. `inset` is the distance of a
        // control point from the tip, 0.4477 radii.
        let inset: CGFloat = 1 - 4 / 3 * (2.0.squareRoot() - 1)
        for (index, tip) in tips.enumerated() {
            func point(_ direction: CGVector, _ factor: CGFloat) -> CGPoint {
                CGPoint(x: tip.x + direction.dx * w * factor, y: tip.y + direction.dy * h * factor)
            }
            let isRound = corners.contains(tip.0) && w > 0 && h > 0
            let start = isRound ? point(tip.before, -1) : CGPoint(x: tip.x, y: tip.y)
            if index == 0 { mutablePath.move(to: start) } else { mutablePath.addLine(to: start) }
            guard isRound else { continue }
            mutablePath.addCurve(to: point(tip.after, 1), control1: point(tip.before, -inset), control2: point(tip.after, inset))
        }
        mutablePath.closeSubpath()
    }

    // MARK: - Drawing in a context

    func fill(in context: CGContext) {
        context.beginPath()
        context.addPath(mutablePath)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    func stroke(in context: CGContext) {
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashPhase, lengths: dashLengths)
        context.beginPath()
        context.addPath(mutablePath)
        context.strokePath()
        context.restoreGState()
    }

    func clip(in context: CGContext) {
        context.beginPath()
        context.addPath(mutablePath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Draws in the current context with a blend mode and an opacity.
    func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body(context)
        context.restoreGState()
    }
}
