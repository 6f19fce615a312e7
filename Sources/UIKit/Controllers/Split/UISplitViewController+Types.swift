extension UISplitViewController {
    /// The kinds of split view controllers: classic with `viewControllers`, or with two or three columns.
    nonisolated public enum Style: Int, Sendable {
        /// The classic style with two controllers.
        case unspecified
        /// Two columns: primary and secondary.
        case doubleColumn
        /// Three columns: primary, supplementary and secondary.
        case tripleColumn
    }
    /// The columns, and the controller that replaces them in a compact width.
    nonisolated public enum Column: Int, Sendable {
        /// The first column.
        case primary
        /// The column between the first and the last one.
        case supplementary
        /// The last column, with the content.
        case secondary
        /// The content that replaces all columns in a compact width.
        case compact
    }
    /// The columns that are visible besides the secondary column. They are beside the secondary column, cover a part of it, or move a part
    /// of it off the screen.
    nonisolated public enum DisplayMode: Int, Sendable {
        /// The controller chooses the mode.
        case automatic
        /// Only the secondary column is visible.
        case secondaryOnly
        /// One column is beside the secondary column.
        case oneBesideSecondary
        /// One column covers a part of the secondary column.
        case oneOverSecondary
        /// Two columns are beside the secondary column.
        case twoBesideSecondary
        /// Two columns cover a part of the secondary column.
        case twoOverSecondary
        /// Two columns move a part of the secondary column off the screen.
        case twoDisplaceSecondary

        /// The former name of `secondaryOnly`.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The former name of `oneBesideSecondary`.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The former name of `oneOverSecondary`.
        public static let primaryOverlay = DisplayMode.oneOverSecondary

        /// The number of visible columns besides the secondary column.
        var columnCount: Int {
            switch self {
            case .automatic, .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }
        /// Whether columns cover the secondary column.
        var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
    }
    /// The position of shown columns. They are beside the secondary column, cover a part of it, or move a part of it off the screen.
    nonisolated public enum SplitBehavior: Int, Sendable {
        /// The controller chooses the behavior.
        case automatic
        /// The columns are beside each other.
        case tile
        /// The other columns cover the secondary column.
        case overlay
        /// The other columns move a part of the secondary column off the screen.
        case displace
    }
    /// The edge at which the primary column is.
    nonisolated public enum PrimaryEdge: Int, Sendable {
        /// The primary column is at the leading edge.
        case leading
        /// The primary column is at the trailing edge.
        case trailing
    }
}
