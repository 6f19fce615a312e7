import CoreGraphics
import FlipbookTypography
import Stage
import Testing
import UIKit

@Suite @MainActor struct AttributedLabelTests {
    let stage = Stage(size: CGSize(width: 300, height: 200), scale: 2, framesPerSecond: 60)

    init() { stage.makeCurrent() }

    /// Returns the ranges of equal attributes.
    private func runs(_ text: NSAttributedString?) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
        var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        while let text, (runs.last?.range.upperBound ?? 0) < text.length {
            var range = NSRange()
            let attributes = text.attributes(at: runs.last?.range.upperBound ?? 0, effectiveRange: &range)
            runs.append((attributes, range))
        }
        return runs
    }

    @Test func rangesAreDrawnWithTheirAttributes() {
        let text = NSMutableAttributedString(string: "plain and bold", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttributes(
            [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue],
            range: NSRange(location: 10, length: 4))
        let label = makeLabel("")
        label.frame.size.width = 300
        label.attributedText = text
        #expect(label.text == "plain and bold" && label.font == .systemFont(ofSize: 20))
        let (texts, rects) = drawnContent(of: label)
        #expect(texts.map(\.text) == ["plain and ", "bold"] && texts[1].color == UIColor.red.cgColor)
        #expect(texts[0].origin.y == texts[1].origin.y, "both fonts have the same baseline")
        #expect(rects.count == 1 && rects[0].minX == texts[1].origin.x && rects[0].minY > texts[1].origin.y)
        #expect(abs(Double(rects[0].width - ShapedLine("bold", FontDescriptor(weight: 700, size: 30)).width)) < 1e-9)
    }

    @Test func linesUnderWordsOnlyAreDrawnUnderTheWholeText() {
        let style: NSUnderlineStyle = [.thick, .byWord]
        for value in [style.rawValue as Any, Double(style.rawValue) as Any, NSNumber(value: style.rawValue)] {
            let label = makeLabel("")
            label.frame.size.width = 300
            label.attributedText = NSAttributedString(
                string: "two words", attributes: [.font: UIFont.systemFont(ofSize: 20), .underlineStyle: value, .strikethroughStyle: value])
            #expect(drawnContent(of: label).rects.count == 2)
        }
    }

    @Test func numericAttributesCanHaveAnyNumberType() {
        for kern in [2 as Any, 2.0 as Any, CGFloat(2) as Any, NSNumber(value: 2), Float(2) as Any] {
            let spaced = NSAttributedString(string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 17), .kern: kern])
            #expect(abs(Double(spaced.size().width - "abc".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width) - 6) < 1e-9)
        }
    }

    @Test func laterAssignmentsApplyToTheWholeText() {
        stage.makeCurrent()
        let label = makeLabel("")
        label.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
        #expect(label.textColor == .red)
        label.textColor = .blue
        #expect(drawnContent(of: label).texts[0].color == UIColor.blue.cgColor)
        label.textAlignment = .right
        #expect(drawnContent(of: label).texts[0].origin.x > 50)
        label.text = "new"
        #expect(drawnContent(of: label).texts.map(\.text) == ["new"] && label.attributedText?.string == "new")
    }

    @Test func paragraphStylesAreCopied() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 7
        let copy = try #require(style.copy() as? NSParagraphStyle)
        let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        style.lineSpacing = 1
        other.headIndent = 3
        #expect(copy.lineSpacing == 7 && other.lineSpacing == 7 && copy.headIndent == 0 && other.alignment == .center)
        #expect(copy != other && copy.isEqual(copy.mutableCopy()))
        #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping && NSParagraphStyle.default.alignment == .natural)
    }

    @Test func stringSizesAreMeasured() {
        let font = UIFont.systemFont(ofSize: 20)
        let attributes: [NSAttributedString.Key: Any] = [NSFontAttributeName: font]
        let lineSize = "Measure me".size(withAttributes: attributes)
        #expect(lineSize.height == font.lineHeight && lineSize.width == ShapedLine("Measure me", font.font).width)
        let narrow = CGSize(width: 95, height: CGFloat.greatestFiniteMagnitude)
        let rect = "Measure me".boundingRect(with: narrow, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(rect.origin == .zero && abs(Double(rect.height - 2 * font.lineHeight)) < 1e-6 && rect.width > 0)
        let unwrapped = "Measure me".boundingRect(with: narrow, attributes: attributes, context: nil)
        #expect(unwrapped.size == lineSize && abs(Double(unwrapped.minY - font.descender)) < 1e-6, "the origin is at the baseline")
        #expect(NSString(string: "Measure me").size(withAttributes: attributes) == lineSize)
    }

    /// Foundation on Linux reads the first stored bytes of an object. See `FoundationObjectHeader`.
    @Test func attributeValuesBeginWithTheHeaderOfFoundation() {
        let objects: [NSObject] = [
            UIColor(white: 0.3, alpha: 0.7), UIFont.systemFont(ofSize: 13), NSParagraphStyle(), NSMutableParagraphStyle(), NSShadow(),
        ]
        for object in objects {
            let bits = Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 16, as: UInt64.self)
            #expect(bits >> 8 & 0x3FF == 1)
        }
    }

    /// Creates so many objects that some of them have an address whose bits 8 to 17 are 0. See `FoundationObjectHeader`.
    @Test func neighboringRangesCanHaveDifferentColorsAndFonts() {
        var colors: [UIColor] = []
        var fonts: [UIFont] = []
        for index in 0..<6000 {
            let text = NSMutableAttributedString(string: "onetwothree")
            for (part, range) in [NSRange(location: 0, length: 3), NSRange(location: 3, length: 3), NSRange(location: 6, length: 5)]
                .enumerated()
            {
                colors.append(UIColor(white: CGFloat(index % 7 + part) / 9, alpha: 1))
                fonts.append(.systemFont(ofSize: CGFloat(index % 5 + 7 + part)))
                text.addAttribute(.foregroundColor, value: colors[colors.count - 1], range: range)
                text.addAttribute(.font, value: fonts[fonts.count - 1], range: range)
            }
            guard index % 1000 == 0 else { continue }
            #expect(runs(text).map(\.range.location) == [0, 3, 6])
        }
    }

    @Test func attributeValuesAreEqualByTheirValues() throws {
        let (style, shadow) = (NSMutableParagraphStyle(), NSShadow())
        (style.headIndent, style.alignment, style.baseWritingDirection) = (7, .right, .rightToLeft)
        (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (CGSize(width: 3, height: 5), 2, UIColor.red)
        let styleCopy = try #require((style as NSObject).mutableCopy() as? NSMutableParagraphStyle)
        let shadowCopy = try #require((shadow as NSObject).copy() as? NSShadow)
        let pairs: [(NSObject, NSObject)] = [
            (style, styleCopy), (shadow, shadowCopy),
            (UIColor(white: 0.25, alpha: 0.5), UIColor(white: 0.25, alpha: 0.5)),
            (UIFont.boldSystemFont(ofSize: 19), UIFont.boldSystemFont(ofSize: 19)),
        ]
        for (a, b) in pairs { #expect(a !== b && a == b && a.isEqual(b) && a.hash == b.hash && Set([a, b]).count == 1) }
        (styleCopy.headIndent, shadowCopy.shadowColor) = (8, UIColor.blue)
        #expect(style != styleCopy && shadow != shadowCopy && style.headIndent == 7)
        shadowCopy.shadowColor = CGColor.black
        #expect(shadow != shadowCopy && !shadow.isEqual(nil) && !shadow.isEqual(style))
        #expect(
            UIColor.red as NSObject != UIColor.blue && !UIColor.red.isEqual("red")
                && UIFont.systemFont(ofSize: 19) != .systemFont(ofSize: 20))
    }

    /// See `FoundationObjectHeader`.
    @Test func neighboringRangesCanHaveDifferentStylesAndShadows() {
        let text = NSMutableAttributedString(string: "onetwothree")
        let ranges = [NSRange(location: 0, length: 3), NSRange(location: 3, length: 3), NSRange(location: 6, length: 5)]
        for (index, range) in ranges.enumerated() {
            let (style, shadow) = (NSMutableParagraphStyle(), NSShadow())
            style.headIndent = CGFloat(index + 2)
            shadow.shadowOffset.width = CGFloat(index / 2 + 1)
            text.addAttribute(.paragraphStyle, value: style, range: range)
            text.addAttribute(.shadow, value: shadow, range: range)
        }
        let label = UILabel()
        label.attributedText = text
        #expect(runs(label.attributedText).map(\.range.location) == [0, 3, 6])
        #expect(label.attributedText?.isEqual(to: text) == true)
    }

    /// The value of the getter has only the attributes that were set.
    @Test func attributedTextHasNoForeignAttributes() {
        let text = NSMutableAttributedString(string: "one two")
        text.addAttribute(.kern, value: 1.25, range: NSRange(location: 0, length: 3))
        text.addAttribute(.kern, value: 2.5, range: NSRange(location: 3, length: 4))
        let label = UILabel()
        label.attributedText = text
        label.textAlignment = .right
        label.font = .systemFont(ofSize: 19)
        let runs = runs(label.attributedText)
        #expect(runs.map(\.range) == [NSRange(location: 0, length: 3), NSRange(location: 3, length: 4)])
        for run in runs { #expect(Set(run.attributes.keys) == [.kern, .font, .paragraphStyle]) }
    }

    @Test func labelDoesNotFollowChangesOfAMutableText() {
        let text = NSMutableAttributedString(string: "north", attributes: [.kern: 1.5])
        let label = UILabel()
        label.attributedText = text
        text.append(NSAttributedString(string: " and south"))
        text.setAttributes([.kern: 3.5], range: NSRange(location: 0, length: 5))
        #expect(label.text == "north")
        #expect(runs(label.attributedText).map { $0.attributes[.kern] as? Double } == [1.5])
        // The object that the label returns does not change, and there is only one.
        #expect(label.attributedText === label.attributedText)
        #expect(!(label.attributedText is NSMutableAttributedString))
    }

    /// Foundation on Linux does not release the attributes of a text when the text is released. So a label must not copy a mutable text.
    @Test func attributesOfAMutableTextAreReleased() {
        weak var attribute: NSObject?
        let label = UILabel()
        do {
            let object = NSObject()
            attribute = object
            let text = NSMutableAttributedString(string: "north")
            text.setAttributes([NSAttributedString.Key("Object"): object], range: NSRange(location: 0, length: 5))
            label.attributedText = text
            text.setAttributes([:], range: NSRange(location: 0, length: 5))
        }
        #expect(attribute != nil)
        label.text = "south"
        #expect(attribute == nil)
    }
}
