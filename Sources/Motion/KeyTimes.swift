import Foundation

/// When a list of values is reached: n ascending times in 0…1, with a curve on each of the n - 1 ways between them.
///
/// It knows no values, so what is no vector (a transform, a path, a picture) has its keyframes by it too.
@usableFromInline
package struct KeyTimes: Hashable, Sendable {
    @usableFromInline package let times: [Double]
    /// Empty where all ways are linear.
    @usableFromInline package let curves: [UnitBezier]

    /// Missing, or of the wrong number, the times are spread evenly; one that falls behind its predecessor is held at it.
    package init(_ times: [Double]?, count: Int, curves: [UnitBezier] = []) {
        if let times, times.count == count {
            var last = 0.0
            self.times = times.map { time in
                last = min(max(time, last), 1)
                return last
            }
        } else {
            self.times = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
        }
        self.curves = curves.count == count - 1 && curves.contains { !$0.isLinear } ? curves : []
    }

    /// Between which values τ is, and how far on the way with its curve. Before the first time the first value holds, after the last the last.
    @inlinable
    package func segment(at time: Double) -> (index: Int, fraction: Double) {
        let index = self.index(at: time)
        if index < 0 { return (0, 0) }
        if index >= times.count - 1 { return (max(times.count - 2, 0), times.count > 1 ? 1 : 0) }
        let (from, to) = (times[index], times[index + 1])
        let fraction = (time - from) / (to - from)
        return (index, curves.isEmpty ? fraction : curves[index].value(at: fraction))
    }

    /// The last time not after τ; -1 before the first. Of equal times the last counts: there the value jumps.
    @inlinable
    package func index(at time: Double) -> Int {
        var (low, high) = (0, times.count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] <= time { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }
}
