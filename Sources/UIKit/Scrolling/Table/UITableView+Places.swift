import CoreGraphics
import Foundation

extension UITableView {
    // MARK: - Rectangles

    public func rect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        guard shape.counts.indices.contains(section) else { return .zero }
        let (first, last) = (shape.extent(shape.slot(of: .header(section))), shape.extent(shape.slot(of: .footer(section))))
        return CGRect(x: 0, y: first.y, width: bounds.width, height: last.y + last.height - first.y)
    }

    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        return shape.contains(indexPath) ? rowFrame(shape.slot(of: .row(indexPath))) : .zero
    }

    public func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section), section) }
    public func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section), section) }

    private func rect(of part: TableShape.Part, _ section: Int) -> CGRect {
        loadIfNeeded()
        guard shape.counts.indices.contains(section) else { return .zero }
        let (y, height) = shape.extent(shape.slot(of: part))
        return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }

    // MARK: - Rows

    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard let slot = shape.slot(at: point.y), case .row(let path) = shape.part(at: slot) else { return nil }
        return path
    }

    public func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.cell === cell }?.path }

    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard let slots = shape.slots(from: rect.minY, to: rect.maxY) else { return [] }
        return slots.compactMap { if case .row(let path) = shape.part(at: $0) { path } else { nil } }
    }

    /// Nil for a row that cannot be seen.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutTable()
        return shown.first { $0.path == indexPath }?.cell
    }

    /// From top to bottom.
    public var visibleCells: [UITableViewCell] {
        layoutTable()
        return shown.map(\.cell)
    }

    public var indexPathsForVisibleRows: [IndexPath]? {
        layoutTable()
        return shown.map(\.path)
    }

    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownHeaders.first { $0.section == section }?.view as? UITableViewHeaderFooterView
    }

    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownFooters.first { $0.section == section }?.view as? UITableViewHeaderFooterView
    }

    // MARK: - Scrolling

    /// So that the row is at the top, in the middle or at the bottom; with `none` no further than it takes to show it.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        guard shape.contains(indexPath) else {
            return Misuse.report("scrollToRow: there is no row \(indexPath.row) in section \(indexPath.section)", by: "UITableView")
        }
        guard !animated else { return setContentOffset(offset(for: indexPath, scrollPosition), animated: true) }
        // Rows that are seen on arrival may be higher than was thought, which moves the goal.
        for _ in 0..<8 {
            let goal = offset(for: indexPath, scrollPosition)
            if goal == contentOffset { return }
            setContentOffset(goal, animated: false)
            layoutTable()
        }
    }

    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    func offset(for path: IndexPath, _ position: ScrollPosition) -> CGPoint {
        let row = rowFrame(shape.slot(of: .row(path)))
        let inset = adjustedContentInset
        // A plain section's header covers the rows below it.
        let header = style == .plain ? shape.extent(shape.slot(of: .header(path.section))).height : 0
        let (low, high) = (row.minY - inset.top - header, row.maxY + inset.bottom - bounds.height)
        let y =
            switch position {
            case .top: low
            case .middle: (low + high) / 2
            case .bottom: high
            case .none: min(max(contentOffset.y, high), low)
            }
        return clamped(CGPoint(x: contentOffset.x, y: y))
    }
}
