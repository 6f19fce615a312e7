import CoreGraphics
import QuartzCore
import UIKit

extension Benchmarks {
    /// Measures a view whose `draw(_:)` draws 1,000 shapes into its image, as after `setNeedsDisplay()`. If the program `cairo` in
    /// `Benchmarks` is built, Cairo draws the same shapes into a cleared image.
    static func drawing() -> Table {
        let view = ShapesView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        view.contentScaleFactor = 2
        let time = best(of: 30) {
            view.setNeedsDisplay()
            view.layer.displayIfNeeded()
        }
        let milliseconds = time / 1e6
        let cairo = comparisonProgram("cairo").flatMap { times(of: $0)["shapes"] }
        let comparison = cairo.map { [$0, $0 / milliseconds] } ?? []
        return Table(
            name: "drawing", unit: "ms for an image of 750 × 1334 pixels",
            columns: ["draw(_:)"] + (cairo == nil ? [] : ["cairo", "ratio"]),
            rows: [Row(name: "1 000 shapes", values: [milliseconds] + comparison)])
    }
}

/// A view with discs, rounded rectangles, curves and triangles. Benchmarks/frames.h has the same positions and colors.
private final class ShapesView: UIView {
    private var step = 0

    override func draw(_ rect: CGRect) {
        step = 1 - step
        for index in 0..<1000 { drawShape(index) }
    }

    private func drawShape(_ index: Int) {
        let (x, y) = (CGFloat(index * 37 % 360) + 0.3 * CGFloat(step), CGFloat(index * 91 % 640) + 0.4)
        UIColor(
            red: CGFloat(index * 37 % 256) / 255, green: CGFloat(index * 61 % 256) / 255, blue: CGFloat(index * 17 % 256) / 255, alpha: 0.8
        ).set()
        switch index % 4 {
        case 0:
            UIBezierPath(
                arcCenter: CGPoint(x: x, y: y), radius: CGFloat(4 + index % 13), startAngle: 0, endAngle: 2 * .pi, clockwise: true
            ).fill()
        case 1:
            let size = CGSize(width: 12 + index % 31, height: 10 + index % 17)
            UIBezierPath(roundedRect: CGRect(origin: CGPoint(x: x, y: y), size: size), cornerRadius: 4).fill()
        case 2:
            let path = UIBezierPath()
            path.move(to: CGPoint(x: x, y: y))
            path.addCurve(
                to: CGPoint(x: x + 40, y: y + 20), controlPoint1: CGPoint(x: x + 10, y: y - 20),
                controlPoint2: CGPoint(x: x + 30, y: y + 40))
            path.lineWidth = 2
            path.lineCapStyle = .round
            path.stroke()
        default:
            let path = UIBezierPath()
            path.move(to: CGPoint(x: x, y: y))
            path.addLine(to: CGPoint(x: x + 25, y: y + 6))
            path.addLine(to: CGPoint(x: x + 8, y: y + 30))
            path.close()
            path.fill()
        }
    }
}
