import Foundation

/// The range between two positions in a text. The class is abstract: each text input has its own subclass.
@preconcurrency @MainActor open class UITextRange: NSObject {
    nonisolated deinit {}

    /// Creates an empty range.
    public override init() {}

    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }
    /// The end of the range.
    open var end: UITextPosition { UITextPosition() }
    /// Whether the range contains no text.
    open var isEmpty: Bool { true }
}
