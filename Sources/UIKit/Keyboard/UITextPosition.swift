/// A position in a text. The class is abstract: each text input has its own subclass.
open class UITextPosition {
    /// Creates a position.
    public init() {}
}
