import FlipbookGeometry
import Foundation
import SeededRandomValues
import Testing
@testable import FlipbookTypography

/// The widths at which a text has the same layout, and the layouts that are kept for them.
@Suite struct EqualWidthsTests {
    /// Returns the layout of a text without layouts that are kept, and the widths at which it is the same.
    private func makeLayout(_ text: StyledText, _ width: CGFloat, lineLimit: Int = 0) -> (layout: TextLayout, widths: EqualWidths) {
        var typesetter = Typesetter(text, width: width, lineLimit: lineLimit)
        let layout = typesetter.makeLayout()
        return (layout, typesetter.equalWidths)
    }

    /// All that is in a layout, with the exact positions.
    private func description(_ layout: TextLayout) -> [String] {
        ["\(layout.size) \(layout.isTruncated)"]
            + layout.lines.map { line in
                let fragments = line.fragments.map { "\($0.x) \($0.line.text) \($0.line.width) \($0.style.font)" }
                return
                    "\(line.range) \(line.frame) \(line.baseline) \(line.ascent) \(line.descent) \(line.isTruncated) \(line.carets) \(fragments)"
            }
    }

    /// Returns a text in one to three styles, with lines from the left edge to the width.
    private func text(_ random: inout SeededRandom) -> StyledText {
        let words = [
            "Pack", "my", "box", "(with)", "five-dozen", "AVATAR", "jugs,", "天气", "Wave", "a", "  ", "\n", "in\u{AD}com\u{AD}plete",
        ]
        var spans: [StyledText.Span] = []
        var text = ""
        let paragraph = paragraph(random.pick([.words, .words, .characters, .clip]), random.pick([.natural, .left]))
        for _ in 0..<random.integer(1...3) {
            let part = (0..<random.integer(1...9)).map { _ in random.pick(words) + " " }.joined()
            var style = TextStyle(font: FontDescriptor(weight: random.pick([400, 700]), size: CGFloat(random.number(9, 30))))
            if random.bool(0.3) { style.tracking = CGFloat(random.number(-0.5, 3)) }
            text += part
            spans.append(StyledText.Span(count: part.utf16.count, style: style, paragraph: paragraph))
        }
        return StyledText(text, spans)
    }

    /// At each width inside, and at both ends, the layout is the same as the layout that is made for this width.
    @Test(arguments: 1...60) func layoutIsTheSameAtEachEqualWidth(seed: Int) {
        var random = SeededRandom(seed)
        let text = text(&random)
        let lineLimit = random.pick([0, 0, 1, 2])
        let (layout, widths) = makeLayout(text, CGFloat(random.number(20, 300)), lineLimit: lineLimit)
        #expect(!widths.isExact)
        let low = max(widths.longestFitting - Typesetter.tolerance, 0)
        let high = min(widths.shortestExceeding, 2_000) - Typesetter.tolerance
        var tested = 0
        for width in [low, low.nextUp, high.nextDown, high, high.nextUp]
            + (0..<6).map({ _ in CGFloat(random.number(0, 1)) * (high - low) + low })
        where widths.contains(width) {
            #expect(description(makeLayout(text, width, lineLimit: lineLimit).layout) == description(layout), "at \(width)")
            tested += 1
        }
        #expect(tested >= 6)
    }

    /// A text without kerning at its line breaks has another layout at each width that is not inside: the words of the longest line do not
    /// fit, or the first word of a next line does.
    @Test(arguments: 1...30) func layoutIsAnotherBeyondBothEnds(seed: Int) {
        var random = SeededRandom(seed)
        let words = (0..<random.integer(3...20)).map { _ in String(repeating: "n", count: random.integer(1...9)) }.joined(separator: " ")
        let text = StyledText(words, FontDescriptor(family: FontDescriptor.monospacedFamily, size: CGFloat(random.number(9, 30))))
        let (layout, widths) = makeLayout(text, CGFloat(random.number(170, 400)))
        let longest = layout.lines.map(\.width).max() ?? 0
        #expect(abs(widths.longestFitting - longest) < 1e-9)
        let below = widths.longestFitting - Typesetter.tolerance - 1e-9
        #expect(!widths.contains(below) && makeLayout(text, below).layout.lines.map(\.range) != layout.lines.map(\.range))
        guard layout.lines.count > 1 else { return #expect(widths.contains(1e9)) }
        let above = widths.shortestExceeding - Typesetter.tolerance + 1e-9
        #expect(!widths.contains(above) && makeLayout(text, above).layout.lines.map(\.range) != layout.lines.map(\.range))
    }

    /// Right-to-left lines, lines that are aligned in the width, indents, and lines with an ellipsis depend on the width itself.
    @Test func otherLayoutsHaveOneWidth() {
        let words = "several words in a row"
        func isExact(_ text: String, _ paragraph: ParagraphStyle, lineLimit: Int = 0) -> Bool {
            makeLayout(StyledText(text, inter, paragraph), 90, lineLimit: lineLimit).widths.isExact
        }
        #expect(!isExact(words, ParagraphStyle()) && isExact("שלום", ParagraphStyle()))
        for alignment in [ParagraphStyle.Alignment.center, .right, .justified] { #expect(isExact(words, paragraph(.words, alignment))) }
        for indent in [\ParagraphStyle.firstLineIndent, \.headIndent, \.tailIndent] {
            var indented = ParagraphStyle()
            indented[keyPath: indent] = 12
            #expect(isExact(words, indented))
        }
        #expect(isExact(words, paragraph(.truncateTail), lineLimit: 1) && !isExact("words", paragraph(.truncateTail), lineLimit: 1))
    }

    /// The result does not depend on the layouts that were made before, in any order of widths and appearances.
    @Test(arguments: 1...40) func layoutDoesNotDependOnEarlierLayouts(seed: Int) {
        var random = SeededRandom(seed)
        let texts = (0..<3).map { _ in
            random.bool() ? text(&random) : random.styledText(paragraph(.words, random.pick([.center, .natural])))
        }
        let widths = (0..<6).map { _ in CGFloat(random.number(10, 400)) } + [0, .infinity, .nan, 1e6, 2e6]
        for _ in 0..<40 {
            let (text, width, lineLimit) = (random.pick(texts), random.pick(widths), random.pick([0, 1, 2]))
            let height = random.pick([CGFloat.greatestFiniteMagnitude, 70])
            var typesetter = Typesetter(text, width: width, lineLimit: lineLimit)
            let expected = TextLayout(&typesetter, height: height)
            let layout = TextLayout(text, width: width, lineLimit: lineLimit, height: height)
            #expect(description(layout) == description(expected), "\(text.text) at \(width)")
        }
    }

    /// A kept layout is used for equal texts only: another color, limit, or sign of zero has its own layout.
    @Test func keptLayoutHasTheStyleOfItsText() {
        var (style, other) = (TextStyle(font: inter), TextStyle(font: inter))
        other.color = .white
        for style in [style, other, style] {
            #expect(TextLayout(StyledText("kept", style), width: 90).lines[0].fragments[0].style == style)
        }
        var indented = ParagraphStyle()
        for indent in [0, -0.0, 0] as [CGFloat] {
            indented.firstLineIndent = indent
            #expect(TextLayout(StyledText("kept", inter, indented), width: 90).lines[0].left.sign == indent.sign)
        }
        style.attachment = InlineAttachment(image: nil, bounds: .zero)
        #expect(KnownLayouts.Key(StyledText("\u{FFFC}", style), lineLimit: 0, height: 9) == nil, "a picture would stay in memory")
        #expect(KnownLayouts.Key(StyledText("kept", inter), lineLimit: 0, height: .nan) == nil)
    }

    /// A key compares each property of a style. A new property has to be compared in `KnownLayouts.Key`, too.
    @Test func keyComparesEachProperty() {
        let base = TextStyle(font: inter)
        #expect(Mirror(reflecting: base).children.count == 9)
        #expect(Mirror(reflecting: StyledText("", base).spans[0]).children.count == 3)
        func key(_ change: (inout TextStyle) -> Void) -> KnownLayouts.Key? {
            var style = base
            change(&style)
            return KnownLayouts.Key(StyledText("key", style), lineLimit: 0, height: 90)
        }
        let other = [
            key { $0.font.weight = 700 }, key { $0.color = .white }, key { $0.background = .white }, key { $0.tracking = 2 },
            key { $0.baselineOffset = 3 }, key { $0.underline = TextStyle.LineDecoration() },
            key { $0.strikethrough = TextStyle.LineDecoration() },
            key { $0.shadow = TextStyle.Shadow(offset: CGSize(width: 1, height: 2), color: .black) },
        ]
        #expect(key { _ in } == key { _ in } && Set(other.compactMap { $0 }).count == 8 && !other.contains(key { _ in }))
    }

    /// The size of the layouts is known, and the oldest of them are removed.
    @Test func keptLayoutsAreCounted() {
        var layouts = KnownLayouts()
        let text = StyledText("several words in a row that need some lines", inter)
        var sizes: [Int] = []
        for width in [60, 90, 120, 150, 180] as [CGFloat] {
            let (layout, widths) = makeLayout(text, width)
            layouts.insert(layout, at: widths)
            sizes.append(layout.byteCount)
            #expect(layouts.layout(width: width)?.lines.count == layout.lines.count)
        }
        #expect(layouts.layout(width: 60) == nil)
        #expect(layouts.byteCount >= sizes.suffix(2).reduce(0, +) && layouts.byteCount < sizes.suffix(3).reduce(0, +))
        #expect(sizes[0] > text.text.utf16.count * 16)
    }

    /// Layouts that are kept for many texts at many widths stay below the limit of the cache.
    @Test func keptLayoutsStayBelowTheLimit() {
        for number in 0..<900 {
            _ = TextLayout(StyledText(String(repeating: "text \(number) ", count: 40), inter), width: CGFloat(100 + number % 7))
            #expect(FontSystem.installed.cachedByteCount <= FontSystem.maximumCachedByteCount)
        }
        let byteCount = FontSystem.installed.lockedCache.withLock { $0.layouts.totalByteCount }
        #expect(byteCount > 0 && byteCount <= 8 << 20)
    }
}
