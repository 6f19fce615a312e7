import Foundation

/// An axis with ticks at round numbers that enclose a range.
package nonisolated struct ChartAxis: Equatable {
    package let low: Double
    package let high: Double
    package let tickInterval: Double

    /// The tick intervals of a range of 30° or more: parts of a turn and whole turns, so that a quarter turn and a half turn have ticks.
    private static let angleIntervals: [Double] = [15, 30, 45, 90, 180, 360, 720, 1800, 3600]

    /// Creates an axis with at most about `tickCount` intervals. An interval is 1, 2, 2.5 or 5 times a power of ten, or a part of a turn
    /// for degrees.
    ///
    /// Numbers outside of ±1e300 are limited to this range, because otherwise the range and its ticks would not be finite. NaN counts as 0.
    package init(_ low: Double, _ high: Double, tickCount: Int = 4, unit: ChartUnit = .points) {
        let (low, high) = (Self.limited(low), Self.limited(high))
        // A span that is tiny compared with the values would result in ticks that are equal as floating-point numbers.
        let span = max(high - low, 1e-6, max(abs(low), abs(high)) * 1e-9)
        let count = Double(tickCount)
        let power = pow(10, (log10(span / count)).rounded(.down))
        let part = unit == .degrees && span >= 30 ? Self.angleIntervals.first { span / $0 <= count + 0.01 } : nil
        tickInterval = part ?? ([1, 2, 2.5, 5, 10].first { span / ($0 * power) <= count + 0.01 } ?? 10) * power
        self.low = (low / tickInterval).rounded(.down) * tickInterval
        self.high = max((high / tickInterval).rounded(.up) * tickInterval, self.low + tickInterval)
    }

    private static func limited(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1e300), 1e300) }

    /// The values of the ticks.
    package var tickValues: [Double] { (0...Int(((high - low) / tickInterval).rounded())).map { low + Double($0) * tickInterval } }

    /// Returns the label of a tick.
    package func label(for value: Double) -> String {
        // All labels have as many decimals as the tick interval needs.
        let digits =
            (0...6).first { abs(tickInterval * pow(10, Double($0)) - (tickInterval * pow(10, Double($0))).rounded()) < 1e-6 } ?? 6
        return abs(value) < tickInterval / 1e6
            ? "0" : String(format: "%.\(digits)f", value).replacingOccurrences(of: "-", with: "−")
    }
}
