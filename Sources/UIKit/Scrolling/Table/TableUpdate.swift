import CoreGraphics
import Foundation

/// An update that is being animated.
struct TableUpdate {
    let indexMap: BatchIndexMap
    let oldGeometry: TableGeometry

    /// Returns the frame that a row had before the update, given its old index path.
    func oldFrame(_ path: IndexPath, _ table: UITableView) -> CGRect {
        let (y, height) = oldGeometry.extent(oldGeometry.slot(of: .row(path)))
        return CGRect(x: table.rowInset, y: y, width: table.rowWidth, height: height)
    }
}
