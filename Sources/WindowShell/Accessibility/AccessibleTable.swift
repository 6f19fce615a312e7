import CoreGraphics

/// All objects of a window for the accessibility bus, as values that any thread can read.
nonisolated struct AccessibleTable: Equatable, Sendable {
    /// The numbers of the application and of the window.
    static let application = 0, window = 1

    /// The objects, each one after the object that contains it.
    private(set) var entries: [AccessibleEntry] = []
    private var positions: [Int: Int] = [:]

    /// Adds an object as the last child of its parent. Does nothing if the table already contains an object with this number.
    mutating func add(_ entry: AccessibleEntry) {
        guard positions[entry.id] == nil else { return }
        positions[entry.id] = entries.count
        entries.append(entry)
        if entry.id != entry.parent, let parent = positions[entry.parent] { entries[parent].children.append(entry.id) }
    }

    /// Returns an object, or nil if it does not exist any more.
    subscript(id: Int) -> AccessibleEntry? { positions[id].map { entries[$0] } }

    /// Returns the index of an object among the children of its parent, or -1.
    func indexInParent(_ entry: AccessibleEntry) -> Int {
        entry.id == entry.parent ? -1 : self[entry.parent]?.children.firstIndex(of: entry.id) ?? -1
    }

    /// Whether the window receives the keys.
    var isActive: Bool { self[Self.window]?.states.contains(.active) == true }

    /// A table with the application and an empty window.
    static func empty(title: String, frame: CGRect, isActive: Bool) -> AccessibleTable {
        var table = AccessibleTable()
        table.add(AccessibleEntry(id: application, parent: application, role: .application, name: title))
        var states: Set<AccessibleState> = [.enabled, .sensitive, .showing, .visible]
        if isActive { states.insert(.active) }
        table.add(AccessibleEntry(id: window, parent: application, role: .frame, name: title, states: states, frame: frame))
        return table
    }
}
