import FlipbookGeometry
import Foundation

/// Lines with right-to-left parts.
extension TextLayout.Line {
    /// Whether the line has right-to-left parts.
    package var hasRightToLeft: Bool { !segments.isEmpty }

    /// The left and right edge of all characters, including the spaces at the end of the line.
    package var extent: (left: CGFloat, right: CGFloat) {
        (segments.first?.left ?? left, segments.last?.right ?? carets.last?.x ?? right)
    }

    /// Puts the fragments of the line into visual order. `logical` contains the segments in logical order. Nothing changes if all of them
    /// are left-to-right.
    mutating func setSegments(_ logical: [TextLayout.Segment]) {
        let undetermined = TextLayout.Segment.undeterminedLevel
        guard isRightToLeft || logical.contains(where: { $0.level > 0 && $0.level != undetermined }) else { return }
        let baseLevel: UInt8 = isRightToLeft ? 1 : 0
        var levels = logical.map(\.level)
        // An ellipsis has the direction of its neighbors if they agree, otherwise the direction of the paragraph.
        for index in levels.indices where levels[index] == undetermined {
            let hasNeighbors = index > 0 && index + 1 < levels.count
            levels[index] = hasNeighbors ? min(levels[index - 1], levels[index + 1]) : baseLevel
        }
        segments = BidirectionalAlgorithm.visualOrder(of: levels.map { Int($0) }).map { index in
            var segment = logical[index]
            segment.level = levels[index]
            return segment
        }
        placeSegments()
    }

    /// Sets the horizontal positions of the fragments and of the carets. The spaces at the end of a right-to-left line hang on its left
    /// side.
    mutating func placeSegments() {
        let total = segments.reduce(0) { $0 + fragments[$1.fragment].width }
        var pen = isRightToLeft ? left + width - total : left
        let start = pen
        for index in segments.indices {
            let fragment = fragments[segments[index].fragment]
            fragments[segments[index].fragment].x = pen
            segments[index].left = pen
            pen += fragment.width
            segments[index].right = pen
            let segment = segments[index]
            for (character, caret) in segment.characters.enumerated() {
                let advance = fragment.line.x(ofCharacter: character)
                carets[caret].x = segment.isRightToLeft ? segment.right - advance : segment.left + advance
            }
        }
        for caret in endCaret..<carets.count { carets[caret].x = isRightToLeft ? start : pen }
    }

    /// The index of the caret after the last character, before a newline.
    private var endCaret: Int { segments.reduce(0) { max($0, $1.characters.upperBound) } }

    /// Moves the segments by the distance by which the line is moved.
    mutating func moveSegments(by distance: CGFloat) {
        for index in segments.indices {
            segments[index].left += distance
            segments[index].right += distance
        }
    }

    /// Returns the index in `carets` of the character that is nearest to a horizontal position, and the fraction of its width between its
    /// start and the position. Nil for a line without right-to-left parts, and for a line without characters.
    package func character(at x: CGFloat) -> (caret: Int, fraction: CGFloat)? {
        var nearest: (segment: TextLayout.Segment, distance: CGFloat)?
        for segment in segments where !segment.characters.isEmpty {
            let distance = max(segment.left - x, x - segment.right, 0)
            if nearest == nil || distance < nearest!.distance { nearest = (segment, distance) }
        }
        guard let segment = nearest?.segment else { return nil }
        let position = min(max(x, segment.left), segment.right)
        for caret in segment.characters {
            let (start, end) = (carets[caret].x, end(ofCharacter: caret, in: segment))
            let isLast = caret + 1 == segment.characters.upperBound
            guard isLast || (segment.isRightToLeft ? position > end : position < end) else { continue }
            return (caret, end == start ? 0 : min(max((position - start) / (end - start), 0), 1))
        }
        return nil
    }

    /// Returns the UTF-16 offset of the caret position at a horizontal position: the start or the end of the nearest character. A position
    /// after the end of the line is the end of the line.
    func visualOffset(at x: CGFloat) -> Int {
        let isAfterEnd = isRightToLeft ? x < (segments.first?.left ?? 0) : x >= (segments.last?.right ?? 0)
        guard !isAfterEnd, let (caret, fraction) = character(at: x) else { return carets[endCaret].offset }
        return carets[fraction < 0.5 ? caret : caret + 1].offset
    }

    /// Returns the end of a character: the start of the next one, or the end of the segment.
    private func end(ofCharacter caret: Int, in segment: TextLayout.Segment) -> CGFloat {
        caret + 1 < segment.characters.upperBound ? carets[caret + 1].x : segment.end
    }

    /// Returns the horizontal areas of a range of UTF-16 units from left to right. A range that is contiguous in the text can have several
    /// areas in a line of both directions. There is always at least one area, which is empty for a newline.
    ///
    /// `before` and `after` are the edges up to which the areas extend at the start and the end of the line, or nil if the areas contain
    /// only the characters.
    package func areas(of range: Range<Int>, before: CGFloat? = nil, after: CGFloat? = nil) -> [(left: CGFloat, right: CGFloat)] {
        var areas: [(left: CGFloat, right: CGFloat)] = []
        func append(_ a: CGFloat, _ b: CGFloat) {
            let (left, right) = (min(a, b), max(a, b))
            guard let last = areas.last, left - last.right < 1e-6 else { return areas.append((left, right)) }
            areas[areas.count - 1].right = max(last.right, right)
        }
        guard let first = segments.first, let last = segments.last else {
            let (a, b) = (x(at: range.lowerBound), x(at: range.upperBound))
            return [(min(a, b), max(a, b))]
        }
        let (leftEdge, rightEdge) = isRightToLeft ? (after, before) : (before, after)
        if let leftEdge, leftEdge < first.left { append(leftEdge, first.left) }
        for segment in segments {
            let selected = segment.characters.filter { carets[$0].offset < range.upperBound && carets[$0 + 1].offset > range.lowerBound }
            guard let first = selected.first, let last = selected.last else { continue }
            append(carets[first].x, end(ofCharacter: last, in: segment))
        }
        if let rightEdge, rightEdge > last.right { append(last.right, rightEdge) }
        if areas.isEmpty { append(x(at: range.lowerBound), x(at: range.lowerBound)) }
        return areas
    }
}
