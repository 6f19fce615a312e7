import CoreGraphics
import Foundation

extension UITableView {
    func defaultReloadData() {
        swipeController.close(animated: false)
        rowDrag = nil
        hasCurrentCounts = false
        pendingUpdates.discard()
        prefetchState = PrefetchState()
        selection.reset()
        setNeedsLayout()
    }

    func defaultNumberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return geometry.rowCounts.indices.contains(section) ? geometry.rowCounts[section] : 0
    }

    /// Queries the number of rows, if this was not done since the last reload. If there is no data source, there are no rows.
    func loadIfNeeded() {
        guard !isDeferringUpdates, !hasCurrentCounts || (dataSource == nil && !geometry.rowCounts.isEmpty) else { return }
        hasCurrentCounts = true
        withDeferredUpdates {
            let (oldRows, oldHeadersAndFooters) = (visibleRows, visibleHeaders + visibleFooters)
            (visibleRows, visibleHeaders, visibleFooters) = ([], [], [])
            rowDrag = nil
            for row in oldRows { recycle(row.cell, row.path) }
            for headerFooter in oldHeadersAndFooters { recycle(headerFooter.view) }
            var loaded = TableGeometry(counts: countRows(), headerTopPadding: headerTopPadding)
            loaded.top = tableHeaderView?.frame.height ?? 0
            // The delegate may query the new number of rows when it returns a height.
            geometry = loaded
            titleWidth = nil
            loaded.setHeights { estimate($0) }
            geometry = loaded
            lastLayout.isStale = true
            updateContentSize()
        }
    }

    /// Returns the number of rows in each section, queried from the data source.
    func countRows() -> [Int] {
        guard let dataSource else { return [] }
        return ListCounts.counts(sectionCount: dataSource.numberOfSections(in: self), of: "rows", "UITableView") {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
    }

    /// Sets the content size from the geometry and the table's footer.
    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: geometry.bottom + (tableFooterView?.frame.height ?? 0))
        guard contentSize != size else { return }
        contentSize = size
        if rowDrag != nil { rowAutoscroller.update() }
    }

    // MARK: - Heights

    /// Returns the height of a row, header, or footer before it becomes visible, and whether this height is final.
    ///
    /// The height of a row is the estimate of the delegate or of `estimatedRowHeight`. If the estimate is 0, the height that the delegate
    /// or `rowHeight` specifies is used. If the estimate is automatic, `rowHeight` is used. If no height is specified, the result is 44.
    ///
    /// The height of a header or footer is its estimate if that is positive, and otherwise its final height.
    func estimate(_ element: TableGeometry.Element) -> (length: CGFloat, isFinal: Bool) {
        switch element {
        case .header(let section):
            if estimatedSectionHeaderHeight > 0 { return (estimatedSectionHeaderHeight, false) }
            return (headerFooterHeight(section, isHeader: true), true)
        case .footer(let section):
            if estimatedSectionFooterHeight > 0 { return (estimatedSectionFooterHeight, false) }
            return (headerFooterHeight(section, isHeader: false), true)
        case .row(let path):
            let estimatedHeight = finiteHeight(delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight)
            if estimatedHeight > 0 { return (estimatedHeight, false) }
            if estimatedHeight == 0 {
                let height = finiteHeight(delegate?.tableView(self, heightForRowAt: path) ?? rowHeight)
                return height >= 0 ? (height, true) : (Self.defaultRowHeight, false)
            }
            return (rowHeight >= 0 ? rowHeight : Self.defaultRowHeight, false)
        }
    }

    /// The height of a row for which no height is specified.
    static let defaultRowHeight: CGFloat = 44

    /// Returns the final height of a row: the height that the delegate or `rowHeight` specifies, otherwise the height that the cell
    /// requires.
    func height(of path: IndexPath, _ cell: () -> UITableViewCell) -> CGFloat {
        let height = finiteHeight(delegate?.tableView(self, heightForRowAt: path) ?? rowHeight)
        return height >= 0 ? height : cell().fittingHeight(width: rowWidth)
    }

    /// Returns the height of a section's header or footer.
    ///
    /// If no height is specified, the result is the height of the custom view, the height for the title, or the default gap between grouped
    /// sections. In a plain table, it is 0 if the section has neither a custom view nor a title.
    func headerFooterHeight(_ section: Int, isHeader: Bool) -> CGFloat {
        let givenHeight =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        let givenFiniteHeight = finiteHeight(givenHeight)
        if givenFiniteHeight >= 0 { return givenFiniteHeight }
        if let view = customHeaderFooterView(section, isHeader: isHeader) {
            // The view is only measured here. It is requested again when it becomes visible.
            defer { recycle(view) }
            let height = view.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
            return height > 0 ? height : 28
        }
        let title = headerFooterTitle(section, isHeader: isHeader)
        let furtherLines = title.map { heightOfFurtherLines($0, isHeader: isHeader) } ?? 0
        if style == .plain { return title == nil ? 0 : 28 + furtherLines }
        if isHeader { return (title == nil ? 17.5 : 38 + furtherLines) + (section == 0 ? 17.5 : 0) }
        return title == nil ? 17.5 : 35 + furtherLines
    }

    /// Returns the height of a title beyond its first line. While the table has no width, a title has one line.
    private func heightOfFurtherLines(_ title: String, isHeader: Bool) -> CGFloat {
        if titleWidth == nil { titleWidth = bounds.width }
        guard bounds.width > 0 else { return 0 }
        return UITableViewHeaderFooterView.heightOfFurtherLines(
            title, for: style, isHeader: isHeader, width: rowWidth, traits: traitCollection)
    }

    /// Marks the heights of headers and footers as estimates if titles were measured for another width, because their number of lines can
    /// be different.
    func remeasureTitlesIfWidthChanged() {
        guard let titleWidth, titleWidth != bounds.width else { return }
        self.titleWidth = bounds.width
        for section in geometry.rowCounts.indices {
            geometry.markUnmeasured(geometry.slot(of: .header(section)))
            geometry.markUnmeasured(geometry.slot(of: .footer(section)))
        }
    }

    /// Returns a height that a client has specified. If it is not finite, emits a diagnostic and returns `automaticDimension`.
    private func finiteHeight(_ height: CGFloat) -> CGFloat {
        if height.isFinite { return height }
        Diagnostics.report(
            .warning, source: "UITableView",
            "The height \(height) of a row, header or footer is ignored and computed from its content. Return a finite height.",
            onlyOnce: true)
        return Self.automaticDimension
    }

    /// The empty space above each section header of a plain table. Other styles have none.
    var headerTopPadding: CGFloat { style == .plain ? max(sectionHeaderTopPadding, 0) : 0 }

    /// Returns the title of a section's header or footer from the data source.
    func headerFooterTitle(_ section: Int, isHeader: Bool) -> String? {
        isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    /// Returns the delegate's view for a section's header or footer.
    func customHeaderFooterView(_ section: Int, isHeader: Bool) -> UIView? {
        // A view that the delegate dequeues during the call is set up for this role.
        requestsHeader = isHeader
        return isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section) : delegate?.tableView(self, viewForFooterInSection: section)
    }

    /// The horizontal inset of the rows. In the style `insetGrouped` the rows do not reach the edges.
    var rowInset: CGFloat { style == .insetGrouped ? 16 : 0 }
    /// The width of the rows.
    var rowWidth: CGFloat { max(bounds.width - rowInset * 2, 0) }
}
