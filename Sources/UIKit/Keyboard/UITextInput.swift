import CoreGraphics
import Foundation

/// A position in a text. The class is abstract: each text input has its own subclass.
open class UITextPosition {
    /// Creates a position.
    public init() {}
}

/// The range between two positions in a text. The class is abstract: each text input has its own subclass.
open class UITextRange {
    /// Creates an empty range.
    public init() {}

    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }
    /// The end of the range.
    open var end: UITextPosition { UITextPosition() }
    /// Whether the range contains no text.
    open var isEmpty: Bool { true }
}

/// A responder that accepts composed text.
///
/// While an input method composes text, it shows the unfinished text as marked text at the caret.
/// Offsets count UTF-16 code units, as in Foundation.
public protocol UITextInput: UIKeyInput {
    /// Returns the text in a range.
    func text(in range: UITextRange) -> String?
    /// Replaces a range of the text.
    func replace(_ range: UITextRange, withText text: String)
    /// The range of the selection.
    var selectedTextRange: UITextRange? { get set }

    /// The range of the marked text; nil if there is none.
    var markedTextRange: UITextRange? { get }
    /// Replaces the marked text, or the selection if there is none. `selectedRange` is relative to the new text. Nil or an empty
    /// text removes the marked text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Makes the marked text ordinary text.
    func unmarkText()

    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at an offset from another; nil if it is outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the offset from a position to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the rectangle of the caret at a position, in the receiver's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
}

/// The position before a character of a text field.
final class TextFieldPosition: UITextPosition {
    let index: Int

    init(_ index: Int) { self.index = index }
}

/// The range of characters in a text field.
final class TextFieldRange: UITextRange {
    let characters: Range<Int>

    init(_ characters: Range<Int>) { self.characters = characters }

    override var start: UITextPosition { TextFieldPosition(characters.lowerBound) }
    override var end: UITextPosition { TextFieldPosition(characters.upperBound) }
    override var isEmpty: Bool { characters.isEmpty }
}
