import CoreGraphics
import Foundation

/// A row that is being reordered, with its current position and target. A slot is the index of an element in `TableGeometry`.
struct RowDrag {
    let path: IndexPath
    let slot: Int
    let cell: UITableViewCell
    /// The distance of the finger from the row's top at the start of the drag.
    let touchOffset: CGFloat
    /// The distance of the finger from the top of the table's bounds. It stays the same while the content scrolls.
    var fingerOffset: CGFloat
    /// The current position of the row's top.
    var top: CGFloat
    /// The index path that the row would have if it were dropped now.
    var target: IndexPath
    /// The slot above which the other rows make space for the row.
    var gapSlot: Int

    /// Returns the distance by which another slot moves to make space. Negative distances are upward.
    func shift(of other: Int) -> CGFloat {
        if other > slot, other < gapSlot { return -cell.bounds.height }
        if other < slot, other >= gapSlot { return cell.bounds.height }
        return 0
    }
}
