import UIKit

/// Draws strokes on a layer with small irregularities, as if drawn by hand. The same seed results in the same irregularities.
class SketchPainter {
    private let layer: DrawingLayer
    /// The state of a linear congruential generator. `Double.random(in:)` would make a different drawing at every start of the scene.
    private var seed: UInt32

    init(_ layer: DrawingLayer, seed: UInt32) { (self.layer, self.seed) = (layer, seed) }

    /// Returns a number in -1…1.
    func random() -> CGFloat {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        return CGFloat(seed >> 8) / CGFloat(1 << 23) - 1
    }

    /// Draws a stroke through points. The force begins and ends with `taper`, and is 1 in between.
    func line(_ tool: DrawingTool, _ color: UIColor, width: CGFloat, taper: CGFloat = 1, through points: [CGPoint]) {
        var stroke = Stroke(tool: tool, color: color, width: width)
        for (index, point) in points.enumerated() {
            let t = points.count > 1 ? CGFloat(index) / CGFloat(points.count - 1) : 0.5
            _ = stroke.append(point, force: taper + (1 - taper) * sin(.pi * t))
        }
        layer.draw(stroke)
    }

    /// Draws a stroke from left to right whose y coordinate is a function of x. Its ends and its width are a little irregular.
    func row(_ color: UIColor, width: CGFloat, from left: CGFloat, to right: CGFloat, ragged: CGFloat, y: (CGFloat) -> CGFloat) {
        let (left, right) = (left + ragged * random(), right + ragged * random())
        guard right - left > 4 else { return }
        var stroke = Stroke(tool: .brush, color: color, width: width)
        let count = max(Int((right - left) / 14), 2)
        for index in 0...count {
            let t = CGFloat(index) / CGFloat(count)
            let x = left + (right - left) * t
            let edge = min(t, 1 - t) * CGFloat(count)
            let force = (edge < 1 ? 0.6 + 0.4 * edge : 1) + 0.08 * random()
            _ = stroke.append(CGPoint(x: x, y: y(x) + 0.7 * random()), force: force)
        }
        layer.draw(stroke)
    }

    /// Fills a convex polygon with thin strokes from left to right, like a surface that is colored with a pen.
    func hatch(_ color: UIColor, lineWidth: CGFloat = 2.5, _ polygon: [CGPoint]) {
        let (top, bottom) = (polygon.map(\.y).min() ?? 0, polygon.map(\.y).max() ?? 0)
        for y in stride(from: top + lineWidth / 2, to: bottom, by: lineWidth * 0.6) {
            var crossings: [CGFloat] = []
            for (index, a) in polygon.enumerated() {
                let b = polygon[(index + 1) % polygon.count]
                if (a.y <= y) != (b.y <= y) { crossings.append(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)) }
            }
            guard let left = crossings.min(), let right = crossings.max(), right - left > lineWidth else { continue }
            line(
                .pen, color, width: lineWidth,
                through: [CGPoint(x: left + lineWidth / 2, y: y), CGPoint(x: right - lineWidth / 2, y: y)])
        }
    }
}

extension UIColor {
    /// Returns a color between this color and another color. `fraction` is the fraction of the other color, 0…1.
    func mixed(with other: UIColor, _ fraction: CGFloat) -> UIColor {
        func channels(of color: UIColor) -> [CGFloat] {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
        let t = min(max(fraction, 0), 1)
        let mixed = zip(channels(of: self), channels(of: other)).map { $0 + ($1 - $0) * t }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }
}
