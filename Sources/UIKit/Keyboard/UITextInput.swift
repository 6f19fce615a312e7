import CoreGraphics
import Foundation

/// A responder that accepts composed text.
///
/// While an input method composes text, the input shows the unfinished text as marked text at the caret. Offsets are in UTF-16 code
/// units, as in Foundation.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// Returns the text in a range, or nil if the range is not a range of this text.
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
    /// Returns the range between two positions, or nil if they are not positions of this text.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at an offset from another position, or nil if it is outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the offset from one position to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the rectangle of the caret at a position, in the receiver's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect

    /// Returns the first rectangle of a range, in the receiver's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangles around a selected range, one for each line, in the receiver's coordinates.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position that is nearest to a point in the receiver's coordinates.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the range of the character at a point in the receiver's coordinates, or nil if there is none.
    func characterRange(at point: CGPoint) -> UITextRange?
}

extension UITextInput {
    /// Returns the order of two positions.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
    }

    /// Returns the rectangle of the caret at the start of a range.
    public func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
    /// Returns no rectangles.
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    /// Returns nil.
    public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    /// Returns nil.
    public func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
