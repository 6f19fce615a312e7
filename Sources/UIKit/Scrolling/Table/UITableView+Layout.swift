import CoreGraphics
import Foundation
import QuartzCore

/// The layout pass of a table. During scrolling, its cost depends mainly on the rows that appear and disappear, because the frames of the
/// other rows are not set again.
extension UITableView {
    func layoutTable() {
        guard !isDeferringUpdates else { return }
        for _ in 0..<Self.maximumLayoutRounds {
            loadIfNeeded()
            guard bounds.width > 0, bounds.height > 0 else { return }
            withDeferredUpdates { layoutLoadedTable() }
            // The data source or the delegate may have discarded the rows, or changed the visible area.
            if hasCurrentCounts, !lastLayout.isStale, visibleSlots == lastLayout.slots { return }
        }
        if hasCurrentCounts { return setNeedsLayout() }
        Diagnostics.report(
            .warning, source: "\(type(of: self))",
            "The rows were discarded in each of \(Self.maximumLayoutRounds) rounds of layout. Do not call reloadData() in each call of "
                + "tableView(_:cellForRowAt:), tableView(_:willDisplay:forRowAt:) or tableView(_:heightForRowAt:).", onlyOnce: true)
    }

    /// The number of rounds after which a layout pass ends, even if the data source or the delegate has discarded the rows again or changed
    /// the visible area again.
    private static let maximumLayoutRounds = 4

    /// Lays out the table. Ends early if the rows are discarded during the layout.
    private func layoutLoadedTable() {
        if lastLayout.width != bounds.width { lastLayout.isStale = true }
        remeasureTitlesIfWidthChanged()
        updateTableHeaderHeight()
        updateContentSize()
        measureVisibleElements()
        guard hasCurrentCounts else { return }
        let slots = visibleSlots
        if lastLayout.isStale || slots != lastLayout.slots {
            recycle(outside: slots)
            if let slots { createCells(slots) }
            guard hasCurrentCounts else { return }
            if lastLayout.isStale { placeVisibleCells() }
            layoutHeadersAndFooters(slots)
            guard hasCurrentCounts else { return }
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
        if let row = visibleRow(slot) { return row.cell }
        // The data source may have been released since the rows were loaded.
        guard let dataSource else {
            hasCurrentCounts = false
            return UITableViewCell()
        }
        var cell = UITableViewCell()
        UIView.withoutAnimationBlock {
            cell = dataSource.tableView(self, cellForRowAt: path)
            configure(cell, path)
            place(cell, at: rowFrame(slot))
            if cell.superview !== self { insertSubview(cell, at: backmostContentIndex) }
            cell.isHidden = false
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
        // The calls above may have created cells of other rows, and of this row.
        if let row = visibleRow(slot), row.cell !== cell { recycle(cell, path) }
        if let row = visibleRow(slot) { return row.cell }
        visibleRows.insert(VisibleRow(slot: slot, path: path, cell: cell), at: indexOfVisibleRow(slot))
        return cell
    }

    /// Returns the index in `visibleRows` of the first row at or after a slot.
    private func indexOfVisibleRow(_ slot: Int) -> Int {
        ListIndexMap.partitioningIndex(visibleRows.count) { visibleRows[$0].slot >= slot }
    }

    /// Returns the row at a slot if it has a cell.
    private func visibleRow(_ slot: Int) -> VisibleRow? {
        let index = indexOfVisibleRow(slot)
        return index < visibleRows.count && visibleRows[index].slot == slot ? visibleRows[index] : nil
    }

    /// Creates the missing cells of rows. Ends early if the rows are discarded by the data source or the delegate: their index paths may no
    /// longer exist.
    func createCells(_ slots: ClosedRange<Int>) {
        for slot in slots where hasCurrentCounts { createCellIfNeeded(slot) }
    }

    /// Creates the cell of a row if it has none. Slots of headers and footers are ignored.
    func createCellIfNeeded(_ slot: Int) {
        if case .row(let path) = geometry.element(at: slot) { _ = cell(slot, path) }
    }

    /// Returns the frame of a row. During reordering, the dragged row follows the finger, and other rows move to make space for it.
    func rowFrame(_ slot: Int) -> CGRect {
        guard slot < geometry.slotCount else { return .zero }
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
                style: style, separatorColor: separatorStyle == .none ? nil : separatorColor ?? .clear,
                separatorEffect: separatorEffect, separatorInset: separatorInset,
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

    /// Recycles the cells of rows outside of the given slots, except the cell that a finger drags. The content may scroll away from the
    /// slot of that cell.
    private func recycle(outside slots: ClosedRange<Int>?) {
        let draggedSlot = rowDrag?.slot
        func isOutside(_ row: VisibleRow) -> Bool { row.slot != draggedSlot && slots?.contains(row.slot) != true }
        guard visibleRows.contains(where: isOutside) else { return }
        let old = visibleRows
        visibleRows = old.filter { !isOutside($0) }
        for row in old where isOutside(row) { recycle(row.cell, row.path) }
    }

    // MARK: - Other views

    func setFrame(_ view: UIView, to frame: CGRect) {
        if view.frame != frame { view.frame = frame }
    }

    /// Places the table's own header, footer, and background, and the separators of empty rows.
    private func placeTableViews() {
        if let view = tableHeaderView {
            setFrame(view, to: CGRect(x: 0, y: 0, width: bounds.width, height: geometry.top))
        }
        if let view = tableFooterView {
            setFrame(view, to: CGRect(x: 0, y: geometry.bottom, width: bounds.width, height: view.frame.height))
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
        guard isShown else { return }
        setFrame(emptyRowSeparators, to: CGRect(x: 0, y: top, width: bounds.width, height: bounds.maxY - top))
        let height = rowHeight > 0 ? rowHeight : estimatedRowHeight > 0 ? estimatedRowHeight : 44
        let (leading, trailing) = (separatorInset.left, separatorInset.right)
        emptyRowSeparators.showSeparators(
            every: height, separatorColor ?? .clear, separatorEffect, from: isRightToLeft ? trailing : leading,
            to: bounds.width - (isRightToLeft ? leading : trailing),
            pixel: CGFloat(pixelSize))
    }

    /// Applies a new height of the table header. The new height moves all rows, so it is applied before the visible rows are determined.
    private func updateTableHeaderHeight() {
        let height = tableHeaderView?.frame.height ?? 0
        guard height != geometry.top else { return }
        geometry.top = height
        lastLayout.isStale = true
    }
}
