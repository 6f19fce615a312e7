import FlipbookGeometry
import Foundation

/// A text laid out in lines. The origin is the upper left corner, and y increases downward.
package struct TextLayout: Sendable {
    /// A part of a line that has one style.
    package struct Fragment: Hashable, Sendable {
        package var line: ShapedLine
        /// The x of the left edge of the fragment, measured from the left edge of the layout.
        package var x: CGFloat
        package var style: TextStyle
        package var width: CGFloat { style.attachment.map { $0.width + style.tracking } ?? line.width }
    }

    /// A fragment of a line that has right-to-left parts.
    struct Segment: Sendable {
        /// The index of the fragment.
        var fragment: Int
        /// The indices in `Line.carets` of the carets before the segment's characters. The range of an ellipsis or of a hyphen is empty.
        var characters: Range<Int>
        var level: UInt8
        /// The level of an ellipsis before its neighbors are known.
        static let undeterminedLevel = UInt8.max
        var left: CGFloat = 0
        var right: CGFloat = 0

        var isRightToLeft: Bool { level % 2 == 1 }
        /// The horizontal position of the end of the last character.
        var end: CGFloat { isRightToLeft ? left : right }
    }

    /// A line of the layout.
    package struct Line: Sendable {
        /// The range of the text in UTF-16 units, including spaces and a newline at the end.
        package internal(set) var range: Range<Int>
        package internal(set) var left: CGFloat
        /// The width without spaces at the end.
        package internal(set) var width: CGFloat
        package internal(set) var top: CGFloat
        package internal(set) var height: CGFloat
        /// The distance of the baseline from the top of the layout.
        package internal(set) var baseline: CGFloat
        package internal(set) var ascent: CGFloat
        package internal(set) var descent: CGFloat
        /// Whether an ellipsis replaces a part of the line.
        package internal(set) var isTruncated: Bool
        /// Whether the paragraph is right-to-left, so that the line begins on the right side.
        package internal(set) var isRightToLeft = false
        private var storedFragments: [Fragment] = []
        private var storedCarets: [(offset: Int, x: CGFloat)] = []
        /// The object that makes the fragments and the carets of a deferred line at each use, or nil if they are stored. Only a line that
        /// stores them can be changed.
        var source: LineSource?

        /// The parts of the line in logical order.
        package internal(set) var fragments: [Fragment] {
            get { source?.makeLine(like: self).storedFragments ?? storedFragments }
            _modify {
                assert(source == nil, "a deferred line cannot be changed")
                yield &storedFragments
            }
        }
        /// The caret positions: ascending UTF-16 offsets in the text, and distances from the left edge of the layout.
        package internal(set) var carets: [(offset: Int, x: CGFloat)] {
            get { source?.makeLine(like: self).storedCarets ?? storedCarets }
            _modify {
                assert(source == nil, "a deferred line cannot be changed")
                yield &storedCarets
            }
        }

        package var right: CGFloat { left + width }
        package var bottom: CGFloat { top + height }
        package var frame: CGRect { CGRect(x: left, y: top, width: width, height: height) }
        /// The parts of the line from left to right, if any of them is right-to-left. Otherwise the array is empty.
        var segments: [Segment] = []
        /// The visible text, including an ellipsis, and the hyphen of a soft hyphen.
        package var text: String { fragments.map(\.line.text).joined() }

        /// Creates a line without fragments and carets, whose other lengths are 0.
        init(_ range: Range<Int>, left: CGFloat) {
            (self.range, self.left) = (range, left)
            (width, top, height, baseline, ascent, descent, isTruncated) = (0, 0, 0, 0, 0, 0, false)
        }
    }

    /// The lines from top to bottom.
    package internal(set) var lines: [Line]
    /// The size of all lines.
    package internal(set) var size: CGSize
    /// Whether a part of the text is not shown.
    package internal(set) var isTruncated: Bool

    /// Lays out a text. A `lineLimit` of 0 means any number of lines. If the text does not fit the line limit or the height, it is cut off
    /// according to the break mode of the last visible line's paragraph.
    package init(
        _ text: StyledText, width: CGFloat = .greatestFiniteMagnitude, lineLimit: Int = 0, height: CGFloat = .greatestFiniteMagnitude
    ) {
        let width = Typesetter.finiteWidth(width)
        let key = KnownLayouts.Key(text, lineLimit: lineLimit, height: height)
        if let key, let known = FontSystem.installed.knownLayout(for: key, width: width) {
            self = known
            return
        }
        var typesetter = Typesetter(text, width: width, lineLimit: lineLimit)
        self.init(&typesetter, height: height)
        if let key { FontSystem.installed.keep(self, for: key, at: typesetter.equalWidths) }
    }

    /// Lays out a text in a limited height.
    init(_ typesetter: inout Typesetter, height: CGFloat) {
        self = typesetter.makeLayout()
        let fittingLineCount = self.lines.count { $0.bottom <= height + Typesetter.tolerance }
        guard fittingLineCount < self.lines.count, self.lines.count > 1 else { return }
        typesetter.maximumLineCount = max(fittingLineCount, 1)
        self = typesetter.makeLayout()
    }

    /// Lays out a text in lines that avoid areas.
    package init(_ text: StyledText, width: CGFloat, exclusions: TextExclusions) {
        var typesetter = Typesetter(text, width: width, lineLimit: 0, exclusions: exclusions)
        self = typesetter.makeLayout()
    }

    init(lines: [Line], size: CGSize, isTruncated: Bool) {
        self.lines = lines
        self.size = size
        self.isTruncated = isTruncated
    }

    /// The distance of the first baseline from the top.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// The distance of the last baseline from the top.
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

// MARK: - Carets

extension TextLayout.Line {
    /// Returns the position of the caret before a UTF-16 unit, measured from the left edge of the layout.
    package func x(at offset: Int) -> CGFloat {
        carets.last { $0.offset <= offset }?.x ?? carets.first?.x ?? left
    }

    /// Returns the UTF-16 offset of the caret position that is nearest to a horizontal position.
    package func offset(at x: CGFloat) -> Int {
        if hasRightToLeft { return visualOffset(at: x) }
        return carets.min { abs($0.x - x) < abs($1.x - x) }?.offset ?? range.lowerBound
    }
}

extension TextLayout {
    /// Returns the index of the line that contains the caret at an offset. If the offset is between two lines of a paragraph, the result is
    /// the second line.
    package func lineIndex(at offset: Int) -> Int {
        lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
    }

    /// Returns the rectangle of the caret at an offset. It has the height of its line and no width.
    package func caret(at offset: Int) -> CGRect {
        guard !lines.isEmpty else { return .zero }
        let line = lines[lineIndex(at: offset)]
        return CGRect(x: line.x(at: offset), y: line.top, width: 0, height: line.height)
    }

    /// Returns the UTF-16 offset of the caret position that is nearest to a point.
    package func offset(at point: CGPoint) -> Int {
        guard !lines.isEmpty else { return 0 }
        let index = lines.firstIndex { point.y < $0.bottom } ?? lines.count - 1
        let line = lines[index]
        let offset = line.offset(at: point.x)
        // A caret after the last character of a wrapped line would be shown at the start of the next line, so the caret before this
        // character is used.
        guard index + 1 < lines.count, offset >= lines[index + 1].range.lowerBound else { return offset }
        return line.carets.last { $0.offset < lines[index + 1].range.lowerBound }?.offset ?? line.range.lowerBound
    }

    /// Returns the rectangles around a range of UTF-16 units: one for each line, and several for a line of both directions.
    package func frames(of range: Range<Int>) -> [CGRect] {
        var frames: [CGRect] = []
        for line in lines {
            let (low, high) = (max(range.lowerBound, line.range.lowerBound), min(range.upperBound, line.range.upperBound))
            guard low < high else { continue }
            if line.hasRightToLeft {
                frames += line.areas(of: low..<high).map {
                    CGRect(x: $0.left, y: line.top, width: $0.right - $0.left, height: line.height)
                }
            } else {
                let (a, b) = (line.x(at: low), line.x(at: high))
                frames.append(CGRect(x: min(a, b), y: line.top, width: abs(b - a), height: line.height))
            }
        }
        return frames
    }
}
