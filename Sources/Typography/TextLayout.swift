import CoreGraphics
import Foundation

/// Text set in lines: which letters stand where. Origin is the upper left corner, y goes down.
package struct TextLayout: Sendable {
    /// Letters of one line that look alike.
    package struct Fragment: Hashable, Sendable {
        package var line: TextLine
        /// Where its baseline begins, from the left edge of the layout.
        package var x: CGFloat
        package var style: TextStyle
        package var width: CGFloat { line.width }
    }

    package struct Line: Sendable {
        /// What of the text stands in it, in UTF-16 units, spaces and line ends at its end included.
        package internal(set) var range: Range<Int>
        package internal(set) var fragments: [Fragment]
        package internal(set) var left: CGFloat
        /// Without spaces at the end.
        package internal(set) var width: CGFloat
        package internal(set) var top: CGFloat
        package internal(set) var height: CGFloat
        /// From the top of the layout.
        package internal(set) var baseline: CGFloat
        package internal(set) var ascent: CGFloat
        package internal(set) var descent: CGFloat
        /// Whether an ellipsis stands for a part of it.
        package internal(set) var isTruncated: Bool
        /// Places at which a caret may stand: units of UTF-16 of the text, ascending, and how far from the left edge of the layout.
        package internal(set) var carets: [(offset: Int, x: CGFloat)]

        package var right: CGFloat { left + width }
        package var bottom: CGFloat { top + height }
        package var frame: CGRect { CGRect(x: left, y: top, width: width, height: height) }
        /// What is to be read in it.
        package var text: String { fragments.map(\.line.text).joined() }
    }

    package internal(set) var lines: [Line]
    package internal(set) var size: CGSize
    /// Whether not all of the text is shown.
    package internal(set) var isCut: Bool

    /// Sets a text. `lines` 0 is any number; what does not fit into the lines or the height is cut as the paragraph's break mode says.
    package init(
        _ text: StyledText, width: CGFloat = .greatestFiniteMagnitude, lines: Int = 0, height: CGFloat = .greatestFiniteMagnitude
    ) {
        var setter = Typesetter(text, width: width, lines: lines)
        self = setter.set()
        let room = self.lines.count { $0.bottom <= height + Typesetter.tolerance }
        guard room < self.lines.count, self.lines.count > 1 else { return }
        setter = Typesetter(text, width: width, lines: max(room, 1))
        self = setter.set()
    }

    init(lines: [Line], size: CGSize, isCut: Bool) {
        self.lines = lines
        self.size = size
        self.isCut = isCut
    }

    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

// MARK: - Carets

extension TextLayout.Line {
    /// How far from the left edge of the layout a caret stands before the given unit of the text.
    package func x(at offset: Int) -> CGFloat {
        carets.last { $0.offset <= offset }?.x ?? carets.first?.x ?? left
    }

    /// The place between two characters that is nearest.
    package func offset(at x: CGFloat) -> Int {
        carets.min { abs($0.x - x) < abs($1.x - x) }?.offset ?? range.lowerBound
    }
}

extension TextLayout {
    /// The line in which a caret stands before the given unit; at the end of a line that the text goes on from, the next.
    package func line(at offset: Int) -> Int {
        lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
    }

    /// The caret before a unit of the text: as high as its line, without a width.
    package func caret(at offset: Int) -> CGRect {
        guard !lines.isEmpty else { return .zero }
        let line = lines[line(at: offset)]
        return CGRect(x: line.x(at: offset), y: line.top, width: 0, height: line.height)
    }

    /// The place in the text that is nearest to a point.
    package func offset(at point: CGPoint) -> Int {
        guard !lines.isEmpty else { return 0 }
        let number = lines.firstIndex { point.y < $0.bottom } ?? lines.count - 1
        let line = lines[number]
        let offset = line.offset(at: point.x)
        // Behind the last character of a line that goes on, a caret would stand at the start of the next.
        guard number + 1 < lines.count, offset >= lines[number + 1].range.lowerBound else { return offset }
        return line.carets.last { $0.offset < lines[number + 1].range.lowerBound }?.offset ?? line.range.lowerBound
    }

    /// Rectangles around the letters from one unit to another, one a line.
    package func frames(of range: Range<Int>) -> [CGRect] {
        lines.compactMap { line in
            let (low, high) = (max(range.lowerBound, line.range.lowerBound), min(range.upperBound, line.range.upperBound))
            guard low < high else { return nil }
            let (a, b) = (line.x(at: low), line.x(at: high))
            return CGRect(x: min(a, b), y: line.top, width: abs(b - a), height: line.height)
        }
    }
}
