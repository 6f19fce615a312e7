import CoreGraphics
import Foundation
import QuartzCore

/// The layout pass of a table. Its cost depends on the rows that appear and disappear, not on the number of visible rows.
extension UITableView {
    func layoutTable() {
        loadIfNeeded()
        guard bounds.width > 0, bounds.height > 0 else { return }
        if lastLayout.width != bounds.width { lastLayout.isStale = true }
        updateContentSize()
        measureVisibleElements()
        let slots = visibleSlots
        if lastLayout.isStale || slots != lastLayout.slots {
            recycle(outside: slots)
            if let slots { for slot in slots { createCellIfNeeded(slot) } }
            if lastLayout.isStale { placeVisibleCells() }
            layoutHeadersAndFooters(slots)
            lastLayout = LastLayout(slots: slots, width: bounds.width, isStale: false)
        } else if style == .plain {
            placeHeadersAndFooters()
        }
        placeTableViews()
    }

    /// The slots in the visible area, or nil if there are none.
    var visibleSlots: ClosedRange<Int>? { geometry.slots(from: bounds.minY, to: bounds.maxY) }

    // MARK: - Cells

    /// Returns the cell of a row. A missing cell is requested from the data source.
    func cell(_ slot: Int, _ path: IndexPath) -> UITableViewCell {
        let index = ListIndexMap.partitioningIndex(visibleRows.count) { visibleRows[$0].slot >= slot }
        if index < visibleRows.count, visibleRows[index].slot == slot { return visibleRows[index].cell }
        guard let dataSource else { preconditionFailure("a table without a data source has no rows") }
        var cell = UITableViewCell()
        UIView.performWithoutAnimation {
            cell = dataSource.tableView(self, cellForRowAt: path)
            configure(cell, path)
            place(cell, at: rowFrame(slot))
            if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
            cell.isHidden = false
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
        visibleRows.insert(VisibleRow(slot: slot, path: path, cell: cell), at: index)
        return cell
    }

    /// Creates the cell of a row if it has none. Slots of headers and footers are ignored.
    func createCellIfNeeded(_ slot: Int) {
        if case .row(let path) = geometry.element(at: slot) { _ = cell(slot, path) }
    }

    /// Returns the frame of a row. During reordering, the dragged row follows the finger, and other rows move to make space for it.
    func rowFrame(_ slot: Int) -> CGRect {
        var (y, height) = geometry.extent(slot)
        if let rowDrag { y = slot == rowDrag.slot ? rowDrag.top : y + rowDrag.shift(of: slot) }
        return CGRect(x: rowInset, y: y, width: rowWidth, height: height)
    }

    /// Sets the frame of a cell, shifted by its swipe offset.
    func place(_ cell: UITableViewCell, at frame: CGRect) {
        let frame = frame.offsetBy(dx: cell.swipeOffset, dy: 0)
        if cell.frame != frame { cell.frame = frame }
        cell.layoutContentView()
        cell.layOutWithoutSuperview()
    }

    /// Applies the table's settings to a cell.
    func configure(_ cell: UITableViewCell, _ path: IndexPath) {
        let isLast = geometry.contains(path) && path.row == geometry.rowCounts[path.section] - 1
        cell.setNeedsLayout()
        cell.applyRowAppearance(
            RowAppearance(
                style: style, separatorColor: separatorStyle == .none ? nil : separatorColor ?? .clear, separatorInset: separatorInset,
                isFirst: path.row == 0, isLast: isLast, pixelSize: CGFloat(pixelSize)))
        cell.setSelected(selection.contains(path), animated: false)
        cell.setHighlighted(selection.touchedPath == path, animated: false)
        updateEditingControls(cell, path, animated: false)
    }

    /// Applies the table's settings to all visible cells.
    func configureVisibleCells() {
        for row in visibleRows { configure(row.cell, row.path) }
    }

    private func placeVisibleCells() {
        for row in visibleRows { place(row.cell, at: rowFrame(row.slot)) }
    }

    /// Recycles the cells of rows outside of the given slots.
    private func recycle(outside slots: ClosedRange<Int>?) {
        guard visibleRows.contains(where: { slots?.contains($0.slot) != true }) else { return }
        let old = visibleRows
        visibleRows = old.filter { slots?.contains($0.slot) == true }
        for row in old where slots?.contains(row.slot) != true {
            recycle(row.cell, row.path)
        }
    }

    // MARK: - Other views

    func setFrame(_ view: UIView, to frame: CGRect) {
        if view.frame != frame { view.frame = frame }
    }

    /// Places the table's own header, footer, and background, and the separators of empty rows.
    private func placeTableViews() {
        if let view = tableHeaderView {
            if view.frame.height != geometry.top { setTableHeaderHeight(view.frame.height) }
            setFrame(view, to: CGRect(x: 0, y: 0, width: bounds.width, height: geometry.top))
        }
        if let view = tableFooterView {
            setFrame(view, to: CGRect(x: 0, y: geometry.bottom, width: bounds.width, height: view.frame.height))
            updateContentSize()
        }
        if let backgroundView { setFrame(backgroundView, to: bounds) }
        placeEmptyRowSeparators()
    }

    /// Shows separators below the last row of a plain table, if there is no table footer.
    private func placeEmptyRowSeparators() {
        let top = geometry.bottom
        let isShown = style == .plain && separatorStyle != .none && tableFooterView == nil && dataSource != nil && top < bounds.maxY
        guard isShown || emptyRowSeparators.superview != nil else { return }
        emptyRowSeparators.isHidden = !isShown
        guard isShown, let color = separatorColor else { return }
        setFrame(emptyRowSeparators, to: CGRect(x: 0, y: top, width: bounds.width, height: bounds.maxY - top))
        let height = rowHeight > 0 ? rowHeight : estimatedRowHeight > 0 ? estimatedRowHeight : 44
        emptyRowSeparators.showSeparators(
            every: height, color, from: separatorInset.left, to: bounds.width - separatorInset.right, pixel: CGFloat(pixelSize))
    }

    /// Applies a new height of the table header. It moves all rows.
    private func setTableHeaderHeight(_ height: CGFloat) {
        geometry.top = height
        lastLayout.isStale = true
        updateContentSize()
        setNeedsLayout()
    }
}
