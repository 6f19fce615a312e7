import CoreGraphics
import Foundation

/// Breaks a text into lines, one after the other, each as long as it may be.
struct Typesetter {
    /// A line that is longer by less than this fits: sizes come back from layout a little rounded.
    static let tolerance: CGFloat = 0.01
    /// Wider than any page: the lines decide how wide the text is.
    static let boundless: CGFloat = 1e6

    let text: StyledText
    let width: CGFloat
    let mostLines: Int
    let letters: [Character]
    /// The unit at which each character begins, and the end.
    let starts: [Int]
    /// The span that each character is in, and of the place behind the last.
    let owners: [Int]
    /// How far the pen moves with each character, as long as the line is not broken beside it.
    let advances: [CGFloat]

    init(_ text: StyledText, width: CGFloat, lines: Int) {
        self.text = text
        self.width = width.isNaN ? 0 : max(width, 0)
        mostLines = lines > 0 ? lines : .max
        letters = Array(text.text)
        starts = letters.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) }
        owners = Self.owners(text.spans, starts)
        advances = Self.advances(text, letters, owners)
    }

    private static func advances(_ text: StyledText, _ letters: [Character], _ owners: [Int]) -> [CGFloat] {
        var advances = [CGFloat](repeating: 0, count: letters.count)
        forEachRun(0..<letters.count, letters, owners) { run in
            let style = text.spans[owners[run.lowerBound]].style
            let line = TextLine(String(letters[run]), style.font, tracking: style.tracking)
            for (number, index) in run.enumerated() where !letters[index].isNewline {
                advances[index] = line.x(ofCharacter: number + 1) - line.x(ofCharacter: number)
            }
        }
        return advances
    }

    private static func owners(_ spans: [StyledText.Span], _ starts: [Int]) -> [Int] {
        var (owner, end) = (0, spans[0].count)
        return starts.map { start in
            while start >= end, owner + 1 < spans.count {
                owner += 1
                end += spans[owner].count
            }
            return owner
        }
    }

    /// Goes through the parts of a range that one line of text can hold: of one style, and either letters or pictures.
    static func forEachRun(_ range: Range<Int>, _ letters: [Character], _ owners: [Int], _ body: (Range<Int>) -> Void) {
        var first = range.lowerBound
        while first < range.upperBound {
            var end = first + 1
            let isPictorial = letters[first].isPictorial
            while end < range.upperBound, owners[end] == owners[first], !letters[end - 1].isNewline, letters[end].isPictorial == isPictorial
            {
                end += 1
            }
            body(first..<end)
            first = end
        }
    }

    func paragraph(at index: Int) -> ParagraphStyle { text.spans[owners[min(index, owners.count - 1)]].paragraph }

    /// What there is for a line between its indents.
    func room(_ style: ParagraphStyle, isFirst: Bool) -> (left: CGFloat, width: CGFloat) {
        let left = isFirst ? style.firstLineIndent : style.headIndent
        let right = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
        return (left, max(right - left, 0))
    }

    // MARK: - Lines

    mutating func set() -> TextLayout {
        var setting = Setting()
        var start = 0
        repeat {
            let end = (letters[start...].firstIndex(where: \.isNewline) ?? letters.count - 1) + 1
            setParagraph(start..<max(end, start), &setting)
            start = end
        } while start < letters.count && setting.lines.count < mostLines
        // A line end at the very end opens one more line, as an empty text has one.
        if setting.lines.count < mostLines, start == letters.count, letters.last?.isNewline == true {
            setting.isNewParagraph = true
            append(start..<start, isFirst: true, &setting)
        }
        if start < letters.count { setting.isCut = true }
        align(&setting)
        let used = setting.lines.map { $0.right - min($0.left, 0) }.max() ?? 0
        return TextLayout(lines: setting.lines, size: CGSize(width: used, height: setting.bottom), isCut: setting.isCut)
    }

    /// The lines so far, and what has to be known for the next.
    struct Setting {
        var lines: [TextLayout.Line] = []
        /// For each line: what it has to fill, how, and whether it is the last of its paragraph.
        var frames: [(left: CGFloat, width: CGFloat, alignment: ParagraphStyle.Alignment, isLast: Bool)] = []
        var bottom: CGFloat = 0
        var spacing: CGFloat = 0
        var isNewParagraph = false
        var isCut = false
    }

    private func setParagraph(_ range: Range<Int>, _ setting: inout Setting) {
        let style = paragraph(at: range.lowerBound)
        var start = range.lowerBound
        setting.isNewParagraph = !setting.lines.isEmpty
        repeat {
            let isFirst = start == range.lowerBound
            let limit = room(style, isFirst: isFirst).width
            let isLastLine = setting.lines.count + 1 == mostLines
            let hidesMore = range.upperBound < letters.count
            if isLastLine, style.breakMode.truncates || style.breakMode == .clip {
                cutLast(start..<range.upperBound, style, isFirst, hidesMore, &setting)
                return
            }
            let end = self.end(of: start..<range.upperBound, style.breakMode, limit)
            append(start..<end, isFirst: isFirst, &setting)
            setting.frames[setting.frames.count - 1].isLast = end == range.upperBound
            start = end
            if isLastLine, start < letters.count { setting.isCut = true }
        } while start < range.upperBound && setting.lines.count < mostLines
    }

    /// Where a line ends that begins with the range: behind all that fits, at a place where it may, behind one character at least.
    private func end(of range: Range<Int>, _ mode: ParagraphStyle.BreakMode, _ limit: CGFloat) -> Int {
        var end = range.upperBound
        var pen: CGFloat = 0
        var opportunity: Int?
        for index in range {
            if index > range.lowerBound, mayBreak(index, range.lowerBound, mode) { opportunity = index }
            pen += advances[index]
            guard pen > limit + Self.tolerance, !hangs(index) else { continue }
            end = opportunity ?? max(index, range.lowerBound + 1)
            break
        }
        // Letters beside a break lose what kerning took from them, so that the line can be longer than its sum.
        while end > range.lowerBound + 1, end < range.upperBound, measured(range.lowerBound..<end) > limit + Self.tolerance {
            end = ((range.lowerBound + 1)..<end).last { mayBreak($0, range.lowerBound, mode) } ?? end - 1
        }
        return end
    }

    private func mayBreak(_ index: Int, _ start: Int, _ mode: ParagraphStyle.BreakMode) -> Bool {
        if mode == .characters { return !hangs(index) }
        return LineBreaks.isAllowed(index - 2 >= start ? letters[index - 2] : nil, letters[index - 1], letters[index])
    }

    func hangs(_ index: Int) -> Bool { LineBreaks.hangs(letters[index]) }

    /// How wide a line is that stands alone, without the spaces at its end.
    func measured(_ range: Range<Int>) -> CGFloat {
        var width: CGFloat = 0
        Self.forEachRun(visible(range), letters, owners) { run in
            let style = text.spans[owners[run.lowerBound]].style
            width += TextLine(String(letters[run]), style.font, tracking: style.tracking).width
        }
        return width
    }

    /// The range without what hangs at its end.
    func visible(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, hangs(end - 1) { end -= 1 }
        return range.lowerBound..<end
    }
}
