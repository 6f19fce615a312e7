import CoreGraphics
import FlipbookDisplayList

/// A text input whose selection is shown with handles, a loupe and an edit menu. All positions are in the coordinates of the text input.
protocol SelectableText: UIView, UITextInput {
    /// Whether the ends of the selection have handles.
    var showsSelectionHandles: Bool { get }
    /// The display content that the loupe shows, and the position of its origin.
    var loupeContents: (contents: [DisplayContent], origin: CGPoint) { get }
    /// The area in which handles are visible.
    var handleArea: CGRect { get }
    /// Selects the text between two positions, because the user has dragged a handle or the caret. The caret is at `end`.
    func select(from anchor: UITextPosition, to end: UITextPosition)
}

extension SelectableText {
    func makeSelectionController() -> TextSelectionController { TextSelectionController(self) }
}
