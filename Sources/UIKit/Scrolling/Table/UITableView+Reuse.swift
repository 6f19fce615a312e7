import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
    /// The reuse identifier of the built-in views for section titles.
    static let titleViewIdentifier = "flipbook.title"

    /// Registers a closure that creates cells. It receives the reuse identifier.
    ///
    /// Differs from Apple: UIKit has no registration of closures.
    public func register(forCellReuseIdentifier identifier: String, _ make: @escaping (String) -> UITableViewCell) {
        cellPool.register(identifier, make)
    }

    func defaultRegister(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterPool.register(aClass, identifier)
    }

    func defaultRegister(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return cellPool.register(nil, identifier) }
        cellPool.register(identifier) { identifier in
            let cell = nib.makeObject(of: UITableViewCell.self) ?? UITableViewCell(reusableAs: identifier)
            cell.reuseIdentifier = identifier
            return cell
        }
    }

    func defaultRegister(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return headerFooterPool.register(nil, identifier) }
        headerFooterPool.register(identifier) { identifier in
            let view = nib.makeObject(of: UITableViewHeaderFooterView.self) ?? UITableViewHeaderFooterView(reusableAs: identifier)
            view.reuseIdentifier = identifier
            return view
        }
    }

    func defaultDequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            Diagnostics.report(
                .programmerError, source: "UITableView",
                "Unable to dequeue a cell with identifier '\(identifier)'. Register a class or a closure for the identifier; a cell with "
                    + "the default style is used now.")
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        if hasCurrentCounts, geometry.contains(indexPath) { cell.frame = rowFrame(geometry.slot(of: .row(indexPath))) }
        return cell
    }

    func defaultDequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerFooterPool.dequeue(identifier)
    }

    /// Resets the swipe and the alpha of a cell, hides the cell, and keeps it for reuse. Static cells and cells without a reuse identifier
    /// are removed from the table instead. After that, notifies the delegate.
    func recycle(_ cell: UITableViewCell, _ path: IndexPath) {
        if swipeController.openCell === cell { swipeController.close(animated: false) }
        cell.swipeOffset = 0
        cell.isStatic ? cell.removeFromSuperview() : cellPool.recycle(cell)
        cell.alpha = 1
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    /// Hides a header or footer and keeps it for reuse. A view without a reuse identifier is removed.
    func recycle(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, view.reuseIdentifier != nil else { return view.removeFromSuperview() }
        headerFooterPool.recycle(view)
        view.alpha = 1
    }
}
