import Foundation

/// The times at which a list of values is reached: n ascending times in 0…1, with a timing curve for each of the n - 1 segments.
///
/// The values are not stored. So key times can also be used for values that are not vectors, such as transforms, paths and images.
@usableFromInline
package struct KeyTimes: Hashable, Sendable {
    @usableFromInline package let times: [Double]
    /// The timing curve of each segment, or empty if all segments are linear.
    @usableFromInline package let curves: [UnitBezier]

    /// Creates key times for `count` values. If `times` is nil or has another count, the times are evenly spaced. A time that is less than
    /// the previous time is replaced by the previous time. `curves` is ignored unless it has one curve for each segment.
    package init(_ times: [Double]?, count: Int, curves: [UnitBezier] = []) {
        if let times, times.count == count {
            var previous = 0.0
            self.times = times.map { time in
                previous = min(max(time, previous), 1)
                return previous
            }
        } else {
            self.times = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
        }
        self.curves = curves.count == count - 1 && curves.contains { !$0.isLinear } ? curves : []
    }

    /// Returns the segment that contains `time`, and the fraction of the segment with its timing curve applied. Before the first key time,
    /// the result is the start of the first segment. After the last key time, it is the end of the last segment.
    @inlinable
    package func segment(at time: Double) -> (index: Int, fraction: Double) {
        let index = self.index(at: time)
        if index < 0 { return (0, 0) }
        if index >= times.count - 1 { return (max(times.count - 2, 0), times.count > 1 ? 1 : 0) }
        let (from, to) = (times[index], times[index + 1])
        let fraction = (time - from) / (to - from)
        return (index, curves.isEmpty ? fraction : curves[index].value(at: fraction))
    }

    /// Returns the index of the last key time that is not after `time`, or -1 if `time` is before the first key time. If several key times
    /// are equal, the value jumps at this time, and the index of the last equal key time is returned.
    @inlinable
    package func index(at time: Double) -> Int {
        var (lower, upper) = (0, times.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if times[middle] <= time { lower = middle + 1 } else { upper = middle }
        }
        return lower - 1
    }
}
