import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
    // MARK: - Rectangles

    func defaultRect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.rowCounts.indices.contains(section) else { return .zero }
        let (first, last) = (geometry.extent(geometry.slot(of: .header(section))), geometry.extent(geometry.slot(of: .footer(section))))
        return CGRect(x: 0, y: first.y, width: bounds.width, height: last.y + last.height - first.y)
    }

    func defaultRectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        return geometry.contains(indexPath) ? rowFrame(geometry.slot(of: .row(indexPath))) : .zero
    }

    func defaultRectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section), section) }
    func defaultRectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section), section) }

    private func rect(of element: TableGeometry.Element, _ section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.rowCounts.indices.contains(section) else { return .zero }
        let (y, height) = geometry.extent(of: element)
        return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }

    // MARK: - Rows

    func defaultIndexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard let slot = geometry.slot(at: point.y), case .row(let path) = geometry.element(at: slot) else { return nil }
        return path
    }

    func defaultIndexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard let slots = geometry.slots(from: rect.minY, to: rect.maxY) else { return [] }
        return slots.compactMap { if case .row(let path) = geometry.element(at: $0) { path } else { nil } }
    }

    func defaultCellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutTable()
        return visibleRows.first { $0.path == indexPath }?.cell
    }

    func defaultHeaderView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleHeaders.first { $0.section == section }?.view as? UITableViewHeaderFooterView
    }

    func defaultFooterView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleFooters.first { $0.section == section }?.view as? UITableViewHeaderFooterView
    }

    // MARK: - Scrolling

    /// The number of rounds after which `scrollToRow(at:at:animated:)` stops.
    private static let maximumScrollingRounds = 8

    func defaultScrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        guard geometry.contains(indexPath) else {
            return Diagnostics.report(
                .programmerError, source: "UITableView",
                "scrollToRow(at:at:animated:) was called for a row that does not exist: there is no row \(indexPath.row) in section "
                    + "\(indexPath.section). The call is ignored; reload the table after a change of the data.")
        }
        guard !animated else { return setContentOffset(offset(for: indexPath, scrollPosition), animated: true) }
        // Rows that become visible can be taller than estimated, which changes the target.
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

    func defaultScrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
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
