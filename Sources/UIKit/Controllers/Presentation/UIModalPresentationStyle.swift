/// The area that a presented controller covers.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the screen. The presenting view is removed.
    case fullScreen = 0
    /// A card above which a strip of the presenting view is visible.
    case pageSheet = 1
    /// Same as `pageSheet`.
    case formSheet = 2
    /// Covers the nearest controller that defines a presentation context. The presenting view is removed.
    case currentContext = 3
    /// Uses the presentation controller that the transitioning delegate provides.
    case custom = 4
    /// Covers the screen. The presenting view stays in the hierarchy below.
    case overFullScreen = 5
    /// Covers the nearest controller that defines a presentation context. The presenting view stays in the hierarchy below.
    case overCurrentContext = 6
    /// Same as `pageSheet`.
    case popover = 7
    /// No presentation. Used for adaptation only.
    case none = -1
    /// The default style, which is a page sheet.
    case automatic = -2

    /// Whether the style covers a presentation context rather than the screen.
    var usesPresentationContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The built-in animation of a presentation and its dismissal.
nonisolated public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

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
