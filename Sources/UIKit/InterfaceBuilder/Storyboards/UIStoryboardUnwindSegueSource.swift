/// The origin of an unwind segue. The search for the destination of the segue starts here.
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource: NSObject {
    nonisolated deinit {}

    /// The controller that is left.
    public let source: UIViewController
    /// The action that the destination must have.
    public let unwindAction: Selector
    /// The object that triggered the segue.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    }
}
