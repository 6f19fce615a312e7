import Stage
import Testing
@testable import UIKit

/// Text in both directions in text views, text fields and layout managers.
@MainActor @Suite(.serialized) struct MixedDirectionTextTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 30, y: 90, width: 250, height: 130))
    let field = UITextField(frame: CGRect(x: 40, y: 300, width: 240, height: 34))

    init() {
        stage.window.rootViewController = controller
        view.font = .systemFont(ofSize: 17)
        controller.view.addSubview(view)
        controller.view.addSubview(field)
        stage.advance(frames: 1)
    }

    private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width }

    private func range(_ range: Range<Int>) -> TextOffsetRange { TextOffsetRange(NSRange(range)) }

    private func fieldCaret(_ index: Int) -> CGFloat { field.caretRect(for: TextFieldPosition(index)).minX }

    // MARK: - Text views

    @Test func caretOfATextViewIsAtTheRightEdgeOfAHebrewWord() {
        view.text = "abc שלום"
        stage.advance(frames: 1)
        #expect(abs(view.caretRect(for: TextOffset(4)).midX - (5 + width("abc שלום"))) <= 1)
        #expect(abs(view.caretRect(for: TextOffset(7)).midX - (5 + width("abc ם"))) <= 1)
        view.text = "שלום"
        stage.advance(frames: 1)
        #expect(abs(view.caretRect(for: TextOffset(0)).midX - 245) <= 1)
        let y = view.caretRect(for: TextOffset(0)).midY
        #expect((view.closestPosition(to: CGPoint(x: 40, y: y)) as? TextOffset)?.value == 4, "to the left of the text is its end")
        #expect((view.closestPosition(to: CGPoint(x: 249, y: y)) as? TextOffset)?.value == 0)
    }

    @Test func selectionOfBothDirectionsHasARectangleForEachPart() {
        view.text = "abc אבג def"
        var rects = view.selectionRects(for: range(2..<6))
        #expect(rects.map(\.containsStart) == [true, false] && rects.map(\.containsEnd) == [false, true])
        #expect(rects[0].rect.minX < rects[0].rect.maxX && rects[0].rect.maxX + 3 < rects[1].rect.minX)
        // In a Hebrew paragraph, the end of this range is to the left of its start.
        view.text = "אבג abc"
        rects = view.selectionRects(for: range(1..<5))
        #expect(rects.map(\.containsStart) == [false, true] && rects.map(\.containsEnd) == [true, false])
        #expect(view.selectionRects(for: range(0..<7)).count == 1)
    }

    @Test func selectionOfSeveralRightToLeftLinesExtendsToTheLeftEdge() {
        view.text = "שלום\nאב\nabc"
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 2, length: 7)
        stage.advance(frames: 1)
        let frames = view.highlights.views.filter { !$0.isHidden }.map(\.frame)
        #expect(frames.count == 3)
        #expect(frames[0].minX == 5 && abs(frames[0].maxX - (245 - width("של"))) <= 1)
        #expect(frames[1].minX == 5 && frames[1].maxX == 245)
        #expect(frames[2].minX == 5 && abs(frames[2].maxX - (5 + width("a"))) <= 1)
    }

    @Test func layoutManagerFindsCharactersOfBothDirections() {
        let storage = NSTextStorage(string: "ab אבג", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 300, height: 0)))
        container.lineFragmentPadding = 3
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var fraction: CGFloat = 0
        func index(_ x: CGFloat) -> Int {
            manager.characterIndex(for: CGPoint(x: x, y: 5), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        }
        // The fraction is measured from the right edge of a Hebrew letter.
        #expect(index(3 + width("ab אבג") - width("א") / 4) == 3 && abs(fraction - 0.25) < 0.01)
        #expect(index(3 + width("ab אבג") - width("אבג") + 0.1) == 5 && fraction > 0.9)
        #expect(index(3 + width("a") + width("b") / 4) == 1 && abs(fraction - 0.25) < 0.05)
        #expect(abs(manager.location(forGlyphAt: 3).x - (3 + width("ab גב"))) < 0.01)
    }

    // MARK: - Text fields

    @Test(arguments: [false, true]) func textFieldHasItsCaretsAtTheGlyphs(isAttributed: Bool) {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .kern: 0.5]
        func setText(_ text: String) {
            if isAttributed { field.attributedText = NSAttributedString(string: text, attributes: attributes) } else { field.text = text }
            stage.advance(frames: 1)
        }
        field.becomeFirstResponder()
        setText("abc שלום")
        #expect(fieldCaret(4) > fieldCaret(5) + 3 && fieldCaret(5) > fieldCaret(7) + 3 && fieldCaret(7) > fieldCaret(3) + 3)
        #expect(abs(fieldCaret(8) - fieldCaret(4)) < 0.01)
        for index in 4..<8 {
            let point = CGPoint(x: fieldCaret(index) - 1, y: 15)
            #expect((field.closestPosition(to: point) as? TextFieldPosition)?.index == index)
            #expect((field.characterRange(at: point) as? TextFieldRange)?.characters == index..<index + 1)
        }
        setText("שלום ")
        #expect(fieldCaret(0) > fieldCaret(4) + 3 && fieldCaret(4) > fieldCaret(5) + 2)
        let first = field.firstRect(for: TextFieldRange(0..<1))
        #expect(abs(first.maxX - fieldCaret(0)) < 0.01 && abs(first.minX - fieldCaret(1)) < 0.01)
    }

    @Test func caretOfATextFieldIsAfterATab() {
        field.text = "a\tb"
        field.becomeFirstResponder()
        stage.advance(frames: 1)
        #expect(abs(fieldCaret(2) - fieldCaret(0) - 28) < 0.01 && abs(fieldCaret(3) - fieldCaret(2) - width("b")) < 0.01)
        #expect((field.closestPosition(to: CGPoint(x: fieldCaret(2) - 3, y: 15)) as? TextFieldPosition)?.index == 2)
    }

    /// A shorter selection hides the views that it does not need, and a longer one shows them again.
    @Test func selectionHighlightsAreReused() {
        let (container, text, highlights) = (UIView(), UIView(), HighlightViews())
        container.addSubview(text)
        let rects = (0..<3).map { CGRect(x: 10 * CGFloat($0) + 3, y: 5, width: 9, height: 20) }
        highlights.show(rects, .red, behind: text)
        #expect(highlights.views.map(\.frame) == rects && container.subviews == highlights.views + [text])
        highlights.show([rects[2]], .blue, behind: text)
        #expect(highlights.views.map(\.isHidden) == [false, true, true] && highlights.views[0].frame == rects[2])
        #expect(highlights.views[0].backgroundColor == .blue)
        highlights.show(Array(rects[1...]), .red, behind: text)
        #expect(highlights.views.map(\.isHidden) == [false, false, true] && highlights.views.count == 3)
    }

    @Test func selectionOfATextFieldHasSeveralParts() {
        field.text = "abc אבג def"
        field.becomeFirstResponder()
        field.selectedTextRange = TextFieldRange(2..<6)
        stage.advance(frames: 1)
        let more = field.moreHighlights.views.filter { !$0.isHidden }
        #expect(more.count == 1 && field.selectionHighlight.frame.maxX + 3 < more[0].frame.minX)
        let rects = field.selectionRects(for: TextFieldRange(2..<6))
        #expect(rects.map(\.containsStart) == [true, false] && rects.map(\.containsEnd) == [false, true])
        field.selectedTextRange = TextFieldRange(0..<3)
        stage.advance(frames: 1)
        #expect(field.moreHighlights.views.allSatisfy(\.isHidden) && field.selectionRects(for: TextFieldRange(0..<3)).count == 1)
    }
}
