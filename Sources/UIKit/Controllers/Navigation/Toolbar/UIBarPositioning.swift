/// A bar that has a position.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}
