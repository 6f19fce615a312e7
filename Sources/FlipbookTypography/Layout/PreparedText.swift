import Foundation
import Synchronization

/// A text that is prepared for line breaking: its characters are classified, and its runs are shaped. The prepared text is the same for all
/// widths, font sizes, colors and paragraph styles.
final class PreparedText: Sendable {
    /// A part of the text that can be one `ShapedLine`: it has one style and one direction, and all or none of its characters are emoji. A
    /// newline ends a run. An attachment and a tab are separate runs.
    struct Run: Sendable {
        var range: Range<Int>
        /// The index of the span with the style of the run.
        var span: Int
        /// The glyphs of the run, or nil for an attachment or a tab.
        var shaped: ShapedRun?
        var isTab = false
        /// The embedding levels of the run and of its paragraph. Odd levels are right-to-left.
        var level: UInt8 = 0
        var baseLevel: UInt8 = 0
    }

    let characters: TextCharacters
    let runs: [Run]
    /// The metrics of the font of each span, in ems.
    let metrics: [FontMetrics]
    /// The index of the span with the style of the end of the text.
    let lastSpan: Int
    /// The cached glyphs of lines, which are parts of runs.
    private let lineRuns: Mutex<LineRunCache>

    init(_ text: StyledText, _ cache: inout FontSystem.Cache) {
        characters = TextCharacters(text.text)
        (runs, lastSpan) = Self.makeRuns(text, characters, &cache)
        metrics = text.spans.map { cache.metrics(for: $0.style.font.faceDescriptor) }
        lineRuns = Mutex(LineRunCache(characterCount: characters.count))
    }

    // MARK: - Runs

    /// Returns the runs of a text, and the index of the span with the style of the end of the text.
    private static func makeRuns(_ text: StyledText, _ characters: TextCharacters, _ cache: inout FontSystem.Cache) -> ([Run], Int) {
        var runs: [Run] = []
        let levels = TextLevels(characters)
        var (span, spanEnd, first) = (0, text.spans[0].count, 0)
        while first <= characters.count {
            while characters.starts[first] >= spanEnd, span + 1 < text.spans.count {
                span += 1
                spanEnd += text.spans[span].count
            }
            guard first < characters.count else { break }
            let end = runEnd(from: first, spanEnd: span + 1 < text.spans.count ? spanEnd : .max, characters, levels.levels)
            var (level, baseLevel): (UInt8?, UInt8) = (nil, 0)
            if !levels.levels.isEmpty {
                (level, baseLevel) = (levels.levels[first], levels.baseLevels[first])
            }
            let style = text.spans[span].style
            let isTab = characters.classes[first].contains(.tab)
            let isAttachment = style.attachment != nil && characters.classes[first].contains(.attachment)
            let face = style.font.faceDescriptor
            let shaped = isAttachment || isTab ? nil : cache.shape(characters, first..<end, descriptor: face, level: level)
            runs.append(
                Run(range: first..<end, span: span, shaped: shaped, isTab: isTab, level: level ?? 0, baseLevel: baseLevel))
            first = end
        }
        return (runs, span)
    }

    /// Returns the end of the run that starts at a character. `spanEnd` is the UTF-16 offset of the end of the character's style. `levels`
    /// is empty if all characters are left-to-right.
    private static func runEnd(from first: Int, spanEnd: Int, _ characters: TextCharacters, _ levels: [UInt8]) -> Int {
        let classes = characters.classes
        guard !classes[first].contains(.attachment) else { return first + 1 }
        var end = first + 1
        while end < classes.count, characters.starts[end] < spanEnd, !classes[end - 1].contains(.newline),
            levels.isEmpty || levels[end] == levels[first],
            classes[end].intersection([.emoji, .attachment]) == classes[first].intersection(.emoji)
        {
            end += 1
        }
        return end
    }

    /// Returns the index of the run that contains a character. The end of the text belongs to no run.
    func runIndex(at character: Int) -> Int {
        if runs.count == 1 { return 0 }
        var (low, high) = (0, runs.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].range.upperBound <= character { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the index of the span with the style of a character, or of the end of the text.
    func spanIndex(at character: Int) -> Int {
        if metrics.count == 1 { return 0 }
        return character < characters.count ? runs[runIndex(at: character)].span : lastSpan
    }

    /// Whether the lines of the paragraph that contains a character are right-to-left.
    func isRightToLeft(at character: Int) -> Bool {
        characters.hasRightToLeft && character < characters.count && runs[runIndex(at: character)].baseLevel == 1
    }

    /// Calls `body` for each run that intersects a range, with the run and the intersection.
    func forEachPart(of range: Range<Int>, _ body: (Run, Range<Int>) -> Void) {
        guard !range.isEmpty else { return }
        var index = runIndex(at: range.lowerBound)
        while index < runs.count, runs[index].range.lowerBound < range.upperBound {
            body(runs[index], runs[index].range.clamped(to: range))
            index += 1
        }
    }

    // MARK: - Lines

    /// Returns a part of a run as a line. `level` can differ from the level of the run, because the spaces at the end of a line have the
    /// level of the paragraph.
    func line(_ part: Range<Int>, of run: Run, level: UInt8, _ style: TextStyle) -> ShapedLine {
        let text = characters.string(part)
        guard level == run.level, let glyphRun = glyphRun(part, of: run) else {
            return ShapedLine(text, style.font, tracking: style.tracking, isRightToLeft: level % 2 == 1)
        }
        return ShapedLine(text, style.font, tracking: style.tracking, glyphRun: glyphRun)
    }

    /// Returns the width of a part of a run, shaped as a separate line.
    func width(_ part: Range<Int>, of run: Run, font: FontDescriptor, tracking: CGFloat) -> CGFloat {
        guard let advance = run.shaped?.advance(of: part, in: characters) else {
            return ShapedLine(characters.string(part), font, tracking: tracking, isRightToLeft: run.level % 2 == 1).width
        }
        return CGFloat(advance) * font.size + tracking * CGFloat(part.count)
    }

    private func glyphRun(_ part: Range<Int>, of run: Run) -> GlyphRun? {
        if let known = lineRuns.withLock({ $0[part] }) { return known }
        guard let new = run.shaped?.glyphRun(of: part, in: characters) else { return nil }
        lineRuns.withLock { $0[part] = new }
        return new
    }
}

extension PreparedText {
    /// The size of the cached glyphs of lines in bytes, for tests.
    var cachedLineByteCount: Int { lineRuns.withLock { $0.byteCount } }
}

extension PreparedText: ByteCounted {
    /// The size in bytes, including the largest size of the cached lines.
    var byteCount: Int {
        runs.reduce(characters.byteCount + metrics.count * MemoryLayout<FontMetrics>.stride) { sum, run in
            sum + MemoryLayout<Run>.stride + (run.shaped?.byteCount ?? 0)
        } + LineRunCache.maximumByteCount(characterCount: characters.count)
    }
}
