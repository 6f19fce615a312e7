/// The changes of one section after the user has reordered an item.
nonisolated public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The items before the change.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The items after the change.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference between the items before and after the change.
    public let difference: CollectionDifference<ItemIdentifierType>
}
