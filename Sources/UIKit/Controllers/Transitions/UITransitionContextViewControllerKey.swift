/// A key for a controller that takes part in a transition.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is visible at the start of the transition, or after it is cancelled.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible after the transition has completed.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
