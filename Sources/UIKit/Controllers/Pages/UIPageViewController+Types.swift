extension UIPageViewController {
    /// The animations between pages: a curling sheet of paper, or scrolling.
    nonisolated public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// The axes along which pages are turned.
    nonisolated public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// The directions of a change of the page.
    nonisolated public enum NavigationDirection: Int, Sendable {
        case forward, reverse

        /// The other direction.
        var opposite: NavigationDirection { self == .forward ? .reverse : .forward }
    }
    /// The positions of the spine: no spine, the left or top edge, the middle with a page on each side, the right or bottom edge.
    nonisolated public enum SpineLocation: Int, Sendable { case none, min, mid, max }

    /// The keys of the options that are passed to the initializer.
    nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The position of the spine: a `SpineLocation`, or a number with its raw value.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The distance between scrolled pages in points, as a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
