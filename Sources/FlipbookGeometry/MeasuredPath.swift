import Foundation

/// A path with the lengths of its segments. It is used to cut out a part of the path.
package struct MeasuredPath: Sendable {
    package let path: Path
    private let subpaths: [Subpath]
    private let lengths: [[CGFloat]]
    /// The total length of all subpaths.
    package let length: CGFloat

    package init(_ path: Path) {
        self.path = path
        subpaths = path.subpaths
        lengths = subpaths.map { $0.segments.map(\.length) }
        length = lengths.reduce(0) { $0 + $1.reduce(0, +) }
    }

    /// Returns the part between two fractions of the total length. The subpaths are treated as one continuous line.
    package func subpath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from == 0, to == 1 { return path }
        var result = Path()
        guard from < to else { return result }
        var measuredLength: CGFloat = 0
        let (start, end) = (from * length, to * length)
        for (subpath, lengths) in zip(subpaths, lengths) {
            let subpathLength = lengths.reduce(0, +)
            // A closed subpath that is completely visible stays closed, so that a stroke has a line join, not two caps, at its start.
            let isCompletelyVisible = start <= measuredLength && end >= measuredLength + subpathLength
            var isOpen = false
            for (segment, length) in zip(subpath.segments, lengths) {
                let (first, last) = (max(start - measuredLength, 0), min(end - measuredLength, length))
                measuredLength += length
                guard first < last else { continue }
                let visibleSegment =
                    first <= 0 && last >= length
                    ? segment : segment.subsegment(from: segment.parameter(atLength: first), to: segment.parameter(atLength: last))
                if !isOpen { result.move(to: visibleSegment.start) }
                isOpen = true
                if visibleSegment.isLine {
                    result.addLine(to: visibleSegment.end)
                } else {
                    result.addCurve(visibleSegment.control1, visibleSegment.control2, to: visibleSegment.end)
                }
            }
            if isCompletelyVisible, subpath.isClosed { result.closeSubpath() }
        }
        return result
    }
}
