import CoreGraphics
import Foundation

extension UITableView {
    static let titleBand = "flipbook.title"

    /// Cells of a class are made when there is none to be used again.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return cellMakers[identifier] = nil }
        guard let type = cellClass as? UITableViewCell.Type else {
            return Misuse.report("\(cellClass) cannot be registered for '\(identifier)': it is no UITableViewCell", by: "UITableView")
        }
        cellMakers[identifier] = { type.init(reusableAs: $0) }
    }

    /// Ours: cells are made by a closure, which gets the identifier.
    public func register(forCellReuseIdentifier identifier: String, _ make: @escaping (String) -> UITableViewCell) {
        cellMakers[identifier] = make
    }

    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else { return bandMakers[identifier] = nil }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            return Misuse.report(
                "\(aClass) cannot be registered for '\(identifier)': it is no UITableViewHeaderFooterView", by: "UITableView")
        }
        bandMakers[identifier] = { type.init(reusableAs: $0) }
    }

    /// A cell that is no longer seen, or a new one if something is registered; else nil.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = idleCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return cellMakers[identifier]?(identifier)
    }

    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            Misuse.report(
                "unable to dequeue a cell with identifier '\(identifier)': register a class or a closure for it", by: "UITableView")
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        if isLoaded, shape.contains(indexPath) { cell.frame = rowFrame(shape.slot(of: .row(indexPath))) }
        return cell
    }

    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueBand(identifier) ?? bandMakers[identifier]?(identifier)
    }

    func dequeueBand(_ identifier: String) -> UITableViewHeaderFooterView? {
        guard let band = idleBands[identifier]?.popLast() else { return nil }
        band.prepareForReuse()
        return band
    }

    /// Out of sight, until it is used again. It stays where it is in the tree of views, which is cheaper than leaving and coming back.
    func putAway(_ cell: UITableViewCell, _ path: IndexPath) {
        if swiped?.cell === cell { closeSwipe(animated: false) }
        cell.slide = 0
        cell.isHidden = true
        cell.layer.removeAllAnimations()
        cell.alpha = 1
        if let identifier = cell.reuseIdentifier {
            idleCells[identifier, default: []].append(cell)
        } else {
            cell.removeFromSuperview()
        }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    func putAway(_ band: UIView) {
        if let band = band as? UITableViewHeaderFooterView, let identifier = band.reuseIdentifier {
            band.isHidden = true
            band.layer.removeAllAnimations()
            band.alpha = 1
            idleBands[identifier, default: []].append(band)
        } else {
            band.removeFromSuperview()
        }
    }
}
