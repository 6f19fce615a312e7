import CoreGraphics
import Foundation

/// The sizes that the cells of a flow layout have determined, by section and item.
struct FlowMeasurements {
    private var sizes: [Int: [Int: CGSize]] = [:]
    /// The items for which `itemSize` or the delegate has returned `automaticSize`.
    private var automaticItems: [Int: Set<Int>] = [:]
    /// The length of a line for which the sizes were measured, or nil before the first layout.
    private var lineLength: CGFloat?

    /// Stores the length of the lines. Discards all sizes if the length has changed. The set of automatic items is always discarded.
    mutating func setLineLength(_ new: CGFloat) {
        if let lineLength, lineLength != new { sizes = [:] }
        (lineLength, automaticItems) = (new, [:])
    }

    func size(at path: IndexPath) -> CGSize? { sizes[path.section]?[path.item] }
    mutating func setSize(_ size: CGSize, at path: IndexPath) { sizes[path.section, default: [:]][path.item] = size }

    func isAutomatic(_ path: IndexPath) -> Bool { automaticItems[path.section]?.contains(path.item) == true }
    mutating func setAutomatic(_ path: IndexPath) { automaticItems[path.section, default: []].insert(path.item) }

    /// Assigns the sizes to the index paths after a change of the items. The sizes of reloaded items are discarded.
    mutating func move(_ indexMap: BatchIndexMap) {
        var moved: [Int: [Int: CGSize]] = [:]
        for (section, items) in sizes {
            for (item, size) in items {
                let path = IndexPath(item: item, section: section)
                guard indexMap.updates.reloadedRows[path] == nil, let new = indexMap.newPath(of: path) else { continue }
                moved[new.section, default: [:]][new.item] = size
            }
        }
        sizes = moved
    }
}
