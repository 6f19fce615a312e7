import CoreGraphics
import Foundation

/// A rectangle around a part of selected text in one line. The class is abstract: each text input has its own subclass.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    nonisolated deinit {}

    /// Creates a rectangle.
    public override init() {}

    /// The rectangle.
    open var rect: CGRect { .zero }
    /// The direction of the text.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the rectangle contains the start of the selection.
    open var containsStart: Bool { false }
    /// Whether the rectangle contains the end of the selection.
    open var containsEnd: Bool { false }
    /// Whether the text is vertical.
    open var isVertical: Bool { false }
}

/// A rectangle around selected text of a text view or a text field.
final class TextSelectionRect: UITextSelectionRect {
    private let frame: CGRect
    private let ends: (start: Bool, end: Bool)

    init(_ frame: CGRect, containsStart: Bool, containsEnd: Bool) {
        (self.frame, ends) = (frame, (containsStart, containsEnd))
    }

    override var rect: CGRect { frame }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}
