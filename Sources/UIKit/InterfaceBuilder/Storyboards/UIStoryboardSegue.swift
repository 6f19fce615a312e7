/// A transition from one controller of a storyboard to another.
///
/// A subclass overrides `perform()` to show the destination differently. `super.perform()` shows the destination as the segue's
/// kind requires.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    nonisolated deinit {}

    /// The name of the segue in its storyboard, or nil.
    open private(set) var identifier: String?
    /// The controller that is shown at the beginning. For an unwind segue, it is the controller from which the segue
    /// returns.
    open private(set) var source: UIViewController
    /// The controller that is shown at the end.
    open private(set) var destination: UIViewController

    /// The closure that performs the transition of the segue's kind, or the closure that was passed to the initializer. With nil,
    /// `perform()` does nothing.
    var performHandler: (() -> Void)?
    /// Whether the transition is animated.
    var isAnimated = true

    /// Creates a segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    /// Creates a segue that calls a closure when it is performed.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Shows the destination.
    open func perform() { performHandler?() }

    /// The name of `source` before Swift 3.
    public var sourceViewController: UIViewController { source }
    /// The name of `destination` before Swift 3.
    public var destinationViewController: UIViewController { destination }
}
