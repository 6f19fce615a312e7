import Foundation
import Stage
import Testing
@testable import UIKit

/// Text fields whose text has attributes.
@MainActor @Suite(.serialized) struct AttributedTextFieldTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 40, y: 100, width: 240, height: 34))

    init() {
        stage.window.rootViewController = controller
        controller.view.addSubview(field)
        stage.advance(frames: 1)
    }

    private func attributes(at index: Int) -> [NSAttributedString.Key: Any] {
        field.attributedText?.attributes(at: index, effectiveRange: nil) ?? [:]
    }

    private func makeText() -> NSAttributedString {
        let text = NSMutableAttributedString(
            string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.blue])
        text.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 29), .foregroundColor: UIColor.red]))
        return text
    }

    @Test func typedTextHasTheAttributesBeforeTheCaret() {
        field.attributedText = makeText()
        #expect(field.text == "abcd" && field.font == .systemFont(ofSize: 15) && field.textColor == .blue)
        field.becomeFirstResponder()
        stage.type("e")
        #expect(field.text == "abcde" && attributes(at: 4)[.foregroundColor] as? UIColor == .red)
        stage.key("home")
        stage.key("right")
        stage.type("x")
        #expect(field.attributedText?.string == "axbcde" && attributes(at: 1)[.font] as? UIFont == .systemFont(ofSize: 15))
        stage.key("backspace")
        stage.key("backspace")
        #expect(field.attributedText?.string == "bcde" && attributes(at: 1)[.font] as? UIFont == .systemFont(ofSize: 29))
    }

    @Test func lineBreaksAreLeftOut() {
        field.text = "ab\ncd\r\n"
        #expect(field.text == "abcd")
        let text = NSMutableAttributedString(attributedString: makeText())
        text.insert(NSAttributedString(string: "\r\nx\n"), at: 2)
        field.attributedText = text
        #expect(field.text == "abxcd" && field.attributedText?.string == "abxcd")
        #expect(attributes(at: 1)[.foregroundColor] as? UIColor == .blue && attributes(at: 3)[.foregroundColor] as? UIColor == .red)
    }

    @Test func caretsFollowTheFontSizesInTheText() {
        field.attributedText = makeText()
        field.becomeFirstResponder()
        let small = field.caretRect(for: TextFieldPosition(1)).minX - field.caretRect(for: TextFieldPosition(0)).minX
        let large = field.caretRect(for: TextFieldPosition(4)).minX - field.caretRect(for: TextFieldPosition(3)).minX
        #expect(large > small * 1.6)
    }

    @Test func typingAttributesApplyUntilTheCaretMoves() {
        field.text = "ab"
        field.becomeFirstResponder()
        #expect(field.typingAttributes?[.font] as? UIFont == field.font)
        field.typingAttributes = [.foregroundColor: UIColor.green]
        stage.type("c")
        #expect(attributes(at: 2)[.foregroundColor] as? UIColor == .green && attributes(at: 1)[.foregroundColor] as? UIColor != .green)
        stage.key("home")
        stage.type("d")
        #expect(attributes(at: 0)[.foregroundColor] as? UIColor != .green)
        field.resignFirstResponder()
        #expect(field.typingAttributes == nil)
    }

    @Test func defaultAttributesApplyToTheWholeText() {
        field.text = "ab"
        field.defaultTextAttributes = [.kern: 4, .font: UIFont.systemFont(ofSize: 21)]
        #expect(field.font == .systemFont(ofSize: 21) && attributes(at: 1)[.kern] as? Int == 4)
        field.text = "abc"
        #expect(attributes(at: 2)[.kern] as? Int == 4, "a new text has the default attributes")
        field.textColor = .purple
        #expect(attributes(at: 0)[.foregroundColor] as? UIColor == .purple && attributes(at: 0)[.kern] as? Int == 4)
    }

    @Test func placeholderHasAttributes() {
        field.attributedPlaceholder = NSAttributedString(string: "town", attributes: [.foregroundColor: UIColor.orange])
        #expect(field.placeholder == "town" && field.placeholderLabel.textColor == .orange)
        field.placeholder = "city"
        #expect(field.attributedPlaceholder?.string == "city")
    }
}
