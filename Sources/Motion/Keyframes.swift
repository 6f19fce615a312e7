import Foundation

/// A value that passes through others at given fractions of the time.
@usableFromInline
package struct Keyframes<V: Vector>: Sendable, Equatable {
    @usableFromInline
    package enum Mode: Hashable, Sendable {
        /// Straight from value to value.
        case linear
        /// Each value holds from its time until the next; the times may be one more than the values, the last being the end.
        case discrete
        /// Straight, at one speed all the way; times and curves are not looked at.
        case paced
        /// Round the corners.
        case cubic
        /// Round the corners at one speed.
        case cubicPaced
    }

    /// How a value is passed in the cubic modes: Kochanek and Bartels' three numbers. All zero is Catmull-Rom.
    package struct Corner: Hashable, Sendable {
        package var tension: Double
        package var continuity: Double
        package var bias: Double

        package init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
            self.tension = tension
            self.continuity = continuity
            self.bias = bias
        }
    }

    @usableFromInline package let values: [V]
    @usableFromInline package let mode: Mode
    @usableFromInline package let keys: KeyTimes
    /// The tangents of each way at its two ends, in units of the way; empty where ways are straight.
    @usableFromInline let tangents: [Tangents]
    /// For cubicPaced: the key times at equal distances along the curve.
    @usableFromInline let pace: [Double]

    package init(
        _ values: [V], keyTimes: [Double]? = nil, curves: [UnitBezier] = [], mode: Mode = .linear, corners: [Corner] = []
    ) {
        precondition(!values.isEmpty, "Keyframes need at least one value.")
        self.values = values
        self.mode = mode
        switch mode {
        case .linear, .cubic: keys = KeyTimes(keyTimes, count: values.count, curves: curves)
        case .discrete: keys = Self.steps(keyTimes, count: values.count)
        case .paced, .cubicPaced: keys = KeyTimes(Self.pacedTimes(values), count: values.count)
        }
        let isCubic = mode == .cubic || mode == .cubicPaced
        tangents = isCubic ? Self.tangents(of: values, at: keys.times, corners: corners) : []
        pace = mode == .cubicPaced ? Self.pace(of: values, at: keys.times, tangents: tangents) : []
    }

    /// The value at the time fraction τ, which is held inside 0…1.
    @inlinable
    package func value(at time: Double) -> V {
        switch mode {
        case .discrete:
            return values[min(max(keys.index(at: time), 0), values.count - 1)]
        case .linear, .paced:
            let (index, fraction) = keys.segment(at: time)
            return fraction == 0 ? values[index] : values[index].mixed(with: values[index + 1], fraction)
        case .cubic:
            let (index, fraction) = keys.segment(at: time)
            return curve(index, fraction)
        case .cubicPaced:
            let (index, fraction) = keys.segment(at: pacedTime(time))
            return curve(index, fraction)
        }
    }

    /// n values hold for n stretches: n + 1 times, of which the last is the end and not needed.
    private static func steps(_ times: [Double]?, count: Int) -> KeyTimes {
        if let times, times.count == count || times.count == count + 1 { return KeyTimes(Array(times.prefix(count)), count: count) }
        return KeyTimes((0..<count).map { Double($0) / Double(count) }, count: count)
    }

    /// Times in proportion to the distance travelled so far; nil if there is none.
    private static func pacedTimes(_ values: [V]) -> [Double]? {
        var sums = [0.0]
        for (a, b) in zip(values, values.dropFirst()) { sums.append(sums[sums.count - 1] + (b - a).length) }
        guard let total = sums.last, total > 0 else { return nil }
        return sums.map { $0 / total }
    }
}
