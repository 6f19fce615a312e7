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
        measureVisibleRows()
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

    /// The slots in the visible area. Nil if there are none.
    var visibleSlots: ClosedRange<Int>? { geometry.slots(from: bounds.minY, to: bounds.maxY) }

    // MARK: - Heights of visible rows

    /// Queries the heights of rows that have become visible. Rows that were visible before keep their position on the screen.
    func measureVisibleRows() {
        // If rows are lower than estimated, further rows become visible. After a few rounds all of them are measured.
        for _ in 0..<16 {
            guard let slots = visibleSlots, measureRows(slots) else { return }
            updateContentSize()
        }
    }

    /// Measures the rows among the given slots. Returns whether any position has changed.
    private func measureRows(_ slots: ClosedRange<Int>) -> Bool {
        guard slots.contains(where: { !geometry.isMeasured($0) }) else { return false }
        let anchor = visibleRows.first { slots.contains($0.slot) && geometry.isMeasured($0.slot) }?.slot
        let before = anchor.map { geometry.extent($0).y }
        var hasMoved = false
        for slot in slots where !geometry.isMeasured(slot) {
            guard case .row(let path) = geometry.element(at: slot) else { continue }
            let height = height(of: path) { cell(slot, path) }
            if geometry.setMeasuredHeight(of: slot, to: height) { hasMoved = true }
        }
        guard hasMoved else { return false }
        lastLayout.isStale = true
        if let anchor, let before {
            let step = geometry.extent(anchor).y - before
            if step != 0 { shiftOffset(by: CGVector(dx: 0, dy: step)) }
        }
        return true
    }

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

    /// Returns the frame of a row, moved to make space for a row that is being reordered.
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
        cell.setSelected(selectedPaths.contains(path), animated: false)
        cell.setHighlighted(touchedPath == path, animated: false)
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

    // MARK: - Headers and footers

    /// Creates, places, and recycles the headers and footers for the visible slots.
    func layoutHeadersAndFooters(_ slots: ClosedRange<Int>?) {
        let sections = slots.map { geometry.section(of: $0.lowerBound)...geometry.section(of: $0.upperBound) }
        updateHeadersOrFooters(&visibleHeaders, sections, isHeader: true)
        updateHeadersOrFooters(&visibleFooters, sections, isHeader: false)
        placeHeadersAndFooters()
    }

    private func updateHeadersOrFooters(_ headerFooters: inout [VisibleHeaderFooter], _ sections: ClosedRange<Int>?, isHeader: Bool) {
        for headerFooter in headerFooters where sections?.contains(headerFooter.section) != true { recycle(headerFooter.view) }
        headerFooters.removeAll { sections?.contains($0.section) != true }
        guard let sections else { return }
        for section in sections where !headerFooters.contains(where: { $0.section == section }) {
            guard geometry.extent(geometry.slot(of: isHeader ? .header(section) : .footer(section))).height > 0 else { continue }
            guard let view = makeHeaderFooter(section, isHeader: isHeader) else { continue }
            headerFooters.append(VisibleHeaderFooter(section: section, view: view))
        }
    }

    private func makeHeaderFooter(_ section: Int, isHeader: Bool) -> UIView? {
        var made: UIView?
        UIView.performWithoutAnimation {
            made = customHeaderFooterView(section, isHeader: isHeader)
            if made == nil, let title = headerFooterTitle(section, isHeader: isHeader) {
                let view =
                    dequeueHeaderFooter(UITableView.titleViewIdentifier)
                    ?? UITableViewHeaderFooterView(reuseIdentifier: UITableView.titleViewIdentifier)
                view.configure(title: title, for: style, isHeader: isHeader)
                made = view
            }
            guard let made else { return }
            made.frame = headerFooterFrame(section, isHeader: isHeader)
            made.isHidden = false
            // The view is in front of the rows, which scroll under pinned headers.
            if made.superview !== self { addSubview(made) }
            made.setNeedsLayout()
            made.layOutWithoutSuperview()
            if isHeader {
                delegate?.tableView(self, willDisplayHeaderView: made, forSection: section)
            } else {
                delegate?.tableView(self, willDisplayFooterView: made, forSection: section)
            }
        }
        return made
    }

    /// Returns the frame of a section's header or footer.
    ///
    /// In a plain table, the header stays at the top edge while its section is visible, and the footer stays at the bottom edge.
    func headerFooterFrame(_ section: Int, isHeader: Bool) -> CGRect {
        let slot = geometry.slot(of: isHeader ? .header(section) : .footer(section))
        var (y, height) = geometry.extent(slot)
        y += rowDrag?.shift(of: slot) ?? 0
        if style == .plain {
            let inset = adjustedContentInset
            let sectionStart = geometry.extent(geometry.slot(of: .header(section))).y
            let (footerStart, footerHeight) = geometry.extent(geometry.slot(of: .footer(section)))
            if isHeader {
                y = min(max(y, bounds.minY + inset.top), max(footerStart - height, sectionStart))
            } else {
                y = max(min(y, bounds.maxY - inset.bottom - height), min(sectionStart + height, footerStart))
            }
            if !isHeader { height = footerHeight }
        }
        return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }

    func placeHeadersAndFooters() {
        for header in visibleHeaders { setFrame(header.view, to: headerFooterFrame(header.section, isHeader: true)) }
        for footer in visibleFooters { setFrame(footer.view, to: headerFooterFrame(footer.section, isHeader: false)) }
    }

    private func setFrame(_ view: UIView, to frame: CGRect) {
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

    /// Applies a new height of the table header, which moves all rows.
    private func setTableHeaderHeight(_ height: CGFloat) {
        geometry.top = height
        lastLayout.isStale = true
        updateContentSize()
        setNeedsLayout()
    }
}
