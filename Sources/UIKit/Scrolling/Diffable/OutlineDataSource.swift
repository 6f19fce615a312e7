import Foundation

/// A data source whose sections can be trees. A collection view queries it for the cells of lists.
protocol OutlineDataSource: AnyObject {
    /// Returns the level of an item in the tree of its section, and whether it is expanded. Returns nil if the section has no tree.
    func outlineState(at path: IndexPath) -> OutlineState?
    /// Expands or collapses an item with an animation.
    func toggleExpansion(at path: IndexPath)
}

/// The level of an item in the tree of its section, and whether the item is expanded.
struct OutlineState: Equatable {
    var level: Int
    var isExpanded: Bool
}
