import FlipbookGeometry
import FlipbookTypography
import Foundation
import SeededRandomValues

/// The system font at 17 points.
let inter = FontDescriptor(size: 17)

/// Returns a paragraph style.
func paragraph(_ mode: ParagraphStyle.BreakMode, _ alignment: ParagraphStyle.Alignment = .natural) -> ParagraphStyle {
    ParagraphStyle(alignment: alignment, breakMode: mode)
}

extension SeededRandom {
    /// Returns a random text of words, spaces, newlines, Chinese characters and emoji, in several styles.
    mutating func styledText(_ paragraph: ParagraphStyle) -> StyledText {
        let pieces = [
            "Flip", "book", "AVATAR", "a", "(of)", "well-made", "animation", "天气很好，", "😀", "👩‍👩‍👧‍👦", "é", "office", "—", "12:30", "x/y", "\n",
            "  ",
        ]
        var text = ""
        var spans: [StyledText.Span] = []
        for _ in 0..<integer(1...25) {
            let piece = pick(pieces) + (bool(0.8) ? " " : "")
            text += piece
            var style = TextStyle(font: FontDescriptor(weight: pick([300, 400, 700]), size: CGFloat(number(7, 40))))
            if bool(0.3) { style.tracking = CGFloat(number(-0.5, 4)) }
            spans.append(StyledText.Span(count: piece.utf16.count, style: style, paragraph: paragraph))
        }
        return StyledText(text, spans)
    }
}
