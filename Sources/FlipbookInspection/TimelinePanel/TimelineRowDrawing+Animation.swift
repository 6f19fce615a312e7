import CoreGraphics
import Stage
import UIKit

extension TimelineRowDrawing {
    private static let barInset: CGFloat = 3
    private static let curveInset: CGFloat = 4
    /// The depth of the teeth at the end of an interrupted bar.
    private static let toothDepth: CGFloat = 5

    /// Adds the bar of an animation: a thin line for the delay, a bar with the curve in it, and its duration beside it.
    mutating func add(_ animation: TimelineAnimation, _ kind: AnimationGroup.Kind, _ timeline: Timeline, isSelected: Bool) {
        let bar = TimelineBar(animation, now: timeline.duration)
        let color = TimelineStyle.color(kind)
        let (startX, bodyX, endX) = (x(bar.start), x(bar.body.lowerBound), x(bar.body.upperBound))
        let rect = CGRect(x: bodyX, y: Self.barInset, width: max(endX - bodyX, 3), height: height - 2 * Self.barInset)
        let hasDelayLine = bodyX - startX > 0.5
        if hasDelayLine { addDelay(from: startX, to: bodyX, color) }
        if let planned = bar.plannedEnd {
            line(
                [CGPoint(x: rect.maxX + 2, y: height / 2), CGPoint(x: x(planned), y: height / 2)], color.withAlphaComponent(0.35),
                dash: [1, 3])
        }
        let outline = outline(rect, bar.ending)
        fill(outline, color.withAlphaComponent(isSelected ? 0.28 : 0.15))
        addCycles(bar, rect, color)
        addCurve(bar, rect, timeline, color)
        if isSelected { stroke(outline, color, width: 1.5) }
        addTiming(
            animation, startX, max(rect.maxX, bar.plannedEnd.map(x) ?? 0), isOpen: bar.body.upperBound == .infinity,
            hasDelayLine: hasDelayLine)
    }

    private mutating func addDelay(from startX: CGFloat, to bodyX: CGFloat, _ color: UIColor) {
        let y = height / 2
        line([CGPoint(x: startX, y: y), CGPoint(x: bodyX, y: y)], color, width: 1.5)
        line([CGPoint(x: startX, y: y - 5), CGPoint(x: startX, y: y + 5)], color, width: 1.5)
    }

    /// Returns the outline of a bar. The outline of an interrupted animation has teeth at the right.
    private func outline(_ rect: CGRect, _ ending: TimelineBar.Ending) -> CGPath {
        guard ending == .interrupted, rect.width > Self.toothDepth * 2 else { return Self.roundedRect(rect, 5) }
        let path = CGMutablePath()
        let radius: CGFloat = 5
        path.move(to: CGPoint(x: rect.minX + radius, y: rect.minY))
        let teeth = 4
        for index in 0...teeth * 2 {
            path.addLine(
                to: CGPoint(
                    x: rect.maxX - (index % 2 == 0 ? 0 : Self.toothDepth),
                    y: rect.minY + rect.height * CGFloat(index) / CGFloat(teeth * 2)))
        }
        path.addLine(to: CGPoint(x: rect.minX + radius, y: rect.maxY))
        path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.maxY - radius), control: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + radius))
        path.addQuadCurve(to: CGPoint(x: rect.minX + radius, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
        path.closeSubpath()
        return path
    }

    /// Adds a vertical line at the start of each cycle but the first, unless the lines are too close to each other.
    private mutating func addCycles(_ bar: TimelineBar, _ rect: CGRect, _ color: UIColor) {
        let starts = bar.cycleStarts(until: scale.timeRange.upperBound)
        guard let first = starts.first, (first - bar.body.lowerBound) * scale.pointsPerSecond >= 5 else { return }
        let path = CGMutablePath()
        for start in starts where start >= scale.timeRange.lowerBound {
            path.move(to: CGPoint(x: x(start), y: rect.minY))
            path.addLine(to: CGPoint(x: x(start), y: rect.maxY))
        }
        stroke(path, color.withAlphaComponent(0.45))
    }

    /// Adds the curve, from the lower left corner to the upper right corner, unless the cycles are too short to show it.
    private mutating func addCurve(_ bar: TimelineBar, _ rect: CGRect, _ timeline: Timeline, _ color: UIColor) {
        let (left, right) = (max(rect.minX, scale.minX - Self.overhang), min(rect.maxX, scale.maxX + Self.overhang))
        let starts = bar.cycleStarts(until: scale.timeRange.upperBound)
        let cycleWidth = starts.first.map { CGFloat(($0 - bar.body.lowerBound) * scale.pointsPerSecond) } ?? rect.width
        guard right - left >= 6, cycleWidth >= 5 else { return }
        let count = min(max(Int(((right - left) / 2).rounded()), 8), 240)
        var times = (0...count).map { scale.time(at: left + (right - left) * CGFloat($0) / CGFloat(count)) }
        // The jump between two cycles is drawn as a vertical line between two points: one just before the new cycle begins, and one just
        // after.
        let jumps = starts.filter { $0 > times[0] && $0 < times[count] }
        if !jumps.isEmpty { times = (times + jumps.map { $0 - 1e-7 } + jumps.map { $0 + 1e-7 }).sorted() }
        let values = bar.progress(at: times, timeline)
        let range = TimelineBar.bounds(of: values)
        let inner = rect.insetBy(dx: 0, dy: Self.curveInset)
        let points = zip(times, values).map { time, value in
            CGPoint(
                x: min(max(scale.x(at: time), left), right),
                y: inner.maxY - inner.height * CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound)))
        }
        line(points, color, width: 2)
    }

    /// Adds the duration and the curve in words: after the bar, or before the bar if there is no space after it. If there is no space on
    /// either side, adds only the duration in the same way, or nothing.
    ///
    /// A text before the bar is next to the delay line, so it begins with the delay, such as `delay 0.2 s, then 0.35 s`. The duration alone
    /// would look like the length of the delay.
    private mutating func addTiming(
        _ animation: TimelineAnimation, _ startX: CGFloat, _ endX: CGFloat, isOpen: Bool, hasDelayLine: Bool
    ) {
        let delay = hasDelayLine ? TimelineTexts.delay(of: animation) + ", then " : ""
        let full = TimelineTexts.timing(of: animation)
        for string in [full, TimelineTexts.seconds(animation.duration)] where animation.curve != .driven || string == full {
            let width = TimelineStyle.width(string, TimelineStyle.font)
            if !isOpen, endX + 8 + width <= scale.maxX, endX >= scale.minX - 8 { return text(string, x: endX + 8) }
            let leftX = startX - 8 - TimelineStyle.width(delay + string, TimelineStyle.font)
            if leftX >= scale.minX, startX <= scale.maxX + 8 { return text(delay + string, x: leftX) }
        }
    }
}
