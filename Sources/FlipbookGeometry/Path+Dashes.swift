import Foundation

extension Path {
    /// The largest number of dashes and gaps of a path. It limits the running time. After this number, the rest of each subpath is one dash
    /// or one gap.
    private static let maximumDashCount = 100_000

    /// Returns the dashes of the path as open subpaths. Curves remain curves.
    ///
    /// - Parameters:
    ///   - phase: The distance into the pattern at which each subpath begins.
    ///   - lengths: The lengths of dashes and gaps, alternately. A list with an odd count is used twice in a row. Without a positive
    ///     length, the result is the path itself.
    package func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
        let lengths = lengths.map { $0 > 0 && $0.isFinite ? $0 : 0 }
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        guard period > 0, period.isFinite else { return self }
        var offset = (phase.isFinite ? phase : 0).truncatingRemainder(dividingBy: period)
        if offset < 0 { offset += period }
        var first = 0
        // The loop ends at a length of 0 that begins at the offset, so that a dash of length 0 at the start of a subpath is kept.
        while offset > 0, offset >= pattern[first] {
            offset -= pattern[first]
            first = (first + 1) % pattern.count
        }
        var result = Path()
        var remainingDashes = Self.maximumDashCount
        for subpath in subpaths {
            var (index, remaining, isOpen) = (first, pattern[first] - offset, false)
            for segment in subpath.segments {
                let length = segment.length
                var position: CGFloat = 0
                while position < length {
                    // The lengths are compared, instead of their rounded sum, so that each step ends either a dash or the segment.
                    let endsDash = remainingDashes > 0 && remaining < length - position
                    let end = endsDash ? position + remaining : length
                    if index % 2 == 0 {
                        result.append(segment, from: position, to: end, length, continues: isOpen)
                        isOpen = true
                    }
                    guard endsDash else {
                        remaining -= length - position
                        break
                    }
                    position = end
                    remainingDashes -= 1
                    index = (index + 1) % pattern.count
                    (remaining, isOpen) = (pattern[index], false)
                }
            }
        }
        return result
    }

    /// Appends the part of a segment between two lengths. If it does not continue the current subpath, it begins a new subpath.
    private mutating func append(_ segment: CubicSegment, from: CGFloat, to: CGFloat, _ length: CGFloat, continues: Bool) {
        let part =
            from <= 0 && to >= length
            ? segment : segment.subsegment(from: segment.parameter(atLength: from), to: segment.parameter(atLength: to))
        if !continues { move(to: part.start) }
        if part.isLine { addLine(to: part.end) } else { addCurve(part.control1, part.control2, to: part.end) }
    }
}
