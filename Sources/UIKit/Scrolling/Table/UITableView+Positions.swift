import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
    // MARK: - Rectangles

    /// Returns the rectangle of a section with its header and footer.
    public func rect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.rowCounts.indices.contains(section) else { return .zero }
        let (first, last) = (geometry.extent(geometry.slot(of: .header(section))), geometry.extent(geometry.slot(of: .footer(section))))
        return CGRect(x: 0, y: first.y, width: bounds.width, height: last.y + last.height - first.y)
    }

    /// Returns the rectangle of a row, or an empty rectangle if the row does not exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        return geometry.contains(indexPath) ? rowFrame(geometry.slot(of: .row(indexPath))) : .zero
    }

    /// Returns the rectangle of a section's header, without pinning.
    public func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section), section) }
    /// Returns the rectangle of a section's footer, without pinning.
    public func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section), section) }

    private func rect(of element: TableGeometry.Element, _ section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.rowCounts.indices.contains(section) else { return .zero }
        let (y, height) = geometry.extent(of: element)
        return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }

    // MARK: - Rows

    /// Returns the row at a point of the content, or nil if there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard let slot = geometry.slot(at: point.y), case .row(let path) = geometry.element(at: slot) else { return nil }
        return path
    }

    /// Returns the index path of a visible cell, or nil.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { visibleRows.first { $0.cell === cell }?.path }

    /// Returns the rows that intersect a rectangle.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard let slots = geometry.slots(from: rect.minY, to: rect.maxY) else { return [] }
        return slots.compactMap { if case .row(let path) = geometry.element(at: $0) { path } else { nil } }
    }

    /// Returns the cell of a visible row, or nil if the row is not visible.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutTable()
        return visibleRows.first { $0.path == indexPath }?.cell
    }

    /// The visible cells, from top to bottom.
    public var visibleCells: [UITableViewCell] {
        layoutTable()
        return visibleRows.map(\.cell)
    }

    /// The index paths of the visible rows, from top to bottom.
    public var indexPathsForVisibleRows: [IndexPath]? {
        layoutTable()
        return visibleRows.map(\.path)
    }

    /// Returns the visible header of a section, or nil.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleHeaders.first { $0.section == section }?.view as? UITableViewHeaderFooterView
    }

    /// Returns the visible footer of a section, or nil.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleFooters.first { $0.section == section }?.view as? UITableViewHeaderFooterView
    }

    // MARK: - Scrolling

    /// The number of rounds after which `scrollToRow(at:at:animated:)` stops.
    private static let maximumScrollingRounds = 8

    /// Scrolls so that a row is at the top, in the middle, or at the bottom.
    ///
    /// With `none`, scrolls by the smallest distance that makes the row visible.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        guard geometry.contains(indexPath) else {
            return Diagnostics.report(
                .programmerError, source: "UITableView",
                "scrollToRow(at:at:animated:) was called for a row that does not exist: there is no row \(indexPath.row) in section "
                    + "\(indexPath.section). The call is ignored; reload the table after a change of the data.")
        }
        guard !animated else { return setContentOffset(offset(for: indexPath, scrollPosition), animated: true) }
        // Rows that become visible may be higher than estimated, which changes the target.
        for _ in 0..<Self.maximumScrollingRounds where geometry.contains(indexPath) {
            let target = offset(for: indexPath, scrollPosition)
            if target == contentOffset { return }
            setContentOffset(target, animated: false)
            layoutTable()
        }
        guard geometry.contains(indexPath), offset(for: indexPath, scrollPosition) != contentOffset else { return }
        Diagnostics.report(
            .warning, source: "\(type(of: self))",
            "scrollToRow(at:at:animated:) did not reach its row in \(Self.maximumScrollingRounds) rounds, because the "
                + "row moved each time. Set estimatedRowHeight close to the real heights, and change no heights or insets while scrolling.",
            onlyOnce: true)
    }

    /// Scrolls to the selected row.
    ///
    /// Differs from Apple: if several rows are selected, it scrolls to the first one, not to the nearest one.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    /// Returns the content offset at which a row is at a position of the visible area.
    func offset(for path: IndexPath, _ position: ScrollPosition) -> CGPoint {
        let row = rowFrame(geometry.slot(of: .row(path)))
        let inset = adjustedContentInset
        // In a plain table, the pinned header covers the rows below it.
        let header = style == .plain ? geometry.extent(of: .header(path.section)).height : 0
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
