import CoreGraphics
import Foundation
import UIKit

/// A trace as a picture: for each key path a field with time across and the value up, a curve for each view, its name at the curve's end.
package final class TraceChart {
    private let fields: [Field]
    private let title: String

    struct Field {
        var keyPath: String
        var curves: [(view: String, points: [(time: Double, value: Double)])]
    }

    package static let width: CGFloat = 720
    private static let fieldHeight: CGFloat = 180
    private static let top: CGFloat = 64

    package init(_ trace: Trace, title: String) {
        self.title = title
        var fields: [Field] = []
        for row in trace.rows {
            let field = fields.firstIndex { $0.keyPath == row.keyPath } ?? fields.count
            if field == fields.count { fields.append(Field(keyPath: row.keyPath, curves: [])) }
            let curve = fields[field].curves.firstIndex { $0.view == row.view } ?? fields[field].curves.count
            if curve == fields[field].curves.count { fields[field].curves.append((row.view, [])) }
            fields[field].curves[curve].points.append((row.time, row.value))
        }
        self.fields = fields
    }

    package func picture(scale: CGFloat = 2) -> Bitmap {
        let size = CGSize(width: Self.width, height: Self.top + CGFloat(max(fields.count, 1)) * Self.fieldHeight + 16)
        let stage = Stage(size: size, scale: scale)
        let paper = stage.window
        paper.backgroundColor = Look.paper
        let heading = ChartView.label(title, .systemFont(ofSize: 22, weight: .semibold), Look.ink)
        heading.frame = CGRect(x: 40, y: 20, width: size.width - 80, height: 32)
        paper.addSubview(heading)
        if fields.isEmpty {
            let nothing = ChartView.label("nothing moves", .systemFont(ofSize: 15), Look.softInk)
            nothing.frame = CGRect(x: 40, y: Self.top, width: size.width - 80, height: 24)
            paper.addSubview(nothing)
        }
        for (index, field) in fields.enumerated() {
            paper.addSubview(
                ChartView(
                    field, in: CGRect(x: 0, y: Self.top + CGFloat(index) * Self.fieldHeight, width: size.width, height: Self.fieldHeight)))
        }
        return stage.render()
    }
}

/// One field: a hairline grid, the curves in ink, the last values as dots in the accent.
private final class ChartView: UIView {
    private let plot: CGRect
    private let times: (low: Double, high: Double)
    private let values: Steps

    /// Round numbers that enclose a range.
    struct Steps {
        let low: Double
        let high: Double
        let step: Double

        /// About four of 1, 2, 2.5 or 5 times a power of ten.
        init(_ low: Double, _ high: Double) {
            let span = max(high - low, 1e-6)
            let power = pow(10, (log10(span / 4)).rounded(.down))
            step = ([1, 2, 2.5, 5, 10].first { span / ($0 * power) <= 4.01 } ?? 10) * power
            self.low = (low / step).rounded(.down) * step
            self.high = max((high / step).rounded(.up) * step, self.low + step)
        }

        var all: [Double] { (0...Int(((high - low) / step).rounded())).map { low + Double($0) * step } }

        func words(_ value: Double) -> String {
            // As few digits as the step has itself.
            let digits = (0...6).first { abs(step * pow(10, Double($0)) - (step * pow(10, Double($0))).rounded()) < 1e-6 } ?? 6
            return abs(value) < step / 1e6 ? "0" : String(format: "%.\(digits)f", value)
        }
    }

    init(_ field: TraceChart.Field, in frame: CGRect) {
        plot = CGRect(x: 88, y: 28, width: frame.width - 88 - 150, height: frame.height - 28 - 36)
        let points = field.curves.flatMap(\.points)
        times = (points.map(\.time).min() ?? 0, max(points.map(\.time).max() ?? 1, (points.map(\.time).min() ?? 0) + 1e-3))
        values = Steps(points.map(\.value).min() ?? 0, points.map(\.value).max() ?? 1)
        super.init(frame: frame)
        drawGrid(field.keyPath)
        var labels: [(CGFloat, String)] = []
        for curve in field.curves {
            draw(curve.points)
            if let last = curve.points.last {
                addDot(place(last.time, last.value))
                labels.append((place(last.time, last.value).y, curve.view))
            }
        }
        draw(labels)
    }

    required init?(coder: NSCoder) { return nil }

    static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        return label
    }

    private func place(_ time: Double, _ value: Double) -> CGPoint {
        CGPoint(
            x: plot.minX + plot.width * (time - times.low) / (times.high - times.low),
            y: plot.maxY - plot.height * (value - values.low) / (values.high - values.low))
    }

    private func add(_ text: String, _ font: UIFont, _ color: UIColor, _ frame: CGRect, _ alignment: NSTextAlignment = .left) {
        let label = Self.label(text, font, color)
        label.textAlignment = alignment
        label.frame = frame
        addSubview(label)
    }

    private func drawGrid(_ keyPath: String) {
        let small = UIFont.systemFont(ofSize: 13)
        let isAngle = keyPath.contains("rotation")
        let unit = isAngle ? "radians" : keyPath.contains("scale") || keyPath == "opacity" ? "" : "points"
        add(keyPath, .monospacedSystemFont(ofSize: 13, weight: .medium), Look.ink, CGRect(x: 40, y: 0, width: 300, height: 20))
        add(unit, small, Look.softInk, CGRect(x: plot.maxX - 100, y: 0, width: 100, height: 20), .right)
        for value in values.all {
            let y = place(times.low, value).y.rounded()
            addLine(CGRect(x: plot.minX, y: y, width: plot.width, height: 0.5))
            add(values.words(value), small, Look.softInk, CGRect(x: 8, y: y - 10, width: plot.minX - 20, height: 20), .right)
        }
        let steps = Steps(times.low, times.high)
        for time in steps.all where time <= times.high + 1e-9 && time >= times.low - 1e-9 {
            let x = place(time, values.low).x.rounded()
            addLine(CGRect(x: x, y: plot.minY, width: 0.5, height: plot.height))
            add(
                steps.words(time) + (time == 0 ? "" : " s"), small, Look.softInk,
                CGRect(x: x - 30, y: plot.maxY + 4, width: 60, height: 20), .center)
        }
    }

    private func addLine(_ frame: CGRect) {
        let line = UIView(frame: frame)
        line.backgroundColor = Look.ink.withAlphaComponent(0.1)
        addSubview(line)
    }

    private func draw(_ points: [(time: Double, value: Double)]) {
        let path = CGMutablePath()
        for (index, point) in points.enumerated() {
            let place = place(point.time, point.value)
            index == 0 ? path.move(to: place) : path.addLine(to: place)
        }
        let curve = CAShapeLayer()
        curve.frame = bounds
        curve.path = path
        curve.fillColor = nil
        curve.strokeColor = Look.ink.cgColor
        curve.lineWidth = 2
        curve.lineJoin = .round
        curve.lineCap = .round
        layer.addSublayer(curve)
    }

    private func addDot(_ place: CGPoint) {
        let dot = UIView(frame: CGRect(x: place.x - 4, y: place.y - 4, width: 8, height: 8))
        dot.backgroundColor = Look.accent
        dot.layer.cornerRadius = 4
        addSubview(dot)
    }

    /// At the curves' ends, moved apart where they would lie on each other.
    private func draw(_ labels: [(y: CGFloat, text: String)]) {
        var below = -CGFloat.infinity
        for label in labels.sorted(by: { ($0.y, $0.text) < ($1.y, $1.text) }) {
            let y = max(label.y - 10, below)
            below = y + 18
            add(label.text, .systemFont(ofSize: 13, weight: .medium), Look.ink, CGRect(x: plot.maxX + 12, y: y, width: 130, height: 20))
        }
    }
}
