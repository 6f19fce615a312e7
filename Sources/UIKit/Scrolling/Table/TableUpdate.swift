import CoreGraphics
import Foundation

/// An update of the rows that is being animated: the change of the index paths, and the geometry before it.
struct TableUpdate {
    let indexMap: BatchIndexMap
    let oldGeometry: TableGeometry

    /// Returns the frame that a row had before the update, given its old index path.
    func oldFrame(_ path: IndexPath, _ table: UITableView) -> CGRect {
        let (y, height) = oldGeometry.extent(oldGeometry.slot(of: .row(path)))
        return CGRect(x: table.rowInset, y: y, width: table.rowWidth, height: height)
    }
}
