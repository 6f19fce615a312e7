extension UIPageViewController {
    /// The animations between pages: a curling sheet of paper, or scrolling.
    nonisolated public enum TransitionStyle: Int, Sendable {
        /// The page curls like paper.
        case pageCurl
        /// The pages scroll.
        case scroll
    }
    /// The axes along which pages are turned.
    nonisolated public enum NavigationOrientation: Int, Sendable {
        /// Pages are beside each other.
        case horizontal
        /// Pages are below each other.
        case vertical
    }
    /// The directions of a change of the page.
    nonisolated public enum NavigationDirection: Int, Sendable {
        /// To the next page.
        case forward
        /// To the previous page.
        case reverse

        /// The other direction.
        var opposite: NavigationDirection { self == .forward ? .reverse : .forward }
    }
    /// The positions of the spine: no spine, the left or top edge, the middle with a page on each side, the right or bottom edge.
    nonisolated public enum SpineLocation: Int, Sendable {
        /// There is no spine, because pages scroll.
        case none
        /// The spine is at the left (in right-to-left layouts, right) or upper edge, and one page is visible.
        case min
        /// The spine is in the middle, and two pages are visible.
        case mid
        /// The spine is at the right (in right-to-left layouts, left) or lower edge, and one page is visible.
        case max
    }

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
