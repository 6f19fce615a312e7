import Foundation

extension Keyframes {
    /// The tangents at both ends of a segment: the change of the value per duration of the segment.
    @usableFromInline
    struct Tangents: Equatable, Sendable {
        @usableFromInline var outgoing: V
        @usableFromInline var incoming: V
    }

    /// Returns the value of a cubic Hermite segment, where q = 1 - u:
    ///
    ///     a + (b - a)·u²(3 - 2u) + outgoing·u·q² - incoming·u²·q
    @inlinable
    static func hermite(_ a: V, _ b: V, _ tangents: Tangents, _ u: Double) -> V {
        let q = 1 - u
        return a + (b - a) * (u * u * (3 - 2 * u)) + tangents.outgoing * (u * q * q) - tangents.incoming * (u * u * q)
    }

    /// Returns the value at the fraction `u` of a segment. It is exact at both ends.
    @inlinable
    func hermite(_ index: Int, _ u: Double) -> V {
        if u == 0 { return values[index] }
        if u == 1 { return values[index + 1] }
        return Self.hermite(values[index], values[index + 1], tangents[index], u)
    }

    /// Returns the tangents of each segment by the method of Kochanek and Bartels. In the formulas, t, c and b are the tension, continuity
    /// and bias of a value, and `before` and `after` are the slopes before and after the value:
    ///
    ///     outgoing = (1-t)(1+c)(1+b)/2 · before + (1-t)(1-c)(1-b)/2 · after
    ///     incoming = (1-t)(1-c)(1+b)/2 · before + (1-t)(1+c)(1-b)/2 · after
    ///
    /// A slope is the difference of two successive values, divided by the time between them. Each slope is weighted with the duration of
    /// the other slope's segment. This has two effects:
    /// - A motion that is linear in time stays linear.
    /// - At t = c = b = 0 the speed does not jump, not even between segments of different durations.
    ///
    /// At the first and last value, which have only one slope, this slope is used on both sides. So two values are joined by a straight
    /// line.
    static func tangents(of values: [V], at times: [Double], tangentParameters: [TangentParameters]) -> [Tangents] {
        let last = values.count - 1
        guard last > 0 else { return [] }
        func segmentDuration(_ index: Int) -> Double { times[index + 1] - times[index] }
        func tangent(at index: Int, over segment: Int, isIncoming: Bool) -> V {
            let parameters = tangentParameters.count == values.count ? tangentParameters[index] : TangentParameters()
            let (before, after) = (max(index - 1, 0), min(index, last - 1))
            let (h0, h1, h) = (segmentDuration(before), segmentDuration(after), segmentDuration(segment))
            let (d0, d1) = (values[before + 1] - values[before], values[after + 1] - values[after])
            let c = isIncoming ? -parameters.continuity : parameters.continuity
            let (k0, k1) = ((1 + c) * (1 + parameters.bias) / 2, (1 - c) * (1 - parameters.bias) / 2)
            // If the previous or the next segment has no duration (a jump), only the slope of the segment itself is used.
            guard h0 > 0, h1 > 0 else { return (segment == before ? d0 : d1) * (1 - parameters.tension) }
            return (d0 * (k0 * h / h0 * weight(h1, h0)) + d1 * (k1 * h / h1 * weight(h0, h1))) * (1 - parameters.tension)
        }
        return (0..<last).map { segment in
            Tangents(
                outgoing: tangent(at: segment, over: segment, isIncoming: false),
                incoming: tangent(at: segment + 1, over: segment, isIncoming: true))
        }
    }

    /// Returns the weight of a slope, so that the weighted mean is the slope of the parabola through three values.
    ///
    /// `own` is the duration of the slope's segment, and `other` the duration of the other segment. The shorter segment has the greater
    /// weight. Both weights are 1 if the durations are equal.
    private static func weight(_ other: Double, _ own: Double) -> Double { 2 * other / (own + other) }

    /// Returns the key times at equal distances along the curve. Distances are measured on 256 chords per segment.
    ///
    /// The result contains key times, not segments and fractions of segments. The speed along the curve, as a function of the key time,
    /// does not jump at the values. So linear interpolation between two elements of the result is accurate.
    static func pacedKeyTimes(of values: [V], at times: [Double], tangents: [Tangents]) -> [Double] {
        let (segmentCount, chordsPerSegment) = (values.count - 1, 256)
        guard segmentCount > 0 else { return [] }
        var lengths = [0.0]
        var previous = values[0]
        for step in 1...(segmentCount * chordsPerSegment) {
            let segment = (step - 1) / chordsPerSegment
            let next = hermite(
                values[segment], values[segment + 1], tangents[segment],
                Double(step - segment * chordsPerSegment) / Double(chordsPerSegment))
            lengths.append(lengths[step - 1] + (next - previous).length)
            previous = next
        }
        let (total, count) = (lengths[segmentCount * chordsPerSegment], segmentCount * 64)
        guard total > 0 else { return [] }
        var step = 0
        return (0...count).map { index in
            let targetLength = total * Double(index) / Double(count)
            while step < segmentCount * chordsPerSegment - 1, lengths[step + 1] < targetLength { step += 1 }
            let chordLength = lengths[step + 1] - lengths[step]
            let position = Double(step) + (chordLength > 0 ? min(max((targetLength - lengths[step]) / chordLength, 0), 1) : 0)
            let segment = min(step / chordsPerSegment, segmentCount - 1)
            return times[segment] + (times[segment + 1] - times[segment]) * (position / Double(chordsPerSegment) - Double(segment))
        }
    }

    /// Returns the key time at which the curve has covered the fraction `time` of its length.
    @inlinable
    func pacedTime(_ time: Double) -> Double {
        let intervalCount = pacedKeyTimes.count - 1
        guard intervalCount > 0, time > 0, time < 1 else { return time }
        let position = time * Double(intervalCount)
        let index = Int(position)
        return pacedKeyTimes[index].interpolated(to: pacedKeyTimes[index + 1], fraction: position - Double(index))
    }
}
