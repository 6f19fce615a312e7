import Foundation
import Stage
import Testing
import UIKitTestSupport
@testable import UIKit

/// The size, the scrolling and the layout of text views.
@MainActor @Suite(.serialized) struct TextViewLayoutTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 30, y: 90, width: 250, height: 130))

    init() {
        stage.window.rootViewController = controller
        view.font = .systemFont(ofSize: 17)
        controller.view.addSubview(view)
        stage.advance(frames: 1)
    }

    private var lineHeight: CGFloat { UIFont.systemFont(ofSize: 17).lineHeight }

    @Test func newTextViewHasTheDefaultsOfUIKit() {
        let view = UITextView()
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5 && view.textContainer.maximumNumberOfLines == 0)
        #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && view.text.isEmpty && view.font == nil)
        #expect(view.textStorage.layoutManagers.first === view.layoutManager && view.layoutManager.textContainers == [view.textContainer])
    }

    @Test func firstLineIsInsideOfTheInsets() {
        view.text = "Text"
        stage.advance(frames: 1)
        let caret = view.caretRect(for: view.beginningOfDocument)
        #expect(caret.midX == 5 && caret.minY == 8)
        view.textContainerInset = UIEdgeInsets(top: 20, left: 13, bottom: 4, right: 0)
        view.textContainer.lineFragmentPadding = 0
        #expect(view.caretRect(for: view.beginningOfDocument).midX == 13 && view.caretRect(for: view.beginningOfDocument).minY == 20)
    }

    @Test(
        arguments: [
            \NSMutableParagraphStyle.lineSpacing, \.lineHeightMultiple, \.minimumLineHeight, \.paragraphSpacing, \.firstLineHeadIndent,
            \.tailIndent,
        ] as [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat> & Sendable])
    func hugeLengthOfAParagraphIsRefused(_ length: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat> & Sendable) {
        let style = NSMutableParagraphStyle()
        style[keyPath: length] = 13
        #expect(diagnostics { style[keyPath: length] = 1e300 }.count == 1)
        #expect(style[keyPath: length] == 13)
        view.attributedText = NSAttributedString(string: "one\ntwo three", attributes: [.paragraphStyle: style])
        view.becomeFirstResponder()
        stage.advance(frames: 2)
        #expect(view.caretRect(for: view.endOfDocument).isFinite)
    }

    @Test func contentIsAsHighAsTheText() {
        view.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
        stage.advance(frames: 1)
        #expect(abs(view.contentSize.height - (20 * lineHeight + 16)) <= 1 && view.contentSize.width == 250)
        view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
        stage.advance(frames: 60)
        let end = view.contentOffset.y
        #expect(abs(end - (view.contentSize.height - 8 - 130)) < 4)
        view.contentOffset.y = 40
        view.scrollRangeToVisible(NSRange(location: view.text.utf16.count - 2, length: .max))
        stage.advance(frames: 60)
        #expect(abs(view.contentOffset.y - end) < 0.5)
    }

    @Test func typingScrollsTheCaretIntoView() {
        view.becomeFirstResponder()
        for _ in 0..<12 { stage.key("return") }
        let caret = view.caretRect(for: view.endOfDocument)
        #expect(view.contentOffset.y > 60 && caret.maxY <= view.bounds.maxY && caret.minY >= view.bounds.minY)
    }

    @Test func textViewThatDoesNotScrollHasTheSizeOfItsText() {
        view.isScrollEnabled = false
        view.text = "a\nb\nc"
        #expect(abs(view.intrinsicContentSize.height - (3 * lineHeight + 16)) <= 1)
        let wide = view.sizeThatFits(CGSize(width: 1000, height: 0))
        view.text = "a few words that need several lines in a narrow view"
        let narrow = view.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(narrow.height > wide.height && narrow.width <= 120)
    }

    @Test func heightFollowsTheTextInConstraints() {
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 60), view.widthAnchor.constraint(equalToConstant: 180),
        ])
        view.text = "one"
        stage.advance(frames: 1)
        let height = view.bounds.height
        #expect(abs(height - (lineHeight + 16)) <= 1)
        view.becomeFirstResponder()
        stage.key("return")
        stage.advance(frames: 1)
        #expect(abs(view.bounds.height - (2 * lineHeight + 16)) <= 1.5)
    }

    @Test func maximumNumberOfLinesTruncates() {
        view.isScrollEnabled = false
        view.textContainer.maximumNumberOfLines = 2
        view.textContainer.lineBreakMode = .byTruncatingTail
        view.text = "first paragraph\nsecond paragraph\nthird paragraph"
        stage.advance(frames: 1)
        let layouts = view.layoutManager.updatedLayouts
        #expect(layouts.paragraphs.count == 1 && layouts.lines(of: 0).count == 2)
        #expect(layouts.lines(of: 0)[1].line.text.hasSuffix("…") && layouts.lines(of: 0)[1].line.text.hasPrefix("second"))
        view.textContainer.maximumNumberOfLines = 0
        view.textContainer.lineBreakMode = .byWordWrapping
        #expect(view.layoutManager.updatedLayouts.paragraphs.count == 3)
    }

    @Test func typingIntoALongTextLaysOutOneParagraph() {
        view.text = (0..<600).map { "paragraph number \($0)" }.joined(separator: "\n")
        stage.advance(frames: 1)
        view.becomeFirstResponder()
        let offset = (view.text as NSString).range(of: "number 300").location
        view.selectedRange = NSRange(location: offset, length: 0)
        stage.advance(frames: 1)
        let count = view.layoutManager.layoutCount
        stage.type("x")
        stage.advance(frames: 2)
        #expect(view.layoutManager.layoutCount - count <= 4)
        let fresh = NSLayoutManager()
        fresh.addTextContainer(NSTextContainer(size: view.textContainer.size))
        let storage = NSTextStorage(attributedString: view.attributedText)
        storage.addLayoutManager(fresh)
        #expect(fresh.updatedLayouts.size == view.layoutManager.updatedLayouts.size && fresh.layoutCount == 600)
    }

    @Test func linesFlowAroundAnExclusionPath() {
        view.frame.size = CGSize(width: 300, height: 400)
        view.text = String(repeating: "word after word ", count: 40)
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 120, y: 50, width: 60, height: 80))]
        stage.advance(frames: 1)
        let layouts = view.layoutManager.updatedLayouts
        let lines = layouts.lines(of: 0)
        let beside = lines.filter { $0.bottom > 50.5 && $0.top < 129.5 }
        #expect(beside.count >= 6 && beside.allSatisfy { $0.frame.maxX + 5 <= 120.5 || $0.frame.minX + 5 >= 179.5 })
        #expect(beside.contains { $0.frame.minX + 5 >= 179.5 } && beside.contains { $0.frame.maxX + 5 <= 120.5 })
        #expect(lines.map(\.range.lowerBound) == lines.map(\.range.lowerBound).sorted())
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound }, "no character is lost")
        view.textContainer.exclusionPaths = []
        #expect(view.layoutManager.updatedLayouts.size.height < layouts.size.height)
    }

    @Test func movedExclusionPathChangesOnlyTheParagraphsBesideIt() {
        view.frame.size = CGSize(width: 300, height: 400)
        view.text = (0..<60).map { "paragraph \($0) " + String(repeating: "word after word ", count: 5) }.joined(separator: "\n")
        stage.advance(frames: 1)
        for y in [300, 340, 900, 20] as [CGFloat] {
            let count = view.layoutManager.layoutCount
            view.textContainer.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 90, y: y, width: 90, height: 90))]
            let moved = view.layoutManager.updatedLayouts
            #expect(view.layoutManager.layoutCount - count < 25)
            let storage = NSTextStorage(attributedString: view.attributedText)
            let fresh = NSLayoutManager()
            let container = NSTextContainer(size: view.textContainer.size)
            container.exclusionPaths = view.textContainer.exclusionPaths
            fresh.addTextContainer(container)
            storage.addLayoutManager(fresh)
            #expect(fresh.updatedLayouts.paragraphs.map(\.top) == moved.paragraphs.map(\.top), "at \(y)")
        }
    }
}
