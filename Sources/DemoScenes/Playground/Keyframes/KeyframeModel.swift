import UIKit

/// Positions at times, and the interpolation between them. Times and coordinates are in 0…1, rounded to hundredths.
struct KeyframeModel: Equatable {
    struct Key: Equatable {
        var time: Double
        var point: CGPoint
    }

    /// The calculation modes of keyframe animations.
    enum Mode: String, CaseIterable {
        case linear, discrete, paced, cubic, cubicPaced

        var calculationMode: CAAnimationCalculationMode {
            switch self {
            case .linear: .linear
            case .discrete: .discrete
            case .paced: .paced
            case .cubic: .cubic
            case .cubicPaced: .cubicPaced
            }
        }

        /// Whether the times of the keys are replaced by times in proportion to the distances.
        var ignoresTimes: Bool { self == .paced || self == .cubicPaced }
        var isCubic: Bool { self == .cubic || self == .cubicPaced }
    }

    /// The keys in the order of their times. The first key is at 0, and the last key at 1.
    private(set) var keys: [Key]
    var mode = Mode.cubic
    /// The size of the canvas. The paced modes measure distances on it, as the animation does.
    var canvasSize = CGSize(width: 1, height: 1)

    /// The smallest difference between the times of two keys.
    static let minimumGap = 0.02
    static let maximumCount = 9

    init() {
        keys = [(0, 0.08, 0.78), (0.25, 0.3, 0.2), (0.5, 0.52, 0.74), (0.7, 0.74, 0.3), (1, 0.92, 0.6)].map {
            Key(time: $0.0, point: CGPoint(x: $0.1, y: $0.2))
        }
    }

    // MARK: - Editing

    private static func rounded(_ value: Double) -> Double { SwiftNumber.rounded(min(max(value.isFinite ? value : 0, 0), 1), digits: 2) }

    mutating func setPoint(_ point: CGPoint, of index: Int) {
        keys[index].point = CGPoint(x: Self.rounded(Double(point.x)), y: Self.rounded(Double(point.y)))
    }

    /// Sets the time of a key, limited to the interval between its neighbors. The first and the last key keep their times.
    mutating func setTime(_ time: Double, of index: Int) {
        guard index > 0, index < keys.count - 1 else { return }
        let (lower, upper) = (keys[index - 1].time + Self.minimumGap, keys[index + 1].time - Self.minimumGap)
        keys[index].time = Self.rounded(min(max(time.isFinite ? time : lower, lower), upper))
    }

    var canAdd: Bool { keys.count < Self.maximumCount && widestGap.length >= 2 * Self.minimumGap }
    func canRemove(_ index: Int) -> Bool { index > 0 && index < keys.count - 1 }

    private var widestGap: (index: Int, length: Double) {
        let gaps = zip(keys, keys.dropFirst()).map { $1.time - $0.time }
        let index = gaps.indices.max { gaps[$0] < gaps[$1] } ?? 0
        return (index, gaps[index])
    }

    /// Adds a key in the middle of the longest time between two keys, on the shown path. Returns its index. Requires
    /// that `canAdd` is true.
    mutating func add() -> Int {
        let gap = widestGap.index
        let time = Self.rounded((keys[gap].time + keys[gap + 1].time) / 2)
        var shown = self
        if mode == .discrete { shown.mode = .linear }
        let point = mode.ignoresTimes ? shown.segment(gap, at: 0.5) : shown.point(at: time)
        keys.insert(Key(time: time, point: point), at: gap + 1)
        setPoint(point, of: gap + 1)
        return gap + 1
    }

    mutating func remove(_ index: Int) { if canRemove(index) { keys.remove(at: index) } }

    // MARK: - Motion

    /// Returns the position at a time in 0…1, as the animation shows it.
    func point(at time: Double) -> CGPoint {
        if mode == .discrete { return keys.last { $0.time <= time }?.point ?? keys[0].point }
        if mode == .cubicPaced { return pacedCubicPoint(at: time) }
        let times = keyTimes
        let index = min(max((times.firstIndex { $0 > time } ?? times.count) - 1, 0), keys.count - 2)
        let length = times[index + 1] - times[index]
        return segment(index, at: length > 0 ? min(max((time - times[index]) / length, 0), 1) : 0)
    }

    /// The times at which the animation passes the keys: the given times, or times in proportion to the distances.
    ///
    /// In the mode `cubicPaced`, these times determine only the tangents of the curve. The animation passes the keys in proportion to the
    /// length of the curve.
    var keyTimes: [Double] {
        guard mode.ignoresTimes else { return keys.map(\.time) }
        var sums = [0.0]
        for (a, b) in zip(keys, keys.dropFirst()) {
            sums.append(sums[sums.count - 1] + distance(a.point, b.point))
        }
        guard let total = sums.last, total > 0 else { return keys.indices.map { Double($0) / Double(keys.count - 1) } }
        return sums.map { $0 / total }
    }

    /// Returns the distance between two points on the canvas.
    private func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
        Double(hypot((b.x - a.x) * canvasSize.width, (b.y - a.y) * canvasSize.height))
    }

    /// Returns a point of the line between two keys: straight, or a cubic Hermite curve with the tangents of `slope(at:)`.
    private func segment(_ index: Int, at u: Double) -> CGPoint {
        let (a, b) = (keys[index].point, keys[index + 1].point)
        guard mode.isCubic else { return CGPoint(x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u) }
        let length = keyTimes[index + 1] - keyTimes[index]
        let (m0, m1) = (slope(at: index), slope(at: index + 1))
        let (q, s) = (1 - u, u * u * (3 - 2 * u))
        let (k0, k1) = (u * q * q * length, u * u * q * length)
        return CGPoint(x: a.x + (b.x - a.x) * s + m0.dx * k0 - m1.dx * k1, y: a.y + (b.y - a.y) * s + m0.dy * k0 - m1.dy * k1)
    }

    /// Returns the velocity at a key: the velocity of the parabola through the key and its neighbors. At the ends it is the mean velocity
    /// of the segment.
    private func slope(at index: Int) -> CGVector {
        let times = keyTimes
        func velocity(_ from: Int) -> CGVector {
            let length = max(times[from + 1] - times[from], 1e-9)
            let (a, b) = (keys[from].point, keys[from + 1].point)
            return CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length)
        }
        if index == 0 { return velocity(0) }
        if index == keys.count - 1 { return velocity(index - 1) }
        let (before, after) = (times[index] - times[index - 1], times[index + 1] - times[index])
        let (v0, v1) = (velocity(index - 1), velocity(index))
        let (w0, w1) = (after / max(before + after, 1e-9), before / max(before + after, 1e-9))
        return CGVector(dx: v0.dx * w0 + v1.dx * w1, dy: v0.dy * w0 + v1.dy * w1)
    }

    /// Returns the point at a fraction of the length of the cubic curve.
    private func pacedCubicPoint(at time: Double) -> CGPoint {
        let points = pathPoints(perSegment: 64)
        var lengths = [0.0]
        for (a, b) in zip(points, points.dropFirst()) { lengths.append(lengths[lengths.count - 1] + distance(a, b)) }
        let target = lengths[lengths.count - 1] * min(max(time, 0), 1)
        let index = min(max((lengths.firstIndex { $0 > target } ?? lengths.count) - 1, 0), points.count - 2)
        let chord = lengths[index + 1] - lengths[index]
        let fraction = chord > 0 ? min((target - lengths[index]) / chord, 1) : 0
        let (a, b) = (points[index], points[index + 1])
        return CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }

    /// Returns points on the path through all keys.
    func pathPoints(perSegment count: Int) -> [CGPoint] {
        let steps = mode.isCubic ? count : 1
        return [keys[0].point]
            + (0..<keys.count - 1).flatMap { index in
                (1...steps).map { segment(index, at: Double($0) / Double(steps)) }
            }
    }
}
