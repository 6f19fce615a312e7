import CoreGraphics
import Foundation

/// A table or a collection view whose rows have swipe actions.
protocol SwipeActionsHost: UIScrollView {
    /// Returns the row at a point of the content, or nil if there is none.
    func swipePath(at point: CGPoint) -> IndexPath?
    /// Returns the cell of a row, or nil if the row is not visible.
    func swipeCell(at path: IndexPath) -> (any SwipeableCell)?
    /// Returns the actions of a row on one side, or nil if there are none.
    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
    /// Moves the cell of a row to its position, shifted by its swipe offset.
    func placeSwipedCell(_ cell: any SwipeableCell, at path: IndexPath)
    /// Called when the actions of a row appear.
    func swipeWillBegin(at path: IndexPath)
    /// Called when the actions of a row disappear.
    func swipeDidEnd(at path: IndexPath)
    /// Ends the highlight of the touched row, because the touch has become a swipe.
    func endHighlightForSwipe()
}

/// A cell that can be swiped aside.
protocol SwipeableCell: UIView {
    /// The horizontal distance by which the cell is swiped aside.
    var swipeOffset: CGFloat { get set }
}

extension UITableViewCell: SwipeableCell {}
extension UICollectionReusableView: SwipeableCell {}
