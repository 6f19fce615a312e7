import CoreGraphics
import FlipbookDisplayList
import Foundation

/// The members that the handles, the loupe and the edit menu use.
extension UITextField: SelectableText {
    var showsSelectionHandles: Bool { isEditing && editor.markedRange == nil }
    var loupeContents: (contents: [DisplayContent], origin: CGPoint) {
        (label.layer.drawing, label.convert(CGPoint.zero, to: self))
    }
    var handleArea: CGRect { textClipView.frame }

    func select(from anchor: UITextPosition, to end: UITextPosition) {
        guard let anchor = anchor as? TextFieldPosition, let end = end as? TextFieldPosition else { return }
        changeSelection {
            $0.moveCaret(to: anchor.index, selecting: false)
            $0.moveCaret(to: end.index, selecting: true)
        }
    }

    func defaultSelectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard !range.isEmpty else { return [] }
        let frames = layoutFrames(of: range)
        guard frames.count > 1, let offsets = characterRange(of: range) else {
            return [TextSelectionRect(firstRect(for: range), containsStart: true, containsEnd: true)]
        }
        // In text with both directions, the first and the last character can be in any of the rectangles.
        let start = selectionFrames(offsets.lowerBound..<offsets.lowerBound + 1)[0].midX
        let end = selectionFrames(offsets.upperBound - 1..<offsets.upperBound)[0].midX
        return frames.map { frame in
            func contains(_ x: CGFloat) -> Bool { frame.minX <= x && x <= frame.maxX }
            return TextSelectionRect(frame, containsStart: contains(start), containsEnd: contains(end))
        }
    }

    /// Returns the rectangles of a range if the text has right-to-left parts or tabs, otherwise an empty array.
    private func layoutFrames(of range: UITextRange) -> [CGRect] {
        guard hasLayoutLine, let offsets = characterRange(of: range) else { return [] }
        return selectionFrames(offsets)
    }

    func defaultFirstRect(for range: UITextRange) -> CGRect {
        if let first = layoutFrames(of: range).first { return first }
        let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
        return start.isNull || end.isNull ? .null : CGRect(x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height)
    }

    func defaultClosestPosition(to point: CGPoint) -> UITextPosition? {
        TextFieldPosition(characterIndex(atX: convert(point, to: textClipView).x))
    }

    func defaultCharacterRange(at point: CGPoint) -> UITextRange? {
        if !editor.characters.isEmpty, let index = layoutCharacterIndex(atX: convert(point, to: textClipView).x) {
            return TextFieldRange(index..<index + 1)
        }
        guard let position = closestPosition(to: point) as? TextFieldPosition, !editor.characters.isEmpty else { return nil }
        let isBefore = point.x < caretRect(for: position).minX
        let index = min(max(isBefore ? position.index - 1 : position.index, 0), editor.characters.count - 1)
        return TextFieldRange(index..<index + 1)
    }

    /// Returns whether an editing action is possible, or nil for other actions.
    func defaultCanPerformAction(_ action: Selector) -> Bool? {
        guard let action = StandardEditAction(action) else { return nil }
        guard isFirstResponder else { return false }
        switch action {
        case .cut, .copy: return !editor.selection.isEmpty && !isSecureTextEntry
        case .paste: return UIPasteboard.general.hasInsertableText
        case .select: return editor.selection.isEmpty && hasText
        case .selectAll: return editor.selection.count < editor.characters.count
        case .delete, .toggleBoldface, .toggleItalics, .toggleUnderline: return false
        }
    }
}
