import SeededRandomValues
import Stage
import Testing
import UIKit

/// Random attributed texts with every setter of a label in any order.
@Suite @MainActor struct AttributedLabelRandomTests {
    private let pieces = [
        "", "a", " ", "word ", "\n", "\r\n", "\u{2028}", "e\u{301}", "👩‍👩‍👧‍👦", "🇩🇪", "שלום", "مرحبا", "ﬁ", "\u{200D}", "\u{FE0F}", "漢字", "\u{0}",
        "𝒳", "\t",
    ]

    private func attributes(_ random: inout SeededRandom) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        let sizes: [CGFloat] = [17, 0.1, 33.337, 1e-9, 250, 12.0000001]
        if random.integer(0...1) == 0 { result[.font] = UIFont.systemFont(ofSize: sizes[random.integer(0...5)]) }
        if random.integer(0...2) == 0 { result[.foregroundColor] = UIColor(white: CGFloat(random.integer(0...4)) / 4, alpha: 1) }
        if random.integer(0...1) == 0 {
            let style = NSMutableParagraphStyle()
            style.alignment = [.left, .right, .center, .natural, .justified][random.integer(0...4)]
            style.lineSpacing = [0, 2.5, CGFloat.nan, .infinity][random.integer(0...3)]
            result[.paragraphStyle] = style
        }
        if random.integer(0...3) == 0 { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if random.integer(0...3) == 0 { result[.kern] = [2.5, Double.nan, .infinity, 1e30][random.integer(0...3)] }
        return result
    }

    /// Returns a text of several parts. Neighboring parts have different numbers of attributes, because Foundation on Linux stops the
    /// program when it compares some values.
    private func text(_ random: inout SeededRandom) -> NSAttributedString {
        let parts = (0..<random.integer(0...5)).map { _ in
            (0..<random.integer(0...4)).map { _ in pieces[random.integer(0...(pieces.count - 1))] }.joined()
        }
        let text = NSMutableAttributedString(string: parts.joined())
        var (start, previousCount) = (0, 0)
        for part in parts where !part.isEmpty {
            var attributes = attributes(&random)
            if attributes.count == previousCount { attributes[NSAttributedString.Key("part")] = 1 }
            previousCount = attributes.count
            let length = part.utf16.count
            text.setAttributes(attributes, range: NSRange(location: start, length: length))
            start += length
        }
        return text
    }

    @Test(arguments: 0..<12) func textsHaveEqualLengthsAfterSettersInAnyOrder(seed: Int) {
        let stage = Stage(size: CGSize(width: 140, height: 90), scale: 1, framesPerSecond: 60)
        var random = SeededRandom(seed + 5)
        let label = UILabel(frame: CGRect(x: 3, y: 5, width: 121, height: 67))
        stage.window.addSubview(label)
        _ = Diagnostics.recorded {
            for _ in 0..<160 {
                switch random.integer(0...9) {
                case 0...3: label.attributedText = text(&random)
                case 4: label.lineBreakMode = [.byWordWrapping, .byTruncatingTail, .byClipping, .byCharWrapping][random.integer(0...3)]
                case 5: label.textAlignment = [.left, .right, .center, .natural, .justified][random.integer(0...4)]
                case 6: label.font = .systemFont(ofSize: [17.5, 0.3, 91][random.integer(0...2)])
                case 7: label.textColor = [UIColor.red, .blue][random.integer(0...1)]
                case 8: label.text = text(&random).string
                default: label.numberOfLines = random.integer(0...3)
                }
                let length = label.attributedText?.length ?? 0
                #expect(length == (label.text ?? "").utf16.count)
                _ = label.intrinsicContentSize
                _ = stage.displayList()
            }
        }
    }
}
