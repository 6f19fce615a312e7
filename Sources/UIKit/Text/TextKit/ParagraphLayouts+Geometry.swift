import CoreGraphics
import FlipbookTypography
import Foundation

/// The positions of characters in a text. Points have their origin at the upper left corner of the text.
extension ParagraphLayouts {
    /// A line with its paragraph.
    struct PlacedLine {
        /// The index of the paragraph.
        var paragraph: Int
        /// The index of the line in its paragraph.
        var index: Int
        /// The line. Its vertical positions are relative to the paragraph.
        var line: TextLayout.Line
        /// The top of the paragraph.
        var offset: CGFloat
        /// The range of the line in the whole text. The last line of a paragraph includes the separator.
        var range: Range<Int>
        /// Whether the next line begins in the same paragraph.
        var isWrapped: Bool

        var frame: CGRect { line.frame.offsetBy(dx: 0, dy: offset) }
        var top: CGFloat { line.top + offset }
        var bottom: CGFloat { line.bottom + offset }
    }

    func lines(of paragraph: Int) -> [PlacedLine] {
        let value = paragraphs[paragraph]
        guard let lines = value.layout?.lines else { return [] }
        return lines.indices.map { index in
            let isLast = index == lines.count - 1
            let start = value.start + lines[index].range.lowerBound
            let end = isLast ? value.end : value.start + lines[index].range.upperBound
            return PlacedLine(
                paragraph: paragraph, index: index, line: lines[index], offset: value.top, range: start..<max(end, start),
                isWrapped: !isLast)
        }
    }

    /// Returns the lines that intersect a vertical range.
    func lines(from top: CGFloat, to bottom: CGFloat) -> [PlacedLine] {
        indices(from: top, to: bottom).flatMap { lines(of: $0) }.filter { $0.bottom > top && $0.top < bottom }
    }

    /// Returns the line that contains the caret at an offset, or nil if the paragraph has no layout.
    func line(at offset: Int) -> PlacedLine? {
        let lines = lines(of: index(at: offset))
        return lines.last { $0.range.lowerBound <= offset } ?? lines.first
    }

    /// Returns the rectangle of the caret at an offset, without width.
    func caretRect(at offset: Int) -> CGRect {
        guard let line = line(at: offset) else { return .zero }
        let x = line.line.x(at: offset - paragraphs[line.paragraph].start)
        return CGRect(x: x, y: line.top, width: 0, height: line.line.height)
    }

    /// Returns the offset of the caret position that is nearest to a point.
    func offset(at point: CGPoint) -> Int {
        guard let line = line(at: point) else { return 0 }
        return offset(atX: point.x, in: line)
    }

    /// Returns the offset in a line of the caret position that is nearest to a horizontal position.
    func offset(atX x: CGFloat, in line: PlacedLine) -> Int {
        let start = paragraphs[line.paragraph].start
        let offset = start + line.line.offset(at: x)
        // A caret after the last character of a wrapped line would be shown at the start of the next line. Therefore the result is the
        // offset before this character.
        guard line.isWrapped, offset >= line.range.upperBound else { return offset }
        return line.line.carets.last { start + $0.offset < line.range.upperBound }.map { start + $0.offset } ?? line.range.lowerBound
    }

    /// Returns the line that is nearest to a point. If several lines are beside each other, it is the line with the smallest horizontal
    /// distance.
    func line(at point: CGPoint) -> PlacedLine? {
        let y = point.y.isNaN ? 0 : point.y
        let paragraph = max(min(paragraphs.partitioningIndex { $0.bottom > y }, paragraphs.count - 1), 0)
        let all = lines(of: paragraph)
        guard let first = all.first(where: { $0.bottom > y }) ?? all.last else { return nil }
        let row = all.filter { $0.top == first.top }
        func distance(_ line: PlacedLine) -> CGFloat { max(line.frame.minX - point.x, point.x - line.frame.maxX, 0) }
        return row.min { distance($0) < distance($1) }
    }

    /// Returns the rectangles around the characters of a range, for the lines that intersect a vertical range. A line has one rectangle, or
    /// several if its text has both directions.
    func rects(of range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
        let first = max(indices(from: top, to: bottom).lowerBound, index(at: range.lowerBound))
        let last = min(indices(from: top, to: bottom).upperBound - 1, index(at: range.upperBound))
        guard first <= last else { return [] }
        return (first...last).flatMap { lines(of: $0) }.flatMap { line -> [CGRect] in
            let (low, high) = (max(range.lowerBound, line.range.lowerBound), min(range.upperBound, line.range.upperBound))
            guard low < high, line.bottom > top, line.top < bottom else { return [] }
            let start = paragraphs[line.paragraph].start
            return line.line.areas(of: (low - start)..<(high - start)).map {
                CGRect(x: $0.left, y: line.top, width: $0.right - $0.left, height: line.line.height)
            }
        }
    }
}
