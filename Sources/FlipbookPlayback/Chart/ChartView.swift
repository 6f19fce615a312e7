import CoreGraphics
import Foundation
import Stage
import UIKit

/// The view of one panel: a grid of thin lines, the curves in the text color, and the last values as dots in the accent color.
final class ChartView: UIView {
    /// The area of the curves, in the view's coordinates.
    private let plot: CGRect
    private let timeRange: (low: Double, high: Double)
    private let valueAxis: ChartAxis

    init(_ panel: TraceChart.Panel, in frame: CGRect) {
        plot = CGRect(x: 88, y: 28, width: frame.width - 88 - 150, height: frame.height - 28 - 36)
        let points = panel.curves.flatMap(\.points)
        timeRange = (points.map(\.time).min() ?? 0, max(points.map(\.time).max() ?? 1, (points.map(\.time).min() ?? 0) + 1e-3))
        valueAxis = ChartAxis(points.map(\.value).min() ?? 0, points.map(\.value).max() ?? 1)
        super.init(frame: frame)
        drawGrid(panel.keyPath)
        var labels: [(CGFloat, String)] = []
        for curve in panel.curves {
            addCurve(curve.points)
            if let last = curve.points.last {
                addDot(position(time: last.time, value: last.value))
                labels.append((position(time: last.time, value: last.value).y, curve.view))
            }
        }
        addNames(labels)
    }

    required init?(coder: NSCoder) { return nil }

    static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        return label
    }

    /// Returns the location of a value in the view's coordinates.
    private func position(time: Double, value: Double) -> CGPoint {
        CGPoint(
            x: plot.minX + plot.width * (time - timeRange.low) / (timeRange.high - timeRange.low),
            y: plot.maxY - plot.height * (value - valueAxis.low) / (valueAxis.high - valueAxis.low))
    }

    private func add(_ text: String, _ font: UIFont, _ color: UIColor, _ frame: CGRect, _ alignment: NSTextAlignment = .left) {
        let label = Self.label(text, font, color)
        label.textAlignment = alignment
        label.frame = frame
        addSubview(label)
    }

    private func drawGrid(_ keyPath: String) {
        let smallFont = UIFont.systemFont(ofSize: 13)
        let isAngle = keyPath.contains("rotation")
        let unit = isAngle ? "radians" : keyPath.contains("scale") || keyPath == "opacity" ? "" : "points"
        add(keyPath, .monospacedSystemFont(ofSize: 13, weight: .medium), Theme.textColor, CGRect(x: 40, y: 0, width: 300, height: 20))
        add(unit, smallFont, Theme.secondaryTextColor, CGRect(x: plot.maxX - 100, y: 0, width: 100, height: 20), .right)
        for value in valueAxis.tickValues {
            let y = position(time: timeRange.low, value: value).y.rounded()
            addLine(CGRect(x: plot.minX, y: y, width: plot.width, height: 0.5))
            add(
                valueAxis.label(for: value), smallFont, Theme.secondaryTextColor,
                CGRect(x: 8, y: y - 10, width: plot.minX - 20, height: 20), .right)
        }
        let timeAxis = ChartAxis(timeRange.low, timeRange.high)
        for time in timeAxis.tickValues where time <= timeRange.high + 1e-9 && time >= timeRange.low - 1e-9 {
            let x = position(time: time, value: valueAxis.low).x.rounded()
            addLine(CGRect(x: x, y: plot.minY, width: 0.5, height: plot.height))
            add(
                timeAxis.label(for: time) + (time == 0 ? "" : " s"), smallFont, Theme.secondaryTextColor,
                CGRect(x: x - 30, y: plot.maxY + 4, width: 60, height: 20), .center)
        }
    }

    private func addLine(_ frame: CGRect) {
        let line = UIView(frame: frame)
        line.backgroundColor = Theme.textColor.withAlphaComponent(0.1)
        addSubview(line)
    }

    /// Adds a curve through the points.
    private func addCurve(_ points: [(time: Double, value: Double)]) {
        let path = CGMutablePath()
        for (index, point) in points.enumerated() {
            let location = position(time: point.time, value: point.value)
            index == 0 ? path.move(to: location) : path.addLine(to: location)
        }
        let shapeLayer = CAShapeLayer()
        shapeLayer.frame = bounds
        shapeLayer.path = path
        shapeLayer.fillColor = nil
        shapeLayer.strokeColor = Theme.textColor.cgColor
        shapeLayer.lineWidth = 2
        shapeLayer.lineJoin = .round
        shapeLayer.lineCap = .round
        layer.addSublayer(shapeLayer)
    }

    private func addDot(_ location: CGPoint) {
        let dot = UIView(frame: CGRect(x: location.x - 4, y: location.y - 4, width: 8, height: 8))
        dot.backgroundColor = Theme.accentColor
        dot.layer.cornerRadius = 4
        addSubview(dot)
    }

    /// Adds the view names at the ends of the curves. Names that would overlap are moved down.
    private func addNames(_ labels: [(y: CGFloat, text: String)]) {
        var minimumY = -CGFloat.infinity
        for label in labels.sorted(by: { ($0.y, $0.text) < ($1.y, $1.text) }) {
            let y = max(label.y - 10, minimumY)
            minimumY = y + 18
            add(
                label.text, .systemFont(ofSize: 13, weight: .medium), Theme.textColor,
                CGRect(x: plot.maxX + 12, y: y, width: 130, height: 20))
        }
    }
}
