/// The ways in which a section scrolls across the direction of its layout.
nonisolated public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll on its own.
    case none
    /// The section comes to rest anywhere.
    case continuous
    /// The section comes to rest at the start of a group.
    case continuousGroupLeadingBoundary
    /// The section scrolls by its own width.
    case paging
    /// The section scrolls by one group.
    case groupPaging
    /// The section scrolls by one group, which is in the middle.
    case groupPagingCentered
}
