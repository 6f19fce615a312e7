import CoreGraphics
import Foundation

/// A table or a collection, through whose rows keys lead one by one.
///
/// A row keeps the focus by its place, not by its cell, which shows another row when this one has gone out of sight.
protocol FocusList: UIScrollView {
    /// Where keys were led to last; goes along when rows come and go.
    var focusedPath: IndexPath? { get set }
    /// Nil for a row that cannot be seen.
    func focusCell(at path: IndexPath) -> UIView?
    /// The row that a cell shows.
    func focusPath(of cell: UIView) -> IndexPath?
    /// The next row in a direction; nil at the end.
    func focusPath(after path: IndexPath, _ way: CGVector) -> IndexPath?
    /// The row nearest to a height of the content.
    func focusPath(near y: CGFloat) -> IndexPath?
    /// In the content's coordinates.
    func focusFrame(at path: IndexPath) -> CGRect
    /// Where the content has to be for a row to be seen, as near to where it is as can be.
    func focusOffset(for path: IndexPath) -> CGPoint
}

extension FocusList {
    /// Keys that come anew go on where they were, if that can be seen, or else begin with the first row that can.
    var focusEntry: IndexPath? {
        let inset = adjustedContentInset
        let seen = bounds.inset(by: UIEdgeInsets(top: inset.top, left: 0, bottom: inset.bottom, right: 0))
        if let focusedPath, seen.intersects(focusFrame(at: focusedPath)) { return focusedPath }
        guard let first = focusPath(near: seen.minY) else { return nil }
        let isWhole = focusFrame(at: first).minY >= seen.minY - 0.5
        return isWhole ? first : focusPath(after: first, CGVector(dx: 0, dy: 1)) ?? first
    }

    /// The row that a page key leads to from another.
    func focusPath(from path: IndexPath, turning press: UIPress) -> IndexPath? {
        guard let step = step(for: press) else { return nil }
        return switch press.key?.keyCode {
        case .keyboardHome: focusPath(near: 0)
        case .keyboardEnd: focusPath(near: contentSize.height)
        default: focusPath(near: focusFrame(at: path).midY + step.dy)
        }
    }
}

extension UITableView: FocusList {
    func focusCell(at path: IndexPath) -> UIView? { shown.first { $0.path == path }?.cell }
    func focusPath(of cell: UIView) -> IndexPath? { shown.first { $0.cell === cell }?.path }

    func focusPath(after path: IndexPath, _ way: CGVector) -> IndexPath? {
        guard way.dy != 0, shape.contains(path) else { return nil }
        let step = way.dy > 0 ? 1 : -1
        var slot = shape.slot(of: .row(path)) + step
        while slot >= 0, slot < shape.slots {
            if case .row(let next) = shape.part(at: slot) { return next }
            slot += step
        }
        return nil
    }

    func focusPath(near y: CGFloat) -> IndexPath? {
        loadIfNeeded()
        guard shape.slots > 0 else { return nil }
        let slot = shape.slot(at: y) ?? (y < shape.top ? 0 : shape.slots - 1)
        if case .row(let path) = shape.part(at: slot) { return path }
        return row(from: slot, by: 1) ?? row(from: slot, by: -1)
    }

    /// Past headers and footers.
    private func row(from slot: Int, by step: Int) -> IndexPath? {
        var slot = slot
        while slot >= 0, slot < shape.slots {
            if case .row(let path) = shape.part(at: slot) { return path }
            slot += step
        }
        return nil
    }

    func focusFrame(at path: IndexPath) -> CGRect { rectForRow(at: path) }
    func focusOffset(for path: IndexPath) -> CGPoint { shape.contains(path) ? offset(for: path, .none) : contentOffset }
}

extension UICollectionView: FocusList {
    func focusCell(at path: IndexPath) -> UIView? { shown.first { $0.kind == nil && $0.path == path }?.view }
    func focusPath(of cell: UIView) -> IndexPath? { shown.first { $0.kind == nil && $0.view === cell }?.path }

    /// What lies ahead is looked for within a screen.
    func focusPath(after path: IndexPath, _ way: CGVector) -> IndexPath? {
        let start = focusFrame(at: path)
        let ahead = start.insetBy(dx: -bounds.width, dy: -bounds.height)
        return nearest(to: CGPoint(x: start.midX, y: start.midY), in: ahead) { frame in
            let (x, y) = (frame.midX - start.midX, frame.midY - start.midY)
            let (forth, aside) = (x * way.dx + y * way.dy, abs(x * way.dy) + abs(y * way.dx))
            return forth > 1 ? forth + aside * 2 : nil
        }
    }

    func focusPath(near y: CGFloat) -> IndexPath? {
        let place = CGPoint(x: bounds.minX, y: min(max(y, 0), contentSize.height))
        let around = CGRect(x: bounds.minX, y: place.y - bounds.height / 2, width: bounds.width, height: bounds.height)
        return nearest(to: place, in: around) { hypot(max($0.minX - place.x, 0), $0.midY - place.y) }
    }

    private func nearest(to place: CGPoint, in area: CGRect, _ distance: (CGRect) -> CGFloat?) -> IndexPath? {
        loadIfNeeded()
        collectionViewLayout.prepareIfNeeded()
        let cells = (collectionViewLayout.layoutAttributesForElements(in: area) ?? []).filter { $0.representedElementCategory == .cell }
        let found = cells.compactMap { attributes in distance(attributes.frame).map { (attributes.indexPath, $0) } }
        return found.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
    }

    func focusFrame(at path: IndexPath) -> CGRect { contains(path) ? layoutAttributesForItem(at: path)?.frame ?? .zero : .zero }
    func focusOffset(for path: IndexPath) -> CGPoint { offset(showing: focusFrame(at: path)) }
}
