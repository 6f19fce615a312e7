import FlipbookGeometry
import FlipbookTypography
import Foundation
import SeededRandomValues
import Testing

@Suite struct BidirectionalAlgorithmTests {
    /// Returns the visual order of a text whose uppercase letters are treated as Hebrew letters.
    private func visualText(_ text: String) -> String {
        let letters = text.map { $0.isUppercase ? Character(Unicode.Scalar(UInt32($0.unicodeScalars.first!.value) - 65 + 0x5D0)!) : $0 }
        let levels = BidirectionalAlgorithm.levels(String(letters), count: letters.count)
        return String(BidirectionalAlgorithm.visualOrder(of: levels).map { Array(text)[$0] })
    }

    /// The examples of UAX 9 and similar ones.
    @Test(arguments: [
        ("car means CAR.", "car means RAC."), ("CAR is car.", ".is car RAC"), ("AB 12% CD", "DC 12% BA"), ("abc", "abc"), ("ABC", "CBA"),
        ("ABC abc", "abc CBA"),
        ("he said CAR 12, ok", "he said 12 RAC, ok"), ("AB 12.5 CD", "DC 12.5 BA"), ("AB-CD", "DC-BA"), ("a 12 b", "a 12 b"),
        ("AB cd EF", "FE cd BA"), ("ab CD EF gh", "ab FE DC gh"), ("AB ", " BA"), ("12 AB", "BA 12"), ("", ""),
        // A European number after a left-to-right word belongs to that word (rule W7).
        ("AB cd 12 ef GH", "HG cd 12 ef BA"), ("AB cd 12", "cd 12 BA"), ("AB 12 cd", "cd 12 BA"), ("AB cd, 7.5 ef", "cd, 7.5 ef BA"),
        // All terminators beside a European number belong to it (rule W5). A separator needs a number on both sides (rule W4).
        ("AB %%5 CD", "DC %%5 BA"), ("AB 5%$ CD", "DC 5%$ BA"), ("AB 5%,5 CD", "DC 5,5% BA"), ("AB 1-2 CD", "DC 1-2 BA"),
    ])
    func mixedDirectionsAreReordered(text: String, order: String) { #expect(visualText(text) == order) }

    /// European digits after an Arabic letter are an Arabic number (rule W2), to which a sign does not belong. Tabs and the spaces before
    /// them have the direction of the paragraph (rule L1).
    @Test(arguments: [
        ("ب 1-2", [1, 1, 2, 1, 2]), ("א 1-2", [1, 1, 2, 2, 2]), ("ب a 1-2", [1, 1, 2, 2, 2, 2, 2]), ("ب 1%", [1, 1, 2, 1]),
        ("ب א 1+2", [1, 1, 1, 1, 2, 2, 2]), ("ب ۱۲", [1, 1, 2, 2]), ("a אב \tגד", [0, 0, 1, 1, 0, 0, 1, 1]),
    ])
    func numbersAndTabsHaveTheirLevels(text: String, levels: [Int]) {
        #expect(BidirectionalAlgorithm.levels(text, count: text.count) == levels)
    }

    /// The marks U+200E, U+200F and U+061C have a direction, like a letter that is not visible.
    @Test(arguments: [
        ("ab אב!\u{200F}", [0, 0, 0, 1, 1, 1, 1]), ("\u{200F}abc!", [1, 2, 2, 2, 1]), ("\u{200E}אב!", [0, 1, 1, 0]),
        ("אב\u{200E} 5", [1, 1, 2, 2, 2]), ("\u{61C}1-2", [1, 2, 1, 2]),
    ])
    func directionMarksAreStrong(text: String, levels: [Int]) {
        #expect(BidirectionalAlgorithm.levels(text, count: text.count) == levels)
    }

    @Test func rightToLeftTextKeepsItsWidth() {
        let word = "שלום"
        let (one, two) = (ShapedLine(word, inter), ShapedLine("abc " + word, inter))
        #expect(abs(Double(two.width - one.width - ShapedLine("abc ", inter).width)) < 1e-9)
    }

    /// Spaces at the end of a right-to-left line extend beyond its left edge, and bold words are in visual order.
    @Test func fragmentsOfRightToLeftLinesAreReordered() {
        let text = "שלום עולם"
        let bold = TextStyle(font: FontDescriptor(weight: 700, size: 17))
        let styled = StyledText(
            text, [StyledText.Span(count: 4, style: TextStyle(font: inter)), StyledText.Span(count: 5, style: bold)])
        let line = TextLayout(styled, width: 300).lines[0]
        #expect(line.fragments[0].x > line.fragments[1].x, "the first word is on the right")
        #expect(abs(Double(line.fragments[0].x + line.fragments[0].width) - 300) < 1e-6)
        let hanging = TextLayout(StyledText("שלום עולם", inter), width: ShapedLine("שלום ", inter).width + 1).lines[0]
        #expect(hanging.fragments[0].x < hanging.left)
    }
}
