import CoreGraphics
import Stage
import UIKit

/// A graph of values over time with their velocities below, a legend with the current values, and a dot at the current time.
package final class ValueGraphView: UIView {
    private var series: [ValueSeries] = []
    /// The points of each series, and their velocities, in parts between which the value jumps.
    private var (values, velocities): ([[[ChartCurve.Point]]], [[[ChartCurve.Point]]]) = ([], [])
    private var timeRange: ClosedRange<Double> = 0...1
    private var plots: [ValuePlot] = []
    private let grid = UIView()
    private let legend = UIView()
    /// The curves of the values, then the curves of the velocities.
    private var curves: [CAShapeLayer] = []
    private let playhead = UIView()
    private var valueLabels: [UILabel] = []
    /// The dots on the curves, in the order of the curves.
    private var dots: [UIView] = []

    /// The height of a legend entry.
    private static let rowHeight: CGFloat = 26
    private static let topMargin: CGFloat = 14
    /// The height of a label beside an axis. Its center is at its value.
    private static let labelHeight: CGFloat = 18
    /// The distance from the top of the title of an axis to its plot.
    private static let titleDistance: CGFloat = 19
    /// The distance from the values to the velocities. It has space for a half of the last label of the values, and for a title.
    private static let plotDistance: CGFloat = 34
    /// The distance from the legend to the values. The title of the values is as far below the legend as the title of the
    /// velocities is below the last label of the values.
    private static let legendDistance: CGFloat = plotDistance - labelHeight / 2
    /// The distance from the velocities to the bottom of the view, with the labels of the times.
    private static let bottomDistance: CGFloat = 36
    /// The height of both plots below which their curves cannot be read.
    private static let minimumPlotHeight: CGFloat = 80
    private static let leftMargin: CGFloat = 64
    private static let rightMargin: CGFloat = 24

    /// The names of the values.
    package var names: [String] { series.map(\.name) }

    /// Creates a graph of values in the same unit.
    package init(_ series: [ValueSeries], timeRange: ClosedRange<Double>, size: CGSize) {
        super.init(frame: CGRect(origin: .zero, size: size))
        backgroundColor = ChartStyle.cardColor
        layer.cornerRadius = 14
        playhead.backgroundColor = Theme.accentColor
        for view in [legend, grid, playhead] {
            view.frame = bounds
            addSubview(view)
        }
        set(series, timeRange: timeRange)
        show(timeRange.lowerBound)
    }

    package required init?(coder: NSCoder) { return nil }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setCurveColors()
    }

    private func setCurveColors() {
        for (index, curve) in curves.enumerated() { curve.strokeColor = color(index % series.count).cgColor }
        for dot in dots { dot.layer.borderColor = ChartStyle.cardColor.cgColor }
    }

    /// Shows other values. The legend is kept if the names are the same. The axes are kept if the
    /// time range and the plots are the same.
    package func set(_ newSeries: [ValueSeries], timeRange newRange: ClosedRange<Double>) {
        let hasOtherNames = newSeries.map(\.name) != series.map(\.name)
        let hasOtherTimes = newRange != timeRange
        (series, timeRange, values) = (newSeries, newRange, newSeries.map(\.parts))
        velocities = values.map(ValueSeries.velocities)
        if hasOtherNames { addLegend() }
        let newPlots = makePlots()
        if hasOtherTimes || newPlots != plots || plots.isEmpty {
            plots = newPlots
            addAxes()
        }
        updateCurves()
    }

    private func color(_ index: Int) -> UIColor { ChartStyle.curveColors[index % ChartStyle.curveColors.count] }

    // MARK: - Plots

    /// Returns the position of the end of the legend.
    private static func legendBottom(seriesCount: Int) -> CGFloat { topMargin + CGFloat(seriesCount) * rowHeight }

    /// Returns the height that a graph of some values needs.
    package static func minimumHeight(seriesCount: Int) -> CGFloat {
        legendBottom(seriesCount: seriesCount) + legendDistance + minimumPlotHeight + plotDistance + bottomDistance
    }

    /// Returns the plot of the values and the plot of the velocities.
    private func makePlots() -> [ValuePlot] {
        let top = Self.legendBottom(seriesCount: series.count) + Self.legendDistance
        let height = max(bounds.height - top - Self.plotDistance - Self.bottomDistance, Self.minimumPlotHeight)
        let width = max(bounds.width - Self.leftMargin - Self.rightMargin, 1)
        let valueHeight = (height * 0.62).rounded()
        let unit = series.first?.unit ?? .points
        return [
            ValuePlot(
                area: CGRect(x: Self.leftMargin, y: top, width: width, height: valueHeight), points: series.flatMap(\.points),
                minimumSpan: unit.visibleChange, unit: unit),
            ValuePlot(
                area: CGRect(
                    x: Self.leftMargin, y: top + valueHeight + Self.plotDistance, width: width, height: max(height - valueHeight, 30)),
                points: velocities.flatMap { $0.flatMap(\.self) }, minimumSpan: unit.visibleChange),
        ]
    }

    private func x(_ time: Double) -> CGFloat {
        let seconds = timeRange.upperBound - timeRange.lowerBound
        return plots[0].area.minX + (seconds > 0 ? plots[0].area.width * CGFloat((time - timeRange.lowerBound) / seconds) : 0)
    }

    // MARK: - Content

    private func addLegend() {
        for view in legend.subviews { view.removeFromSuperview() }
        valueLabels = []
        for (index, entry) in series.enumerated() {
            let y = Self.topMargin + CGFloat(index) * Self.rowHeight
            let swatch = UIView(frame: CGRect(x: 20, y: y + 11, width: 18, height: 4))
            swatch.backgroundColor = color(index)
            swatch.layer.cornerRadius = 2
            let name = ChartStyle.label(entry.name, 15, .semibold)
            name.lineBreakMode = .byTruncatingMiddle
            name.frame = CGRect(x: 48, y: y, width: max(bounds.width - 48 - 120, 0), height: Self.rowHeight)
            let value = ChartStyle.label("", 15, .semibold, ChartStyle.curveTextColors[index % ChartStyle.curveTextColors.count], .right)
            value.font = .monospacedDigitSystemFont(ofSize: 15, weight: .semibold)
            value.frame = CGRect(x: bounds.width - 120, y: y, width: 120 - Self.rightMargin, height: Self.rowHeight)
            for view in [swatch, name, value] { legend.addSubview(view) }
            valueLabels.append(value)
        }
        addDots()
    }

    private func addDots() {
        for dot in dots { dot.removeFromSuperview() }
        for curve in curves { curve.removeFromSuperlayer() }
        // The first series is in front.
        curves = (0..<series.count * 2).map { makeCurve(isVelocity: $0 >= series.count) }
        for curve in curves.reversed() { layer.insertSublayer(curve, below: playhead.layer) }
        dots = (0..<series.count * 2).map { index in
            let dot = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
            dot.backgroundColor = color(index % series.count)
            dot.layer.cornerRadius = 6
            dot.layer.borderWidth = 2
            addSubview(dot)
            return dot
        }
        traitCollection.performAsCurrent { setCurveColors() }
    }

    private func makeCurve(isVelocity: Bool) -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.frame = bounds
        shape.fillColor = nil
        shape.lineWidth = isVelocity ? 1.75 : 2.5
        shape.lineJoin = .round
        shape.lineCap = .round
        return shape
    }

    private func addAxes() {
        for view in grid.subviews { view.removeFromSuperview() }
        let unit = series.first?.unit.symbol.trimmingCharacters(in: .whitespaces) ?? ""
        for (plot, title) in zip(plots, [unit, unit.isEmpty ? "velocity, 1/s" : "velocity, \(unit)/s"]) {
            for value in plot.axis.tickValues {
                let y = plot.y(value).rounded()
                let isZero = abs(value) < plot.axis.tickInterval / 1e6
                addLine(CGRect(x: plot.area.minX, y: y, width: plot.area.width, height: isZero ? 1 : 0.5), isZero: isZero)
                addLabel(
                    plot.axis.label(for: value),
                    CGRect(x: 0, y: y - Self.labelHeight / 2, width: plot.area.minX - 6, height: Self.labelHeight), .right)
            }
            addLabel(title, CGRect(x: plot.area.minX + 2, y: plot.area.minY - Self.titleDistance, width: 160, height: 16), .left)
        }
        let axis = ChartAxis(timeRange.lowerBound, timeRange.upperBound, tickCount: max(Int(plots[0].area.width / 64), 3))
        let times = axis.tickValues.filter { $0 >= timeRange.lowerBound - 1e-9 && $0 <= timeRange.upperBound + 1e-9 }
        for time in times {
            for plot in plots {
                addLine(CGRect(x: x(time).rounded(), y: plot.area.minY, width: 0.5, height: plot.area.height), isZero: false)
            }
            let text = axis.label(for: time) + (time == times.last ? " s" : "")
            addLabel(text, CGRect(x: x(time) - 40, y: plots[1].area.maxY + 8, width: 80, height: 18), .center)
        }
    }

    private func addLabel(_ text: String, _ frame: CGRect, _ alignment: NSTextAlignment) {
        let label = ChartStyle.label(text, 13, .regular, PanelColor.secondaryText, alignment)
        label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        label.frame = frame
        grid.addSubview(label)
    }

    private func addLine(_ frame: CGRect, isZero: Bool) {
        let line = UIView(frame: frame)
        line.backgroundColor = isZero ? ChartStyle.zeroLineColor : ChartStyle.gridColor
        grid.addSubview(line)
    }

    private func updateCurves() {
        for index in series.indices {
            curves[index].path = path(values[index], plots[0])
            curves[series.count + index].path = path(velocities[index], plots[1])
        }
    }

    private func path(_ parts: [[ChartCurve.Point]], _ plot: ValuePlot) -> CGPath {
        let path = CGMutablePath()
        for part in parts {
            for (index, point) in part.enumerated() {
                let location = CGPoint(x: x(point.time), y: plot.y(point.value))
                index == 0 ? path.move(to: location) : path.addLine(to: location)
            }
        }
        return path
    }

    // MARK: - The current time

    /// Shows the values at a time. A value of a layer that does not exist at this time has no dots, and a dash in the legend.
    package func show(_ time: Double) {
        let time = min(max(time, timeRange.lowerBound), timeRange.upperBound)
        playhead.frame = CGRect(x: x(time) - 0.75, y: plots[0].area.minY, width: 1.5, height: plots[1].area.maxY - plots[0].area.minY)
        let current = series.map { $0.value(at: time) }
        for (index, dot) in dots.enumerated() {
            let (row, isVelocity) = (index % series.count, index >= series.count)
            let parts = (isVelocity ? velocities : values)[row]
            let point = parts.last { $0.first.map { $0.time <= time + 1e-9 } ?? false }?.last { $0.time <= time + 1e-9 }
            dot.isHidden = point == nil || current[row] == nil
            if let point { dot.center = CGPoint(x: x(point.time), y: plots[isVelocity ? 1 : 0].y(point.value)) }
        }
        for (index, label) in valueLabels.enumerated() {
            label.text = current[index].map { Self.text($0, series[index].unit) } ?? "–"
        }
    }

    /// Returns a value with one decimal, or with two if it is a fraction or a factor.
    private static func text(_ value: Double, _ unit: ChartUnit) -> String {
        let digits = unit == .points || unit == .degrees ? 1 : 2
        // Zero has no sign.
        let isZero = abs(value) < (digits == 1 ? 0.05 : 0.005)
        let number = String(format: "%.\(digits)f", isZero ? 0 : value).replacingOccurrences(of: "-", with: "−")
        return number + unit.symbol
    }
}
