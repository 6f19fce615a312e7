import Foundation

nonisolated extension NSDiffableDataSourceSnapshot {
    /// The number of items.
    public var numberOfItems: Int { sectionOfItem.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The identifiers of the sections.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// The identifiers of all items, section by section.
    public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }

    /// Returns the number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[requiredIndex(of: identifier)].count }
    /// Returns the items of a section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[requiredIndex(of: identifier)]
    }
    /// Returns the section that contains an item, or nil if the item does not exist.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { sectionOfItem[identifier] }
    /// Returns the index of an item among the items of all sections, or nil if the item does not exist.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let position = position(of: identifier) else { return nil }
        return items[..<position.section].reduce(0) { $0 + $1.count } + position.item
    }
    /// Returns the index of a section, or nil if it does not exist.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIndices[identifier] }

    /// Returns the index of an item in its section, with the index of the section, or nil if the item does not exist.
    func position(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard let section = sectionOfItem[identifier].flatMap({ sectionIndices[$0] }),
            let item = items[section].firstIndex(of: identifier)
        else { return nil }
        return (section, item)
    }

    func requiredIndex(of identifier: SectionIdentifierType) -> Int {
        guard let index = sectionIndices[identifier] else {
            preconditionFailure("The snapshot has no section \(identifier).")
        }
        return index
    }

    func requiredPosition(of identifier: ItemIdentifierType) -> (section: Int, item: Int) {
        guard let position = position(of: identifier) else {
            preconditionFailure("Invalid item identifier specified. The snapshot has no item \(identifier).")
        }
        return position
    }
}
