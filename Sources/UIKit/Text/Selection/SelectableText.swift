import CoreGraphics
import FlipbookDisplayList

/// A text input whose selection is shown with handles, a loupe and an edit menu. All places are in its own coordinates.
protocol SelectableText: UIView, UITextInput {
    /// Whether the ends of the selection have handles.
    var showsSelectionHandles: Bool { get }
    /// The content of the text for the loupe, with the place of its origin.
    var loupeContents: (contents: [DisplayContent], origin: CGPoint) { get }
    /// The area in which handles are visible.
    var handleArea: CGRect { get }
    /// Selects the text between two positions as an action of the user. The second one is the end that moves.
    func select(from anchor: UITextPosition, to end: UITextPosition)
}

extension SelectableText {
    func makeSelectionController() -> TextSelectionController { TextSelectionController(self) }
}
