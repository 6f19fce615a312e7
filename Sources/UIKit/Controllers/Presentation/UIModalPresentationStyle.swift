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
    /// Covers the screen. The presenting view stays in the hierarchy, below the presented view.
    case overFullScreen = 5
    /// Covers the nearest controller that defines a presentation context. The presenting view stays in the hierarchy, below the presented
    /// view.
    case overCurrentContext = 6
    /// A popover beside its anchor. In a compact width, it covers the screen, unless its delegate returns another
    /// style.
    case popover = 7
    /// No presentation. Used for adaptation only.
    case none = -1
    /// The default style, which is a page sheet.
    case automatic = -2

    /// Whether the style covers a presentation context rather than the screen.
    var usesPresentationContext: Bool { self == .currentContext || self == .overCurrentContext }
}
