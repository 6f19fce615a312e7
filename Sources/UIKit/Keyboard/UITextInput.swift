import CoreGraphics
import Foundation

/// A place in a text.
open class UITextPosition {
    public init() {}
}

/// What stands between two places of a text.
open class UITextRange {
    public init() {}

    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
    open var isEmpty: Bool { true }
}

/// Who takes text that is composed: an input method shows what it is at work on as marked text, in its place, before it is put in.
///
/// Numbers are in UTF-16, as Foundation counts.
public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }

    /// What is still being composed; nil if nothing is.
    var markedTextRange: UITextRange? { get }
    /// Takes the place of what was marked, or else of the selection. `selectedRange` is inside of it. Nil or empty, nothing stays.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// What is marked stays as it is, as a text like any other.
    func unmarkText()

    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Nil beyond the text's ends.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// In the receiver's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
}

/// The place before a character of a text field.
final class TextPlace: UITextPosition {
    let character: Int

    init(_ character: Int) { self.character = character }
}

final class TextStretch: UITextRange {
    let characters: Range<Int>

    init(_ characters: Range<Int>) { self.characters = characters }

    override var start: UITextPosition { TextPlace(characters.lowerBound) }
    override var end: UITextPosition { TextPlace(characters.upperBound) }
    override var isEmpty: Bool { characters.isEmpty }
}
