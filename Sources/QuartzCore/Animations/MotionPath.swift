import CoreGraphics
import FlipbookMotion
import Foundation

/// The path of a motion, compiled once, so that the position at a time can be computed quickly.
nonisolated struct MotionPath: Sendable {
    private let segments: [CubicSegment]
    /// The start of each segment and its timing curve. In the paced modes the times are proportional to the lengths.
    private let keys: KeyTimes
    private let isDiscrete: Bool
    /// For the paced modes, the parameters at equal distances in each segment. The list of a straight line is empty. In the other modes,
    /// the whole array is empty.
    private let evenParameters: [[CGFloat]]

    /// Creates a motion path, or returns nil for a path without segments.
    init?(_ path: Path, _ parameters: ValueTrack.Parameters) {
        let segments = path.subpaths.flatMap(\.segments)
        guard !segments.isEmpty else { return nil }
        self.segments = segments
        isDiscrete = parameters.mode == .discrete
        let isPaced = parameters.mode == .paced || parameters.mode == .cubicPaced
        let lengths = isPaced ? segments.map { Double($0.length) } : []
        let total = lengths.reduce(0, +)
        // The length of a path with huge coordinates can be infinite. Then there is no constant speed.
        if isPaced, total > 0, total.isFinite {
            var times = [0.0]
            for length in lengths { times.append(times[times.count - 1] + length / total) }
            keys = KeyTimes(times, count: times.count)
            evenParameters = segments.map(Self.makeEvenParameters)
        } else {
            keys = KeyTimes(isPaced ? nil : parameters.keyTimes, count: segments.count + 1, curves: isPaced ? [] : parameters.curves)
            evenParameters = []
        }
    }

    private static func makeEvenParameters(for segment: CubicSegment) -> [CGFloat] {
        segment.isLine ? [] : segment.evenlySpacedParameters(intervals: 256)
    }

    /// Returns the position, and the angle of the direction of travel, clockwise on screen.
    func position(at time: Double) -> (point: CGPoint, angle: CGFloat) {
        if isDiscrete {
            let index = keys.index(at: time)
            if index >= segments.count { return (segments[segments.count - 1].end, segments[segments.count - 1].angle(at: 1)) }
            return (segments[max(index, 0)].start, segments[max(index, 0)].angle(at: 0))
        }
        let (index, fraction) = keys.segment(at: time)
        let segment = segments[index]
        // If the timing curve of the segment overshoots, the position continues along the segment's cubic curve, which is also defined
        // outside 0…1.
        let s =
            evenParameters.isEmpty || evenParameters[index].isEmpty ? CGFloat(fraction) : Self.parameter(evenParameters[index], fraction)
        return (segment.point(at: s), segment.angle(at: s))
    }

    /// Returns the parameter at a fraction of a segment's length, interpolated between the two nearest elements of `evenParameters`.
    private static func parameter(_ evenParameters: [CGFloat], _ fraction: Double) -> CGFloat {
        let position = min(max(fraction, 0), 1) * Double(evenParameters.count - 1)
        let index = min(Int(position), evenParameters.count - 2)
        return evenParameters[index].interpolated(to: evenParameters[index + 1], fraction: position - Double(index))
    }
}
