import CoreGraphics
import Stage
import UIKit

/// A graph of values over time with their velocities below, a legend with the current values, and a dot at the current time.
package final class ValueGraphView: UIView {
    private let series: [ValueSeries]
    private let timeRange: ClosedRange<Double>
    private let valuePlot: Plot
    private let velocityPlot: Plot
    private let playhead = UIView()
    private var valueLabels: [UILabel] = []
    private var dots: [(view: UIView, index: Int, plot: Plot)] = []
    private let velocities: [[[ChartCurve.Point]]]

    /// The area of a plot and its axis.
    private struct Plot {
        var area: CGRect
        var axis: ChartAxis

        func y(_ value: Double) -> CGFloat { area.maxY - area.height * CGFloat((value - axis.low) / (axis.high - axis.low)) }
    }

    /// The height of a legend entry.
    private static let rowHeight: CGFloat = 26
    private static let leftMargin: CGFloat = 64
    private static let rightMargin: CGFloat = 24

    /// Creates a graph of values in the same unit.
    package init(_ series: [ValueSeries], timeRange: ClosedRange<Double>, size: CGSize) {
        self.series = series
        self.timeRange = timeRange
        velocities = series.map(\.velocities)
        let top = 16 + CGFloat(series.count) * Self.rowHeight + 14
        let height = max(size.height - top - 70, 80)
        let width = max(size.width - Self.leftMargin - Self.rightMargin, 1)
        let valueHeight = (height * 0.62).rounded()
        valuePlot = Plot(
            area: CGRect(x: Self.leftMargin, y: top, width: width, height: valueHeight),
            axis: Self.axis(series.flatMap(\.points), height: valueHeight, minimumSpan: series.first?.unit.visibleChange ?? 1))
        let velocityTop = top + valueHeight + 34
        velocityPlot = Plot(
            area: CGRect(x: Self.leftMargin, y: velocityTop, width: width, height: max(height - valueHeight, 30)),
            axis: Self.axis(
                velocities.flatMap { $0.flatMap(\.self) }, height: height - valueHeight, minimumSpan: series.first?.unit.visibleChange ?? 1)
        )
        super.init(frame: CGRect(origin: .zero, size: size))
        backgroundColor = ChartStyle.cardColor
        layer.cornerRadius = 14
        addLegend()
        addAxes()
        addCurves()
        addCurrentTime()
    }

    package required init?(coder: NSCoder) { return nil }

    /// Returns an axis that contains all values. A change that is too small to be seen is not enlarged.
    private static func axis(_ points: [ChartCurve.Point], height: CGFloat, minimumSpan: Double) -> ChartAxis {
        let values = points.map(\.value)
        let (low, high) = (values.min() ?? 0, values.max() ?? 1)
        let padding = max(minimumSpan / 1000 - (high - low), 0) / 2
        return ChartAxis(low - padding, high + padding, tickCount: max(Int(height / 46), 2))
    }

    private func x(_ time: Double) -> CGFloat {
        let seconds = timeRange.upperBound - timeRange.lowerBound
        return valuePlot.area.minX + (seconds > 0 ? valuePlot.area.width * CGFloat((time - timeRange.lowerBound) / seconds) : 0)
    }

    private func color(_ index: Int) -> UIColor { ChartStyle.curveColors[index % ChartStyle.curveColors.count] }

    // MARK: - Content

    private func addLegend() {
        for (index, entry) in series.enumerated() {
            let y = 14 + CGFloat(index) * Self.rowHeight
            let swatch = UIView(frame: CGRect(x: 20, y: y + 11, width: 18, height: 4))
            swatch.backgroundColor = color(index)
            swatch.layer.cornerRadius = 2
            let name = ChartStyle.label(entry.name, 15, .semibold)
            name.lineBreakMode = .byTruncatingMiddle
            name.frame = CGRect(x: 48, y: y, width: max(bounds.width - 48 - 150, 0), height: Self.rowHeight)
            let value = ChartStyle.label("", 15, .semibold, color(index), .right)
            value.font = .monospacedDigitSystemFont(ofSize: 15, weight: .semibold)
            value.frame = CGRect(x: bounds.width - 150, y: y, width: 150 - Self.rightMargin, height: Self.rowHeight)
            for view in [swatch, name, value] { addSubview(view) }
            valueLabels.append(value)
        }
    }

    private func addAxes() {
        let unit = series.first?.unit.symbol.trimmingCharacters(in: .whitespaces) ?? ""
        for (plot, title) in [(valuePlot, unit), (velocityPlot, unit.isEmpty ? "velocity, 1/s" : "velocity, \(unit)/s")] {
            for value in plot.axis.tickValues {
                let y = plot.y(value).rounded()
                let isZero = abs(value) < plot.axis.tickInterval / 1e6
                addLine(CGRect(x: plot.area.minX, y: y, width: plot.area.width, height: isZero ? 1 : 0.5), isZero: isZero)
                addLabel(plot.axis.label(for: value), CGRect(x: 4, y: y - 9, width: plot.area.minX - 12, height: 18), .right)
            }
            addLabel(title, CGRect(x: plot.area.minX + 2, y: plot.area.minY - 19, width: 160, height: 16), .left)
        }
        let axis = ChartAxis(timeRange.lowerBound, timeRange.upperBound, tickCount: max(Int(valuePlot.area.width / 64), 3))
        let times = axis.tickValues.filter { $0 >= timeRange.lowerBound - 1e-9 && $0 <= timeRange.upperBound + 1e-9 }
        for time in times {
            for plot in [valuePlot, velocityPlot] {
                addLine(CGRect(x: x(time).rounded(), y: plot.area.minY, width: 0.5, height: plot.area.height), isZero: false)
            }
            let text = axis.label(for: time) + (time == times.last ? " s" : "")
            addLabel(text, CGRect(x: x(time) - 40, y: velocityPlot.area.maxY + 8, width: 80, height: 18), .center)
        }
    }

    private func addLabel(_ text: String, _ frame: CGRect, _ alignment: NSTextAlignment) {
        let label = ChartStyle.label(text, 13, .regular, Theme.secondaryTextColor, alignment)
        label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        label.frame = frame
        addSubview(label)
    }

    private func addLine(_ frame: CGRect, isZero: Bool) {
        let line = UIView(frame: frame)
        line.backgroundColor = isZero ? ChartStyle.zeroLineColor : ChartStyle.gridColor
        addSubview(line)
    }

    private func addCurves() {
        for index in series.indices.reversed() {
            for part in series[index].parts { addCurve(part, valuePlot, color(index), width: 2.5) }
            for part in velocities[index] { addCurve(part, velocityPlot, color(index), width: 1.75) }
        }
    }

    private func addCurve(_ points: [ChartCurve.Point], _ plot: Plot, _ color: UIColor, width: CGFloat) {
        let path = CGMutablePath()
        for (index, point) in points.enumerated() {
            let location = CGPoint(x: x(point.time), y: plot.y(point.value))
            index == 0 ? path.move(to: location) : path.addLine(to: location)
        }
        let shape = CAShapeLayer()
        shape.frame = bounds
        shape.path = path
        shape.fillColor = nil
        shape.strokeColor = color.cgColor
        shape.lineWidth = width
        shape.lineJoin = .round
        shape.lineCap = .round
        layer.addSublayer(shape)
    }

    // MARK: - The current time

    private func addCurrentTime() {
        playhead.backgroundColor = Theme.accentColor
        addSubview(playhead)
        for (index, plot) in series.indices.flatMap({ [($0, valuePlot), ($0, velocityPlot)] }) {
            let dot = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
            dot.backgroundColor = color(index)
            dot.layer.cornerRadius = 6
            dot.layer.borderWidth = 2
            dot.layer.borderColor = ChartStyle.cardColor.cgColor
            addSubview(dot)
            dots.append((dot, index, plot))
        }
        show(timeRange.lowerBound)
    }

    /// Shows the values at a time.
    package func show(_ time: Double) {
        let time = min(max(time, timeRange.lowerBound), timeRange.upperBound)
        playhead.frame = CGRect(
            x: x(time) - 0.75, y: valuePlot.area.minY, width: 1.5, height: velocityPlot.area.maxY - valuePlot.area.minY)
        for (dot, index, plot) in dots {
            let points = plot.area == valuePlot.area ? series[index].points : velocities[index].flatMap(\.self)
            guard let point = points.last(where: { $0.time <= time + 1e-9 }) else {
                dot.isHidden = true
                continue
            }
            dot.isHidden = false
            dot.center = CGPoint(x: x(point.time), y: plot.y(point.value))
        }
        for (index, label) in valueLabels.enumerated() {
            label.text = series[index].value(at: time).map { Self.text($0, series[index].unit) } ?? "–"
        }
    }

    /// Returns a value with one decimal, or with two if it is a fraction or a factor.
    private static func text(_ value: Double, _ unit: ChartUnit) -> String {
        let digits = unit == .points || unit == .degrees ? 1 : 2
        let number = String(format: "%.\(digits)f", abs(value) < 0.005 ? 0 : value).replacingOccurrences(of: "-", with: "−")
        return number + unit.symbol
    }
}
