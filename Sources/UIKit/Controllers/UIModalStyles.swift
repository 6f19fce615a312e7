/// How what is presented covers what presents it.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the screen, and what presents it leaves it.
    case fullScreen = 0
    /// A card that leaves a little of what is below to be seen.
    case pageSheet = 1
    case formSheet = 2
    /// Covers the nearest controller that defines a presentation context.
    case currentContext = 3
    /// The transitioning delegate provides a presentation controller.
    case custom = 4
    /// Covers the screen, and what is below stays to be seen through.
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    /// No presentation; for adaptation only.
    case none = -1
    /// What the system finds right: a page sheet.
    case automatic = -2

    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How what is presented comes and goes.
nonisolated public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Who is seen when the transition begins, or when it is cancelled.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// Who is seen when it has completed.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
