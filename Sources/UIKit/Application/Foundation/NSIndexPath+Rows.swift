import Foundation

nonisolated extension NSIndexPath {
    /// Creates the index path of a table row.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    /// Creates the index path of a table row.
    public convenience init(forRow row: Int, inSection section: Int) { self.init(row: row, section: section) }
    /// Creates the index path of a collection item.
    public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }
    /// Creates the index path of a collection item.
    public convenience init(forItem item: Int, inSection section: Int) { self.init(row: item, section: section) }

    /// The index of the section.
    public var section: Int { index(atPosition: 0) }
    /// The index of the row within its section.
    public var row: Int { index(atPosition: 1) }
    /// The index of the item within its section. It is the same value as `row`.
    public var item: Int { index(atPosition: 1) }
}
