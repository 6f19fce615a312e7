import CoreGraphics
import Foundation

extension UITableView {
    /// Announces the rows on the next screen to the prefetching data source. Called after a layout pass.
    func prefetchRows() {
        guard isPrefetchingEnabled, let prefetchDataSource, hasCurrentCounts, !isDeferringUpdates,
            let area = prefetchState.areaAhead(of: bounds)
        else { return }
        let ahead = (geometry.slots(from: area.minY, to: area.maxY).map { Array($0) } ?? []).compactMap { slot -> IndexPath? in
            guard case .row(let path) = geometry.element(at: slot) else { return nil }
            return path
        }
        let (new, cancelled) = prefetchState.update(ahead: ahead, visible: visibleRows.map(\.path))
        if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    }
}
