import Foundation

/// A data source whose sections can be trees. A collection view queries it for the cells of lists.
protocol OutlineDataSource: AnyObject {
    /// Returns the position of an item in the tree of its section, or nil if the section has no tree.
    func outlineState(at path: IndexPath) -> OutlineState?
    /// Expands or collapses an item with an animation.
    func toggleExpansion(at path: IndexPath)
}

/// The position of an item in the tree of its section.
struct OutlineState: Equatable {
    var level: Int
    var isExpanded: Bool
}
