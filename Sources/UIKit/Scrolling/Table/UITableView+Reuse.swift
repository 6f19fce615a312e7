import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
    /// The reuse identifier of the built-in views for section titles.
    static let titleViewIdentifier = "flipbook.title"

    /// Registers a class of cells. A cell of the class is created when none can be reused. Nil removes the registration.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return cellFactories[identifier] = nil }
        guard let type = cellClass as? UITableViewCell.Type else {
            return Diagnostics.report(
                .programmerError, source: "UITableView",
                "\(cellClass) cannot be registered for the identifier '\(identifier)', because it is not a subclass of UITableViewCell.")
        }
        cellFactories[identifier] = { type.init(reusableAs: $0) }
    }

    /// Registers a closure that creates cells. It receives the reuse identifier.
    ///
    /// Differs from Apple: UIKit has no registration of closures.
    public func register(forCellReuseIdentifier identifier: String, _ make: @escaping (String) -> UITableViewCell) {
        cellFactories[identifier] = make
    }

    /// Registers a class of headers and footers. Nil removes the registration.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else { return headerFooterFactories[identifier] = nil }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            return Diagnostics.report(
                .programmerError, source: "UITableView",
                "\(aClass) cannot be registered for the identifier '\(identifier)', because it is not a subclass of "
                    + "UITableViewHeaderFooterView.")
        }
        headerFooterFactories[identifier] = { type.init(reusableAs: $0) }
    }

    /// Returns a cell for reuse, a new cell if a class or closure is registered, or nil.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reusableCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return cellFactories[identifier]?(identifier)
    }

    /// Returns a cell for reuse, or a new one, with the height of its row.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            Diagnostics.report(
                .programmerError, source: "UITableView",
                "Unable to dequeue a cell with identifier '\(identifier)'. Register a class or a closure for the identifier; a cell with "
                    + "the default style is used now.")
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        if isLoaded, geometry.contains(indexPath) { cell.frame = rowFrame(geometry.slot(of: .row(indexPath))) }
        return cell
    }

    /// Returns a header or footer for reuse, a new one if a class is registered, or nil.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeaderFooter(identifier) ?? headerFooterFactories[identifier]?(identifier)
    }

    /// Returns a header or footer for reuse, or nil.
    func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        guard let view = reusableHeaderFooters[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    /// Hides a cell and keeps it for reuse. A cell without a reuse identifier is removed.
    ///
    /// A hidden cell stays in the view hierarchy, which is cheaper than removing and adding it.
    func recycle(_ cell: UITableViewCell, _ path: IndexPath) {
        if swipedRow?.cell === cell { closeSwipe(animated: false) }
        cell.swipeOffset = 0
        cell.isHidden = true
        cell.layer.removeAllAnimations()
        cell.alpha = 1
        if let identifier = cell.reuseIdentifier {
            reusableCells[identifier, default: []].append(cell)
        } else {
            cell.removeFromSuperview()
        }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    /// Hides a header or footer and keeps it for reuse. A view without a reuse identifier is removed.
    func recycle(_ view: UIView) {
        if let headerFooter = view as? UITableViewHeaderFooterView, let identifier = headerFooter.reuseIdentifier {
            headerFooter.isHidden = true
            headerFooter.layer.removeAllAnimations()
            headerFooter.alpha = 1
            reusableHeaderFooters[identifier, default: []].append(headerFooter)
        } else {
            view.removeFromSuperview()
        }
    }
}
