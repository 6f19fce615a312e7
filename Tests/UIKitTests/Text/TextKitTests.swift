import CoreGraphics
import FlipbookDisplayList
import Foundation
import Stage
import Testing
@testable import UIKit

/// Text storages, layout managers and containers without a view.
@MainActor @Suite(.serialized) struct TextKitTests {
    let storage = NSTextStorage(string: "one two\nthree four five", attributes: [.font: UIFont.systemFont(ofSize: 15)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 90, height: 0))

    init() {
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    @Test func usedRectGrowsWithThePaddingAndTheLines() {
        let used = manager.usedRect(for: container)
        let lineHeight = UIFont.systemFont(ofSize: 15).lineHeight
        #expect(abs(used.height - 3 * lineHeight) < 0.01 && used.width > 60 && used.width <= 90)
        container.size.width = 1000
        let wide = manager.usedRect(for: container)
        #expect(abs(wide.height - 2 * lineHeight) < 0.01 && wide.width > used.width)
        // The default padding is 5 points at each side.
        container.lineFragmentPadding = 12
        #expect(abs(manager.usedRect(for: container).width - wide.width - 14) < 0.01)
    }

    @Test func linesCoverTheText() {
        var ranges: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, used, _, range, _ in
            ranges.append(range)
            #expect(rect.width == 90 && used.minY == rect.minY && used.width <= 90)
        }
        #expect(ranges.first == NSRange(location: 0, length: 8) && ranges.map(\.length).reduce(0, +) == 23 && ranges.count == 3)
        var effective = NSRange()
        let rect = manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &effective)
        #expect(effective.location == 8 && rect.minY > 10)
    }

    @Test func paragraphsWithoutCharactersAreBelowAnExcludedArea() {
        storage.setAttributedString(NSAttributedString(string: "one\n\n\n\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 15)]))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: -3, y: 20, width: 120, height: 70))]
        var tops: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, _, _, _, _ in tops.append(rect.minY) }
        let lineHeight = UIFont.systemFont(ofSize: 15).lineHeight
        #expect(tops.count == 5 && tops[0] == 0 && tops[1] >= 90 && tops[1] < 90 + lineHeight)
        #expect(zip(tops.dropFirst(), tops.dropFirst(2)).allSatisfy { abs($1 - $0 - lineHeight) < 0.01 })
    }

    @Test(arguments: [1e7, 1e200]) func lineIsBelowAnExcludedAreaOfAnyHeight(height: CGFloat) {
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: -3, y: -7, width: 120, height: height))]
        let rect = manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil)
        #expect(rect.minY >= height - 8 && rect.minY.isFinite)
    }

    @Test func rangesEndAtTheEndOfTheText() {
        let rest = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 19), in: container)
        #expect(rest.height > 0 && manager.numberOfGlyphs == 23)
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: 4, length: .max), in: container) == rest)
        let end = manager.boundingRect(forGlyphRange: NSRange(location: 23, length: 0), in: container)
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: NSNotFound, length: 7), in: container) == end)
    }

    /// The range is the first letters of the second line.
    @Test func onlyTheGlyphsOfTheRangeAreDrawn() {
        func pixels(_ location: Int, _ length: Int) -> Bitmap {
            drawnPixels(100, 70, 2) { _ in
                manager.drawGlyphs(forGlyphRange: NSRange(location: location, length: length), at: CGPoint(x: 3, y: 5))
            }
        }
        let area = manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 3), in: container).offsetBy(dx: 3, dy: 5)
        let (whole, part) = (pixels(8, 15), pixels(8, 3))
        var (visible, different, outside) = (0, 0, 0)
        for y in 0..<part.height {
            for x in 0..<part.width {
                let point = CGPoint(x: (CGFloat(x) + 0.5) / 2, y: (CGFloat(y) + 0.5) / 2)
                let (alpha, expected) = (Int(part[x, y].alpha), Int(whole[x, y].alpha))
                if area.insetBy(dx: 0.5, dy: 0.5).contains(point) {
                    if alpha > 0 { visible += 1 }
                    if abs(alpha - expected) > 1 { different += 1 }
                } else if !area.insetBy(dx: -0.5, dy: -0.5).contains(point), alpha > 0 {
                    outside += 1
                }
            }
        }
        #expect(visible > 50 && different == 0 && outside == 0)
        #expect(pixels(0, 7).words == pixels(0, 8).words, "a line without the separator is whole")
    }

    @Test func characterAtAPointIsFound() {
        for index in [0, 5, 9, 20] {
            let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            var fraction: CGFloat = -1
            let point = CGPoint(x: rect.minX + rect.width / 4, y: rect.midY)
            #expect(manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction) == index)
            #expect(abs(fraction - 0.25) < 0.01)
        }
        #expect(manager.glyphIndex(for: CGPoint(x: 1000, y: 1000), in: container) == 22)
    }

    @Test func editsAreReportedOnceForAGroup() {
        let log = StorageLog()
        storage.delegate = log
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "---")
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
        storage.endEditing()
        #expect(log.lines == ["will 3 0+6 +2", "did 3 0+6 +2"])
        storage.append(NSAttributedString(string: "!!"))
        #expect(log.lines.last == "did 3 25+2 +2" && storage.string.hasSuffix("five!!"))
        storage.deleteCharacters(in: NSRange(location: 0, length: 6))
        #expect(storage.string.hasPrefix("two\n") && storage.length == 21)
    }

    @MainActor final class StorageLog: NSTextStorageDelegate {
        var lines: [String] = []
        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) { lines.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) +\(delta)") }
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) { lines.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) +\(delta)") }
    }

    /// After edits at many places, the paragraphs have the lengths that they have in a new layout of the whole text. The expected lengths
    /// include the separators; the last paragraph has none.
    @Test func editedParagraphsHaveTheLengthsOfANewLayout() {
        var text = storage.string
        let edits: [(location: Int, length: Int, text: String, expected: [Int])] = [
            (3, 2, "\n\n", [4, 1, 3, 15]), (0, 0, "\r", [1, 4, 1, 3, 15]), (1, 0, "\n", [2, 4, 1, 3, 15]), (4, 3, "", [2, 5, 15]),
            (0, 1, "x\r\ny", [3, 2, 5, 15]), (7, 1, "\u{2029}", [3, 2, 3, 2, 15]), (2, 9, "end\n", [2, 4, 14]),
            (5, 0, "\n", [2, 4, 1, 14]),
        ]
        for edit in edits {
            _ = manager.updatedLayouts
            let range = NSRange(location: edit.location, length: edit.length)
            storage.replaceCharacters(in: range, with: edit.text)
            text = (text as NSString).replacingCharacters(in: range, with: edit.text)
            #expect(storage.string == text && ParagraphLayouts.paragraphLengths(of: text[...]) == edit.expected, "after \(edit)")
            #expect(manager.updatedLayouts.paragraphs.map(\.length) == edit.expected, "after \(edit)")
        }
    }

    @Test func textViewUsesTheStackOfItsContainer() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 80), textContainer: container)
        #expect(view.textStorage === storage && view.layoutManager === manager && view.text == storage.string)
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        #expect(view.text == "1 two\nthree four five")
    }

    @Test func attachmentTakesItsBoundsInALine() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -4, width: 31, height: 50)
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        let plain = text.size()
        text.insert(NSAttributedString(attachment: attachment), at: 1)
        #expect(text.string == "a\u{FFFC}b" && text.containsAttachments(in: NSRange(location: 0, length: 3)))
        #expect(abs(text.size().width - plain.width - 31) < 0.6 && text.size().height >= 50)
        let box = text.boundingRect(with: CGSize(width: 40, height: 0), options: .usesLineFragmentOrigin)
        #expect(box.height > 60, "the text has two lines, because the attachment does not fit beside both letters")
    }

    /// The image, the frame and the tint of the attachment that a label draws.
    private func attachment(in label: UILabel) -> (image: CGImage, rect: CGRect, tint: CGColor?)? {
        for case .image(let image, let shape, let style) in label.layer.drawing { return (image, shape.rect, style.tint) }
        return nil
    }

    private func label(_ attachment: NSTextAttachment, size: CGFloat, color: UIColor = .red) -> UILabel {
        let text = NSMutableAttributedString(string: "Hxx", attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: color])
        let part = NSMutableAttributedString(attachment: attachment)
        part.addAttributes([.font: UIFont.systemFont(ofSize: size), .foregroundColor: color], range: NSRange(location: 0, length: 1))
        text.insert(part, at: 1)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 90))
        label.attributedText = text
        label.layoutIfNeeded()
        return label
    }

    @Test func symbolInATextHasItsSizeItsColorAndItsBaseline() throws {
        let symbol = try #require(UIImage(systemName: "star.fill"))
        for size in [CGFloat(15), 34] {
            let label = label(NSTextAttachment(image: symbol), size: size)
            let drawn = try #require(attachment(in: label))
            let expected = try #require(symbol.applyingSymbolConfiguration(.init(font: .systemFont(ofSize: size))))
            #expect(drawn.rect.size == expected.size && drawn.tint == UIColor.red.cgColor)
            let baseline = try #require(drawnContent(of: label).texts.first).origin.y
            #expect(abs(drawn.rect.maxY - (try #require(expected.baselineOffsetFromBottom)) - baseline) < 1e-6)
        }
    }

    @Test func symbolWithItsOwnSizeOrBoundsKeepsThem() throws {
        let own = try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 50)))
        #expect(attachment(in: label(NSTextAttachment(image: own), size: 12))?.rect.size == own.size)
        let bounded = NSTextAttachment(image: own)
        bounded.bounds = CGRect(x: 0, y: -3, width: 18, height: 11)
        #expect(attachment(in: label(bounded, size: 12))?.rect.size == CGSize(width: 18, height: 11))
        let colored = NSTextAttachment(image: own.withTintColor(.green, renderingMode: .alwaysOriginal))
        #expect(attachment(in: label(colored, size: 12))?.tint == UIColor.green.cgColor)
    }
}
