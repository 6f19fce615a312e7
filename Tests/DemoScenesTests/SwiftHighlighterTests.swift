import Stage
import Testing
import UIKit

@testable import DemoScenes

@MainActor @Suite struct SwiftHighlighterTests {
    private func kinds(_ line: String) -> [String: SwiftHighlighter.Kind] {
        Dictionary(SwiftHighlighter.words(of: line).map { (String($0.word), $0.kind) }, uniquingKeysWith: { first, _ in first })
    }

    @Test func joinedWordsAreTheLine() {
        for name in ["keyframes", "particles", "flip", "rectangle nested", "curve custom"] {
            for line in CodeListing.lines(name) {
                #expect(SwiftHighlighter.words(of: line).map { String($0.word) }.joined() == line)
            }
        }
    }

    @Test func wordsHaveTheirKinds() {
        let kinds = kinds("let dot = canvas.addDot(Palette.blue, size: 22, in: \"a b\") // for 0.5")
        #expect(kinds["let"] == .keyword && kinds["dot"] == .plain && kinds["addDot"] == .member && kinds["Palette"] == .type)
        #expect(kinds["22"] == .number && kinds["size"] == .plain && kinds["in"] == .plain && kinds["\"a b\""] == .string)
        #expect(kinds["// for 0.5"] == .comment)
        #expect(self.kinds("for x in 0.25").filter { $0.value == .keyword }.keys.sorted() == ["for", "in"])
        #expect(self.kinds("a(\"open").keys.contains("\"open"))
    }

    /// All colors of code have a contrast of at least 4.5 : 1 to the backgrounds of code and of cards, in both styles.
    @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func colorsAreLegible(_ style: UIUserInterfaceStyle) {
        let traits = UITraitCollection(userInterfaceStyle: style)
        let text = SwiftHighlighter.attributedText("let A.b = 1 + \"s\" // c", font: .systemFont(ofSize: 13))
        func luminance(_ color: UIColor) -> Double {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            let linear = [red, green, blue].map { Double($0) <= 0.04045 ? Double($0) / 12.92 : pow((Double($0) + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        for background in [Palette.codeBackground, Palette.card] {
            for index in 0..<text.length {
                guard let color = text.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor else { continue }
                let (a, b) = (luminance(color), luminance(background))
                #expect((max(a, b) + 0.05) / (min(a, b) + 0.05) >= 4.5, "\(index)")
            }
        }
    }
}
