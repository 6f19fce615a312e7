import Foundation
import QuartzCore

/// The sections and items that a list shows, in their order. Each section and each item has a unique identifier.
nonisolated public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The sections, in their order.
    var sections: [SectionIdentifierType] = []
    /// The items of each section, in the order of `sections`.
    var items: [[ItemIdentifierType]] = []
    /// The index of each section.
    private(set) var sectionIndices: [SectionIdentifierType: Int] = [:]
    /// The section of each item.
    private(set) var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// The sections that are reloaded when the snapshot is applied.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items that are reloaded when the snapshot is applied.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items that are configured again when the snapshot is applied. They keep their cells.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: - Items

    /// Appends items to a section, or to the last section.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        guard let section = sectionIdentifier ?? sections.last else {
            preconditionFailure("There are currently no sections in the data source. Please add a section first.")
        }
        removeExisting(identifiers, "append")
        let index = requiredIndex(of: section)
        items[index].append(contentsOf: identifiers)
        for identifier in identifiers { sectionOfItem[identifier] = section }
    }

    /// Inserts items before another item.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        insert(identifiers, at: beforeIdentifier, offset: 0)
    }

    /// Inserts items after another item.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        insert(identifiers, at: afterIdentifier, offset: 1)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int) {
        _ = requiredPosition(of: anchor)
        removeExisting(identifiers, "insert")
        let position = requiredPosition(of: anchor)
        items[position.section].insert(contentsOf: identifiers, at: position.item + offset)
        for identifier in identifiers { sectionOfItem[identifier] = sections[position.section] }
    }

    /// Removes items that will be added again. Reports them, because a move is cheaper.
    private mutating func removeExisting(_ identifiers: [ItemIdentifierType], _ verb: String) {
        Self.checkUnique(identifiers, "item")
        let existing = identifiers.filter { sectionOfItem[$0] != nil }
        guard !existing.isEmpty else { return }
        Diagnostics.report(
            .warning, source: "NSDiffableDataSourceSnapshot",
            "\(existing.count) of the items to \(verb) exist already and are moved instead. Use moveItem(_:beforeItem:) or delete them first.",
            onlyOnce: true)
        deleteItems(existing)
    }

    private static func checkUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ name: String) {
        guard let duplicate = firstDuplicate(in: identifiers) else { return }
        preconditionFailure("The \(name) identifier \(duplicate) occurs twice. Identifiers must be unique.")
    }

    /// Returns the first identifier that is equal to an earlier one, or nil if all are different.
    static func firstDuplicate<Identifier: Hashable>(in identifiers: [Identifier]) -> Identifier? {
        var earlier = Set<Identifier>(minimumCapacity: identifiers.count)
        return identifiers.first { !earlier.insert($0).inserted }
    }

    /// Deletes items. Items that do not exist are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let deleted = Set(identifiers)
        let changedSections = Set(deleted.compactMap { sectionOfItem[$0].flatMap { sectionIndices[$0] } })
        for index in changedSections.sorted() { items[index].removeAll { deleted.contains($0) } }
        for identifier in identifiers { sectionOfItem[identifier] = nil }
        forget(deleted)
    }

    /// Deletes all items and sections.
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

    /// Moves an item before another item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves an item after another item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func move(_ identifier: ItemIdentifierType, to anchor: ItemIdentifierType, offset: Int) {
        guard identifier != anchor else { preconditionFailure("Invalid update: an item cannot be moved beside itself.") }
        _ = requiredPosition(of: anchor)
        let old = requiredPosition(of: identifier)
        items[old.section].remove(at: old.item)
        let position = requiredPosition(of: anchor)
        items[position.section].insert(identifier, at: position.item + offset)
        sectionOfItem[identifier] = sections[position.section]
    }

    /// Marks items whose cells are replaced when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        checkExisting(identifiers)
        Self.add(identifiers, to: &reloadedItemIdentifiers)
    }

    /// Marks items whose cells are configured again when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        checkExisting(identifiers)
        Self.add(identifiers, to: &reconfiguredItemIdentifiers)
    }

    /// Stops the program if an item does not exist. Uses only `sectionOfItem`, because searching the position of each item would be slow.
    private func checkExisting(_ identifiers: [ItemIdentifierType]) {
        if let unknown = identifiers.first(where: { sectionOfItem[$0] == nil }) { _ = requiredPosition(of: unknown) }
    }

    /// Adds the identifiers that a list of marks does not contain.
    private static func add(_ identifiers: [ItemIdentifierType], to marks: inout [ItemIdentifierType]) {
        var known = Set(marks)
        marks += identifiers.filter { known.insert($0).inserted }
    }

    // MARK: - Sections

    /// Appends sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sections.count) }
    /// Inserts sections before another section.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: requiredIndex(of: toIdentifier))
    }
    /// Inserts sections after another section.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: requiredIndex(of: toIdentifier) + 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        Self.checkUnique(identifiers, "section")
        if let existing = identifiers.first(where: { sectionIndices[$0] != nil }) {
            preconditionFailure("Section identifier \(existing) already exists in the snapshot.")
        }
        let isAtEnd = index == sections.count
        sections.insert(contentsOf: identifiers, at: index)
        items.insert(contentsOf: identifiers.map { _ in [] }, at: index)
        guard isAtEnd else { return numberSections() }
        for (offset, identifier) in identifiers.enumerated() { sectionIndices[identifier] = index + offset }
    }

    private mutating func numberSections() {
        sectionIndices = Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($1, $0) })
    }

    /// Deletes sections with their items. Sections that do not exist are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let deleted = Set(identifiers.compactMap { sectionIndices[$0] })
        var deletedItems: Set<ItemIdentifierType> = []
        for index in deleted.sorted(by: >) {
            deletedItems.formUnion(items.remove(at: index))
            let section = sections.remove(at: index)
            reloadedSectionIdentifiers.removeAll { $0 == section }
        }
        for item in deletedItems { sectionOfItem[item] = nil }
        forget(deletedItems)
        numberSections()
    }

    /// Moves a section before another section.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves a section after another section.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func move(_ identifier: SectionIdentifierType, to anchor: SectionIdentifierType, offset: Int) {
        guard identifier != anchor else { preconditionFailure("Invalid update: a section cannot be moved beside itself.") }
        let (old, target) = (requiredIndex(of: identifier), requiredIndex(of: anchor))
        let new = (target > old ? target - 1 : target) + offset
        sections.insert(sections.remove(at: old), at: new)
        items.insert(items.remove(at: old), at: new)
        numberSections()
    }

    /// Marks sections whose views are replaced when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = requiredIndex(of: identifier) }
        for identifier in identifiers where !reloadedSectionIdentifiers.contains(identifier) {
            reloadedSectionIdentifiers.append(identifier)
        }
    }

    // MARK: - Marks

    /// Removes the marks of deleted items.
    private mutating func forget(_ deleted: Set<ItemIdentifierType>) {
        guard !reloadedItemIdentifiers.isEmpty || !reconfiguredItemIdentifiers.isEmpty else { return }
        reloadedItemIdentifiers.removeAll { deleted.contains($0) }
        reconfiguredItemIdentifiers.removeAll { deleted.contains($0) }
    }

    /// The same sections and items without the marks for reloads and reconfigurations.
    var withoutMarks: Self {
        var copy = self
        (copy.reloadedSectionIdentifiers, copy.reloadedItemIdentifiers, copy.reconfiguredItemIdentifiers) = ([], [], [])
        return copy
    }

    /// Replaces all items of a section. An item that was in another section is removed there.
    mutating func replaceItems(of section: SectionIdentifierType, with identifiers: [ItemIdentifierType]) {
        let index = requiredIndex(of: section)
        let kept = Set(identifiers)
        deleteItems(items[index].filter { !kept.contains($0) })
        for identifier in identifiers where sectionOfItem[identifier].map({ $0 != section }) == true { deleteItems([identifier]) }
        items[index] = identifiers
        for identifier in identifiers { sectionOfItem[identifier] = section }
    }

    /// Moves the item at an index path to another index path.
    mutating func moveItem(at source: IndexPath, to destination: IndexPath) {
        let item = items[source.section].remove(at: source.item)
        items[destination.section].insert(item, at: min(destination.item, items[destination.section].count))
        sectionOfItem[item] = sections[destination.section]
    }
}
