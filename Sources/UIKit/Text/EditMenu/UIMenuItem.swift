import Foundation

/// An entry that an application adds to the edit menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    nonisolated deinit {}

    /// The title.
    open var title: String
    /// The method that is called on the first object of the responder chain that implements it.
    open var action: Selector

    /// Creates an entry.
    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
    }
}
