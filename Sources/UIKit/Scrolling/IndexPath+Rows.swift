import Foundation

/// Index paths of rows and items.
nonisolated extension IndexPath {
    /// Creates the index path of a table row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Creates the index path of a collection item.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The index of the section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The index of the row within its section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The index of the item within its section. It is the same value as `row`.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
