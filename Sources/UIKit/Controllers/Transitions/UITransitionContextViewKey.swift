/// A key for a view that takes part in a transition.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view of the controller that is visible at the start of the transition.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view of the controller that is visible after the transition has completed.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
