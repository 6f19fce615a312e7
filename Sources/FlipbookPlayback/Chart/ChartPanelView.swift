import CoreGraphics
import FlipbookInspection
import Stage
import UIKit

/// One panel of a chart: a card with a grid of thin lines, and one curve for each view, in the color of the view.
final class ChartPanelView: UIView {
    /// The area of the curves, in the view's coordinates.
    private let plot: CGRect
    private let timeRange: ClosedRange<Double>
    private let valueAxis: ChartAxis
    private let unit: ChartUnit

    /// Creates a panel of a chart with the given content.
    init(_ panel: ChartContent.Panel, of content: ChartContent, in frame: CGRect) {
        let size = frame.size
        plot = CGRect(x: 64, y: 52, width: size.width - 64 - 26, height: size.height - 52 - 40)
        timeRange = content.timeRange
        unit = panel.unit
        let values = panel.curves.flatMap(\.points).map(\.value)
        // The range has a minimum length, so that a change that is too small to be visible does not fill the height of the panel.
        let (low, high, minimumSpan) = (values.min() ?? 0, values.max() ?? 1, unit.visibleChange / 1000)
        let padding = max(minimumSpan - (high - low), 0) / 2
        valueAxis = ChartAxis(low - padding, high + padding, tickCount: max(Int(plot.height / 44), 2), unit: unit)
        super.init(frame: frame)
        backgroundColor = ChartStyle.cardColor
        layer.cornerRadius = 14
        addTitle(panel.title, unit.symbol.trimmingCharacters(in: .whitespaces))
        drawValueAxis()
        drawTimeAxis()
        addCurves(panel.curves, content)
    }

    required init?(coder: NSCoder) { return nil }

    /// Returns the location of a value in the view's coordinates.
    private func position(_ point: ChartCurve.Point) -> CGPoint {
        let seconds = timeRange.upperBound - timeRange.lowerBound
        return CGPoint(
            x: seconds > 0 ? plot.minX + plot.width * (point.time - timeRange.lowerBound) / seconds : plot.midX,
            y: plot.maxY - plot.height * (point.value - valueAxis.low) / (valueAxis.high - valueAxis.low))
    }

    /// Adds the key path, followed by the unit of its values.
    private func addTitle(_ keyPath: String, _ unit: String) {
        let title = ChartStyle.label(keyPath, 15, .semibold)
        let width = title.intrinsicContentSize.width.rounded(.up)
        title.frame = CGRect(x: 20, y: 14, width: width, height: 22)
        addSubview(title)
        let unitLabel = ChartStyle.label(unit, 15, .regular, Theme.secondaryTextColor)
        unitLabel.frame = CGRect(x: title.frame.maxX + 7, y: 14, width: 40, height: 22)
        addSubview(unitLabel)
    }

    // MARK: - Axes

    private func drawValueAxis() {
        for value in valueAxis.tickValues {
            let y = position(ChartCurve.Point(time: timeRange.lowerBound, value: value)).y.rounded()
            let isZero = abs(value) < valueAxis.tickInterval / 1e6
            addLine(CGRect(x: plot.minX, y: y, width: plot.width, height: isZero ? 1 : 0.5), isZero: isZero)
            addLabel(valueAxis.label(for: value), CGRect(x: 4, y: y - 9, width: plot.minX - 12, height: 18), .right)
        }
    }

    private func drawTimeAxis() {
        guard timeRange.upperBound > timeRange.lowerBound else {
            let time = String(format: "%g s", timeRange.lowerBound)
            addLabel(time, CGRect(x: plot.midX - 40, y: plot.maxY + 8, width: 80, height: 18), .center)
            return
        }
        let axis = ChartAxis(timeRange.lowerBound, timeRange.upperBound, tickCount: max(Int(plot.width / 56), 3))
        let tolerance = axis.tickInterval / 1e6
        let times = axis.tickValues.filter { $0 >= timeRange.lowerBound - tolerance && $0 <= timeRange.upperBound + tolerance }
        for time in times {
            let x = position(ChartCurve.Point(time: time, value: valueAxis.low)).x.rounded()
            addLine(CGRect(x: x, y: plot.minY, width: 0.5, height: plot.height), isZero: false)
            let text = axis.label(for: time) + (time == times.last ? " s" : "")
            addLabel(text, CGRect(x: x - 40, y: plot.maxY + 8, width: 80, height: 18), .center)
        }
    }

    private func addLabel(_ text: String, _ frame: CGRect, _ alignment: NSTextAlignment) {
        let label = ChartStyle.label(text, 12, .regular, Theme.secondaryTextColor, alignment)
        label.frame = frame
        addSubview(label)
    }

    private func addLine(_ frame: CGRect, isZero: Bool) {
        let line = UIView(frame: frame)
        line.backgroundColor = isZero ? ChartStyle.zeroLineColor : ChartStyle.gridColor
        addSubview(line)
    }

    // MARK: - Curves

    /// Adds the curves. Equal curves are drawn as dashes in the colors of all their views.
    private func addCurves(_ curves: [ChartCurve], _ content: ChartContent) {
        let tolerance = (valueAxis.high - valueAxis.low) / 200
        var groups: [[ChartCurve]] = []
        for curve in curves {
            if let index = groups.firstIndex(where: { $0[0].isSame(as: curve, tolerance: tolerance) }) {
                groups[index].append(curve)
            } else {
                groups.append([curve])
            }
        }
        for group in groups.reversed() {
            for (index, curve) in group.enumerated() {
                let color = ChartStyle.curveColors[(content.views.firstIndex(of: curve.view) ?? 0) % ChartStyle.curveColors.count]
                // The curves of a group may differ by the tolerance. All dashes follow the first curve, so that they do not overlap.
                addCurve(group[0], color, dash: group.count > 1 ? (index, group.count) : nil, hasDots: content.hasDots)
            }
        }
    }

    private func addCurve(_ curve: ChartCurve, _ color: UIColor, dash: (index: Int, count: Int)?, hasDots: Bool) {
        let path = CGMutablePath()
        for part in curve.parts {
            for (index, point) in part.enumerated() {
                index == 0 ? path.move(to: position(point)) : path.addLine(to: position(point))
            }
        }
        let shapeLayer = CAShapeLayer()
        shapeLayer.frame = bounds
        shapeLayer.path = path
        shapeLayer.fillColor = nil
        shapeLayer.strokeColor = color.cgColor
        shapeLayer.lineWidth = 2
        shapeLayer.lineJoin = .round
        shapeLayer.lineCap = dash == nil ? .round : .butt
        if let dash {
            let length = 8.0
            shapeLayer.lineDashPattern = [NSNumber(value: length), NSNumber(value: length * Double(dash.count - 1))]
            shapeLayer.lineDashPhase = -length * CGFloat(dash.index)
        }
        layer.addSublayer(shapeLayer)
        let dots = hasDots ? curve.points : curve.parts.filter { $0.count == 1 }.flatMap(\.self)
        for point in dots where dash.map({ $0.index == 0 }) ?? true { addDot(position(point), color) }
    }

    private func addDot(_ location: CGPoint, _ color: UIColor) {
        let dot = UIView(frame: CGRect(x: location.x - 3.5, y: location.y - 3.5, width: 7, height: 7))
        dot.backgroundColor = color
        dot.layer.cornerRadius = 3.5
        addSubview(dot)
    }
}
