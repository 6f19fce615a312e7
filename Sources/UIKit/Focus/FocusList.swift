import CoreGraphics
import Foundation

/// A table or collection view through whose rows the focus moves one by one. In a collection view, each item is treated as a row.
///
/// The focus is stored as an index path and not as a cell, because a cell shows another row after its row has left the screen.
protocol FocusList: UIScrollView {
    /// The index path of the row that had the focus last, or nil if no row had the focus. It is adjusted when the list is updated.
    var focusedIndexPath: IndexPath? { get set }
    /// Returns the cell of a row, or nil if the row is not visible.
    func focusCell(at path: IndexPath) -> UIView?
    /// Returns the index path of the row that a cell shows, or nil if the cell shows no visible row.
    func focusIndexPath(of cell: UIView) -> IndexPath?
    /// Returns the next row in a direction, or nil at the end.
    func focusIndexPath(after path: IndexPath, toward direction: CGVector) -> IndexPath?
    /// Returns the row nearest to a vertical position in the content, or nil if there is none.
    func focusIndexPath(near y: CGFloat) -> IndexPath?
    /// Returns the frame of a row in the content's coordinates.
    func focusFrame(at path: IndexPath) -> CGRect
    /// Returns the content offset at which a row is visible and which is nearest to the current offset.
    func focusOffset(for path: IndexPath) -> CGPoint
}

extension FocusList {
    /// The row that gets the focus when the focus enters the list. It is the last focused row if this row is visible, otherwise the first
    /// row that is fully visible. Nil if the list has no rows.
    var focusEntryIndexPath: IndexPath? {
        let inset = adjustedContentInset
        let visibleRect = bounds.inset(by: UIEdgeInsets(top: inset.top, left: 0, bottom: inset.bottom, right: 0))
        if let focusedIndexPath, visibleRect.finitelyIntersects(focusFrame(at: focusedIndexPath)) { return focusedIndexPath }
        guard let first = focusIndexPath(near: visibleRect.minY) else { return nil }
        let isFullyVisible = focusFrame(at: first).minY >= visibleRect.minY - 0.5
        return isFullyVisible ? first : focusIndexPath(after: first, toward: CGVector(dx: 0, dy: 1)) ?? first
    }

    /// Returns the row to which a page key moves the focus from another row, or nil if the key does not move the focus.
    func focusIndexPath(from path: IndexPath, pageKey press: UIPress) -> IndexPath? {
        guard let step = scrollDistance(for: press) else { return nil }
        return switch press.key?.keyCode {
        case .keyboardHome: focusIndexPath(near: 0)
        case .keyboardEnd: focusIndexPath(near: contentSize.height)
        default: focusIndexPath(near: focusFrame(at: path).midY + step.dy)
        }
    }
}

extension UITableView: FocusList {
    func focusCell(at path: IndexPath) -> UIView? { visibleRows.first { $0.path == path }?.cell }
    func focusIndexPath(of cell: UIView) -> IndexPath? { visibleRows.first { $0.cell === cell }?.path }

    func focusIndexPath(after path: IndexPath, toward direction: CGVector) -> IndexPath? {
        guard direction.dy != 0, geometry.contains(path) else { return nil }
        let step = direction.dy > 0 ? 1 : -1
        var slot = geometry.slot(of: .row(path)) + step
        while slot >= 0, slot < geometry.slotCount {
            if case .row(let next) = geometry.element(at: slot) { return next }
            slot += step
        }
        return nil
    }

    func focusIndexPath(near y: CGFloat) -> IndexPath? {
        loadIfNeeded()
        guard geometry.slotCount > 0 else { return nil }
        let slot = geometry.slot(at: y) ?? (y < geometry.top ? 0 : geometry.slotCount - 1)
        if case .row(let path) = geometry.element(at: slot) { return path }
        return row(from: slot, by: 1) ?? row(from: slot, by: -1)
    }

    /// Returns the first row at or after a slot in the direction of `step`, which is 1 or -1. A slot is the position of a row, header or
    /// footer among all of them, counted from the top. Headers and footers are skipped.
    private func row(from slot: Int, by step: Int) -> IndexPath? {
        var slot = slot
        while slot >= 0, slot < geometry.slotCount {
            if case .row(let path) = geometry.element(at: slot) { return path }
            slot += step
        }
        return nil
    }

    func focusFrame(at path: IndexPath) -> CGRect { rectForRow(at: path) }
    func focusOffset(for path: IndexPath) -> CGPoint { geometry.contains(path) ? offset(for: path, .none) : contentOffset }
}

extension UICollectionView: FocusList {
    func focusCell(at path: IndexPath) -> UIView? { visibleElements.first { $0.kind == nil && $0.path == path }?.view }
    func focusIndexPath(of cell: UIView) -> IndexPath? { visibleElements.first { $0.kind == nil && $0.view === cell }?.path }

    /// Returns the nearest item in a direction, at most the size of the collection view away, or nil if there is none.
    func focusIndexPath(after path: IndexPath, toward direction: CGVector) -> IndexPath? {
        let start = focusFrame(at: path)
        let searchArea = start.insetBy(dx: -bounds.width, dy: -bounds.height)
        return nearest(to: CGPoint(x: start.midX, y: start.midY), in: searchArea) { frame in
            let (x, y) = (frame.midX - start.midX, frame.midY - start.midY)
            let (along, across) = (x * direction.dx + y * direction.dy, abs(x * direction.dy) + abs(y * direction.dx))
            return along > 1 ? along + across * 2 : nil
        }
    }

    func focusIndexPath(near y: CGFloat) -> IndexPath? {
        let location = CGPoint(x: bounds.minX, y: min(max(y, 0), contentSize.height))
        let searchArea = CGRect(x: bounds.minX, y: location.y - bounds.height / 2, width: bounds.width, height: bounds.height)
        return nearest(to: location, in: searchArea) { hypot(max($0.minX - location.x, 0), $0.midY - location.y) }
    }

    private func nearest(to location: CGPoint, in area: CGRect, _ distance: (CGRect) -> CGFloat?) -> IndexPath? {
        loadIfNeeded()
        collectionViewLayout.prepareIfNeeded()
        let cells = (collectionViewLayout.layoutAttributesForElements(in: area) ?? []).filter { $0.representedElementCategory == .cell }
        let candidates = cells.compactMap { attributes in distance(attributes.frame).map { (attributes.indexPath, $0) } }
        return candidates.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
    }

    func focusFrame(at path: IndexPath) -> CGRect { contains(path) ? layoutAttributesForItem(at: path)?.frame ?? .zero : .zero }
    func focusOffset(for path: IndexPath) -> CGPoint { offset(showing: focusFrame(at: path)) }
}
