import CoreGraphics
import Foundation

/// A responder that accepts composed text.
///
/// While an input method composes text, it shows the unfinished text as marked text at the caret. Offsets are in UTF-16 code units, as in
/// Foundation.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// Returns the text in a range.
    func text(in range: UITextRange) -> String?
    /// Replaces a range of the text.
    func replace(_ range: UITextRange, withText text: String)
    /// The range of the selection.
    var selectedTextRange: UITextRange? { get set }

    /// The range of the marked text, or nil if there is none.
    var markedTextRange: UITextRange? { get }
    /// Replaces the marked text, or the selection if there is none. `selectedRange` is relative to the new text. If the text is nil or
    /// empty, the marked text is removed.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Accepts the marked text, which becomes ordinary text.
    func unmarkText()

    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at an offset from another position, or nil if it is outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the offset from one position to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the rectangle of the caret at a position, in the receiver's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
}
