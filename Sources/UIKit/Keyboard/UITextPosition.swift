import Foundation

/// A position in a text. The class is abstract: each text input has its own subclass.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    nonisolated deinit {}

    /// Creates a position.
    public override init() {}
}
