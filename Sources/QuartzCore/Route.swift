import CoreGraphics
import Foundation
import Motion

/// A path to move along, compiled once: where on it one is at which part of the time.
nonisolated struct Route: Sendable {
    private let pieces: [CubicPiece]
    /// When each piece begins, and its curve; for the paced modes by length.
    private let keys: KeyTimes
    private let isDiscrete: Bool
    /// For an even pace: parameters at equal lengths in each piece. Straight lines need none.
    private let marks: [[CGFloat]]

    /// Nil for a path that goes nowhere.
    init?(_ path: Path, _ manner: Track.Manner) {
        let pieces = path.subpaths.flatMap(\.pieces)
        guard !pieces.isEmpty else { return nil }
        self.pieces = pieces
        isDiscrete = manner.mode == .discrete
        let isPaced = manner.mode == .paced || manner.mode == .cubicPaced
        let lengths = isPaced ? pieces.map { Double($0.length) } : []
        if isPaced, lengths.reduce(0, +) > 0 {
            let total = lengths.reduce(0, +)
            var times = [0.0]
            for length in lengths { times.append(times[times.count - 1] + length / total) }
            keys = KeyTimes(times, count: times.count)
            marks = pieces.map(Self.marks)
        } else {
            keys = KeyTimes(isPaced ? nil : manner.keyTimes, count: pieces.count + 1, curves: isPaced ? [] : manner.curves)
            marks = []
        }
    }

    private static func marks(_ piece: CubicPiece) -> [CGFloat] { piece.isLine ? [] : piece.evenParameters(256) }

    /// The place, and the angle of travel at it, clockwise on screen.
    func place(at time: Double) -> (point: CGPoint, angle: CGFloat) {
        if isDiscrete {
            let index = keys.index(at: time)
            if index >= pieces.count { return (pieces[pieces.count - 1].end, pieces[pieces.count - 1].angle(at: 1)) }
            return (pieces[max(index, 0)].start, pieces[max(index, 0)].angle(at: 0))
        }
        let (index, fraction) = keys.segment(at: time)
        let piece = pieces[index]
        // A curve's overshoot goes on along the cubic, which is defined there too.
        let s = marks.isEmpty || marks[index].isEmpty ? CGFloat(fraction) : Self.parameter(marks[index], fraction)
        return (piece.point(at: s), piece.angle(at: s))
    }

    private static func parameter(_ marks: [CGFloat], _ fraction: Double) -> CGFloat {
        let place = min(max(fraction, 0), 1) * Double(marks.count - 1)
        let mark = min(Int(place), marks.count - 2)
        return marks[mark].mixed(with: marks[mark + 1], place - Double(mark))
    }
}
