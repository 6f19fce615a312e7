/// The scrolling of a section perpendicular to the direction of its layout.
nonisolated public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll on its own.
    case none
    /// The scrolling ends at any offset.
    case continuous
    /// The scrolling ends at the start of a group.
    case continuousGroupLeadingBoundary
    /// The section scrolls by its own width.
    case paging
    /// The section scrolls by one group.
    case groupPaging
    /// The section scrolls by one group, which comes to rest in the middle of the section.
    case groupPagingCentered
}
