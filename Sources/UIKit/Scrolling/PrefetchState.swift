import CoreGraphics
import Foundation

/// The rows or items that were announced to a prefetching data source, and the rules by which they are chosen.
nonisolated struct PrefetchState {
    /// The announced index paths that have not become visible yet.
    private var announced: Set<IndexPath> = []
    /// The visible area at the last update.
    private var lastArea = CGRect.null

    /// Returns the area ahead of the visible area: one screen in the direction of the motion. At the first call, and if the size has
    /// changed, this is the area in a given direction. Returns nil if the visible area has not changed.
    mutating func areaAhead(of area: CGRect, first direction: CGVector = CGVector(dx: 0, dy: 1)) -> CGRect? {
        let old = lastArea
        guard old != area, !area.isNull else { return nil }
        lastArea = area
        guard !old.isNull, old.size == area.size else {
            return area.offsetBy(dx: direction.dx * area.width, dy: direction.dy * area.height)
        }
        let (dx, dy) = (area.minX - old.minX, area.minY - old.minY)
        if abs(dx) > abs(dy) { return area.offsetBy(dx: dx > 0 ? area.width : -area.width, dy: 0) }
        return area.offsetBy(dx: 0, dy: dy > 0 ? area.height : -area.height)
    }

    /// Compares the index paths ahead with the announced index paths. Returns the index paths to announce, and the announced index paths
    /// that are neither ahead nor visible, in ascending order.
    mutating func update(ahead: [IndexPath], visible: [IndexPath]) -> (new: [IndexPath], cancelled: [IndexPath]) {
        let (aheadSet, visibleSet) = (Set(ahead), Set(visible))
        let new = aheadSet.subtracting(announced).subtracting(visibleSet)
        let cancelled = announced.subtracting(aheadSet).subtracting(visibleSet)
        announced = aheadSet.subtracting(visibleSet)
        return (new.sorted(), cancelled.sorted())
    }
}
