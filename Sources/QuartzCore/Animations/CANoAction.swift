/// An action that does nothing. It ends the search for an action.
///
/// Differs from Apple: QuartzCore uses only `NSNull` for this purpose. `NSNull` also works in Flipbook.
@preconcurrency @MainActor public struct CANoAction: CAAction {
    /// Creates the action.
    public init() {}
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
