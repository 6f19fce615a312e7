extension UISplitViewController {
    /// The kinds of split view controllers: classic with `viewControllers`, or with two or three columns.
    nonisolated public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    /// The columns, and the controller that replaces them in a compact width.
    nonisolated public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
    /// The columns that are visible besides the secondary column, and their position: beside it, over it, or beside it while it
    /// keeps its full width.
    nonisolated public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

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
    /// The position of shown columns: beside the secondary column, over it, or beside it while it keeps its full width.
    nonisolated public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    /// The edge at which the primary column is.
    nonisolated public enum PrimaryEdge: Int, Sendable { case leading, trailing }
}
