import CoreGraphics
import Foundation

/// The movement of an item by a finger. Until it ends, the collection view shows the item at `currentPath`, while the data source still
/// contains it at `originalPath`.
struct InteractiveMovement {
    let originalPath: IndexPath
    var currentPath: IndexPath
    /// The position of the item's center in the content.
    var position: CGPoint

    /// Returns the index path that an item has in the data source. The parameter is the index path at which the item is shown.
    func dataSourceIndexPath(of path: IndexPath) -> IndexPath {
        if path == currentPath { return originalPath }
        var path = path
        // Removing the moved item from `currentPath` lowers the later indices by one. Inserting it at `originalPath` raises them by one.
        if path.section == currentPath.section, path.item > currentPath.item { path.item -= 1 }
        if path.section == originalPath.section, path.item >= originalPath.item { path.item += 1 }
        return path
    }
}
