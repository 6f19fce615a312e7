@testable import DemoScenes
import Testing
import UIKit

@MainActor @Suite struct AttributedTextCacheTests {
    @Test func textIsMadeOnceForEachStringAndFont() {
        var cache = AttributedTextCache(limit: 8)
        var count = 0
        func text(_ string: String, _ size: CGFloat) -> NSAttributedString {
            cache.text(string, .monospacedSystemFont(ofSize: size, weight: .regular)) {
                count += 1
                return NSMutableAttributedString(string: string)
            }
        }
        let first = text("let x = 7", 13)
        #expect(text("let x = 7", 13) === first)
        #expect(text("let x = 7", 17) !== first)
        #expect(text("let y = 7", 13).string == "let y = 7")
        #expect(count == 3)
        #expect(!(first is NSMutableAttributedString))
    }

    @Test func numberOfTextsIsLimited() {
        var cache = AttributedTextCache(limit: 3)
        var count = 0
        let font = UIFont.systemFont(ofSize: 13)
        for string in ["a", "b", "c", "d", "d", "a"] {
            _ = cache.text(string, font) {
                count += 1
                return NSAttributedString(string: string)
            }
        }
        // The fourth text removes the others.
        #expect(count == 5)
    }

    @Test func linesOfCodeAreSharedByListings() {
        let font = UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)
        let line = "view.center.x = 120 // moves"
        #expect(SwiftHighlighter.attributedText(line, font: font) === SwiftHighlighter.attributedText(line, font: font))
    }
}
