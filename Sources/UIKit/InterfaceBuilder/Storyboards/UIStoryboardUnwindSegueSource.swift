/// The origin of an unwind segue, whose destination is searched for.
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource: NSObject {
    nonisolated deinit {}

    /// The controller that is left.
    public let source: UIViewController
    /// The method that the destination has.
    public let unwindAction: Selector
    /// The object that triggered the segue.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    }
}
