import QuartzCore

/// The items of one section as a tree. The children of an item are visible while the item and all its ancestors are
/// expanded.
nonisolated public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    /// An item of the tree.
    private struct Node: Sendable {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
        var level = 0
    }

    private var nodes: [ItemIdentifierType: Node] = [:]
    /// The items without a parent.
    public private(set) var rootItems: [ItemIdentifierType] = []

    /// Creates an empty tree.
    public init() {}

    // MARK: - Queries

    /// All items, each before its children.
    public var items: [ItemIdentifierType] { flattened(rootItems) { _ in true } }
    /// The items that are not below a collapsed item, each before its children.
    public var visibleItems: [ItemIdentifierType] { flattened(rootItems) { $0 } }

    /// Returns items and their descendants, each before its children. The parameter of `enters` is true if an item is expanded. `enters`
    /// returns whether the children of this item are included.
    private func flattened(_ roots: [ItemIdentifierType], enters: (Bool) -> Bool) -> [ItemIdentifierType] {
        var (result, stack) = ([ItemIdentifierType](), Array(roots.reversed()))
        while let item = stack.popLast() {
            result.append(item)
            if let node = nodes[item], enters(node.isExpanded) { stack.append(contentsOf: node.children.reversed()) }
        }
        return result
    }

    private func node(_ item: ItemIdentifierType) -> Node {
        guard let node = nodes[item] else { preconditionFailure("Item identifier \(item) does not exist in the section snapshot.") }
        return node
    }

    /// Whether an item exists.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
    /// Returns the index of an item among the visible items, or nil if it is not visible.
    public func index(of item: ItemIdentifierType) -> Int? { visibleItems.firstIndex(of: item) }
    /// Whether an item exists and is not below a collapsed item.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard var next = nodes[item] else { return false }
        while let parent = next.parent {
            next = node(parent)
            guard next.isExpanded else { return false }
        }
        return true
    }
    /// Whether an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }
    /// Returns the number of ancestors of an item in the tree.
    public func level(of item: ItemIdentifierType) -> Int { node(item).level }
    /// Returns the parent of an item, or nil if the child is a root item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child).parent }
    /// Returns the tree below an item, optionally with the item itself as root.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot {
        var result = NSDiffableDataSourceSectionSnapshot()
        if includingParent { result.append([parent]) }
        result.copyChildren(of: parent, from: self, to: includingParent ? parent : nil)
        if includingParent, isExpanded(parent) { result.expand([parent]) }
        return result
    }
    /// Returns the tree as lines of text. `+` marks a collapsed item with children, `-` an expanded item with children, and `*` an item
    /// without children.
    public func visualDescription() -> String {
        items.map { item in
            let node = node(item)
            let mark = node.children.isEmpty ? "*" : node.isExpanded ? "-" : "+"
            return String(repeating: "  ", count: node.level) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    private mutating func copyChildren(
        of item: ItemIdentifierType, from other: NSDiffableDataSourceSectionSnapshot, to parent: ItemIdentifierType?
    ) {
        let children = other.node(item).children
        append(children, to: parent)
        for child in children {
            copyChildren(of: child, from: other, to: child)
            if other.isExpanded(child) { expand([child]) }
        }
    }

    // MARK: - Changes

    /// Appends items to the children of a parent, or to the root items.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        insert(items, into: parent, at: siblings(in: parent).count)
    }

    /// Inserts items before another item, below the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) { insert(items, beside: item, offset: 0) }
    /// Inserts items after another item, below the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) { insert(items, beside: item, offset: 1) }

    /// Inserts a tree before an item, below the same parent.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) {
        insert(snapshot.rootItems, beside: item, offset: 0)
        adoptChildren(of: snapshot)
    }
    /// Inserts a tree after an item, below the same parent.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
        insert(snapshot.rootItems, beside: item, offset: 1)
        adoptChildren(of: snapshot)
    }
    /// Replaces the children of an item by a tree.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot) {
        delete(node(parent).children)
        append(snapshot.rootItems, to: parent)
        adoptChildren(of: snapshot)
    }

    private mutating func adoptChildren(of snapshot: NSDiffableDataSourceSectionSnapshot) {
        for root in snapshot.rootItems {
            copyChildren(of: root, from: snapshot, to: root)
            if snapshot.isExpanded(root) { expand([root]) }
        }
    }

    private func siblings(in parent: ItemIdentifierType?) -> [ItemIdentifierType] { parent.map { node($0).children } ?? rootItems }

    private mutating func setSiblings(_ items: [ItemIdentifierType], in parent: ItemIdentifierType?) {
        if let parent { nodes[parent]?.children = items } else { rootItems = items }
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
        let parent = node(item).parent
        let index = siblings(in: parent).firstIndex(of: item) ?? 0
        insert(items, into: parent, at: index + offset)
    }

    private mutating func insert(_ items: [ItemIdentifierType], into parent: ItemIdentifierType?, at index: Int) {
        let level = parent.map { node($0).level + 1 } ?? 0
        for item in items {
            guard nodes[item] == nil else { preconditionFailure("Item identifier \(item) already exists in the section snapshot.") }
            nodes[item] = Node(parent: parent, level: level)
        }
        var list = siblings(in: parent)
        list.insert(contentsOf: items, at: index)
        setSiblings(list, in: parent)
    }

    /// Deletes items with all their descendants. Items that do not exist are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let parent = nodes[item]?.parent else {
                rootItems.removeAll { $0 == item }
                removeNodes(item)
                continue
            }
            nodes[parent]?.children.removeAll { $0 == item }
            removeNodes(item)
        }
    }

    private mutating func removeNodes(_ root: ItemIdentifierType) {
        for item in flattened([root], enters: { _ in true }) { nodes[item] = nil }
    }

    /// Deletes all items.
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

    /// Shows the children of items.
    public mutating func expand(_ items: [ItemIdentifierType]) { for item in items { nodes[item]?.isExpanded = true } }
    /// Hides the children of items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { for item in items { nodes[item]?.isExpanded = false } }
}

nonisolated extension NSDiffableDataSourceSectionSnapshot {
    /// Whether an item has children.
    func hasChildren(_ item: ItemIdentifierType) -> Bool { !(nodes[item]?.children.isEmpty ?? true) }

    /// Removes an item that the user moves, and returns the tree of the item and its hidden descendants. Visible children are not removed,
    /// but replace the item below its parent.
    mutating func takeItem(_ item: ItemIdentifierType) -> NSDiffableDataSourceSectionSnapshot {
        if isExpanded(item) {
            let children = snapshot(of: item)
            delete(children.rootItems)
            insert(children, before: item)
        }
        let taken = snapshot(of: item, includingParent: true)
        delete([item])
        return taken
    }

    /// Inserts a tree so that it directly follows an item in the list of visible items, or before all items if `previous` is nil.
    ///
    /// If `previous` is expanded and has children, the tree is inserted before these children. Otherwise it is inserted after `previous`,
    /// below the same parent.
    mutating func place(_ tree: NSDiffableDataSourceSectionSnapshot, after previous: ItemIdentifierType?) {
        if let previous, isExpanded(previous), let first = nodes[previous]?.children.first { return insert(tree, before: first) }
        if let previous { return insert(tree, after: previous) }
        guard let first = rootItems.first else {
            self = tree
            return
        }
        insert(tree, before: first)
    }
}
