import Foundation

/// A function of a time fraction in 0…1 that has specified values at specified fractions.
@usableFromInline
package struct Keyframes<V: VectorArithmetic>: Sendable, Equatable {
    /// The method of interpolation between the values, as in `CAAnimationCalculationMode`.
    @usableFromInline
    package enum Mode: Hashable, Sendable {
        /// Straight lines between the values.
        case linear
        /// Each value is used from its time until the next time. If there is one more time than values, the last time is the end of the
        /// last value.
        case discrete
        /// Straight lines with a constant speed. Times and curves are ignored.
        case paced
        /// A smooth curve through the values.
        case cubic
        /// A smooth curve with a constant speed.
        case cubicPaced
    }

    /// The shape of a cubic curve at a value: the three parameters of Kochanek and Bartels. If all are zero, the curve is a Catmull–Rom
    /// spline.
    package struct TangentParameters: Hashable, Sendable {
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
    /// The times and timing curves of the segments.
    @usableFromInline package let keys: KeyTimes
    /// The tangents at both ends of each segment: the change of the value per duration of the segment. Empty if the segments are straight.
    @usableFromInline let tangents: [Tangents]
    /// For `cubicPaced`: the key times at equal distances along the curve.
    @usableFromInline let pacedKeyTimes: [Double]

    /// Creates keyframes from at least one value. Missing key times are evenly spaced.
    package init(
        _ values: [V], keyTimes: [Double]? = nil, curves: [UnitBezier] = [], mode: Mode = .linear,
        tangentParameters: [TangentParameters] = []
    ) {
        precondition(!values.isEmpty, "Keyframes need at least one value.")
        self.values = values
        self.mode = mode
        switch mode {
        case .linear, .cubic: keys = KeyTimes(keyTimes, count: values.count, curves: curves)
        case .discrete: keys = Self.discreteKeyTimes(keyTimes, count: values.count)
        case .paced, .cubicPaced: keys = KeyTimes(Self.timesByDistance(values), count: values.count)
        }
        let isCubic = mode == .cubic || mode == .cubicPaced
        tangents = isCubic ? Self.tangents(of: values, at: keys.times, tangentParameters: tangentParameters) : []
        pacedKeyTimes = mode == .cubicPaced ? Self.pacedKeyTimes(of: values, at: keys.times, tangents: tangents) : []
    }

    /// Returns the value at the time fraction τ, which is clamped to 0…1.
    @inlinable
    package func value(at time: Double) -> V {
        switch mode {
        case .discrete:
            return values[min(max(keys.index(at: time), 0), values.count - 1)]
        case .linear, .paced:
            let (index, fraction) = keys.segment(at: time)
            return fraction == 0 ? values[index] : values[index].interpolated(to: values[index + 1], fraction: fraction)
        case .cubic:
            let (index, fraction) = keys.segment(at: time)
            return hermite(index, fraction)
        case .cubicPaced:
            let (index, fraction) = keys.segment(at: pacedTime(time))
            return hermite(index, fraction)
        }
    }

    /// Returns the times of discrete values. n values are used for n intervals, so there may be n + 1 times. The last of n + 1 times is the
    /// end and is removed.
    private static func discreteKeyTimes(_ times: [Double]?, count: Int) -> KeyTimes {
        if let times, times.count == count || times.count == count + 1 { return KeyTimes(Array(times.prefix(count)), count: count) }
        return KeyTimes((0..<count).map { Double($0) / Double(count) }, count: count)
    }

    /// Returns times in proportion to the distance from the first value, or nil if all distances are zero.
    private static func timesByDistance(_ values: [V]) -> [Double]? {
        var sums = [0.0]
        for (a, b) in zip(values, values.dropFirst()) { sums.append(sums[sums.count - 1] + (b - a).length) }
        guard let total = sums.last, total > 0 else { return nil }
        return sums.map { $0 / total }
    }
}
