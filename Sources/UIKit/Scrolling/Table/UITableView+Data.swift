import CoreGraphics
import Foundation

extension UITableView {
    /// Asks for everything anew. Cells are made again at the next layout.
    public func reloadData() {
        closeSwipe(animated: false)
        drag = nil
        isLoaded = false
        updates = nil
        selected = []
        touched = nil
        setNeedsLayout()
    }

    public var numberOfSections: Int {
        loadIfNeeded()
        return shape.counts.count
    }

    public func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return shape.counts.indices.contains(section) ? shape.counts[section] : 0
    }

    /// Counts the rows, unless that was done since the last reload. Without a data source there are none.
    func loadIfNeeded() {
        guard !isLoaded || (dataSource == nil && !shape.counts.isEmpty) else { return }
        isLoaded = true
        for row in shown { putAway(row.cell, row.path) }
        for band in shownHeaders + shownFooters { putAway(band.view) }
        (shown, shownHeaders, shownFooters) = ([], [], [])
        shape = TableShape(counts: countRows())
        shape.top = tableHeaderView?.frame.height ?? 0
        shape.fill { estimate($0) }
        laidOut.isStale = true
        fitContent()
    }

    func countRows() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    }

    func fitContent() {
        let size = CGSize(width: bounds.width, height: shape.bottom + (tableFooterView?.frame.height ?? 0))
        if contentSize != size { contentSize = size }
    }

    // MARK: - Heights

    /// Before it is seen: what the delegate guesses, what is the same for all, or 44.
    func estimate(_ part: TableShape.Part) -> (length: CGFloat, known: Bool) {
        switch part {
        case .header(let section): return (bandHeight(section, isHeader: true), true)
        case .footer(let section): return (bandHeight(section, isHeader: false), true)
        case .row(let path):
            let guess = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
            if guess > 0 { return (guess, false) }
            if guess == 0 {
                let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
                return height >= 0 ? (height, true) : (Self.usualHeight, false)
            }
            return (rowHeight >= 0 ? rowHeight : Self.usualHeight, false)
        }
    }

    static let usualHeight: CGFloat = 44

    /// What the delegate says, or else what the cell needs at the table's width.
    func height(of path: IndexPath, _ cell: () -> UITableViewCell) -> CGFloat {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return height >= 0 ? height : cell().fittingHeight(width: rowWidth)
    }

    /// Without a height that is said: a custom view's own, that of the title, or what grouped sections leave between them.
    private func bandHeight(_ section: Int, isHeader: Bool) -> CGFloat {
        let said =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if said >= 0 { return said }
        if let view = customBand(section, isHeader: isHeader) {
            // It is asked for again when it is seen.
            defer { putAway(view) }
            let height = view.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
            return height > 0 ? height : 28
        }
        let title = bandTitle(section, isHeader: isHeader)
        if style == .plain { return title == nil ? 0 : 28 }
        if isHeader { return (title == nil ? 17.5 : 38) + (section == 0 ? 17.5 : 0) }
        return title == nil ? 17.5 : 35
    }

    func bandTitle(_ section: Int, isHeader: Bool) -> String? {
        isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    func customBand(_ section: Int, isHeader: Bool) -> UIView? {
        isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section) : delegate?.tableView(self, viewForFooterInSection: section)
    }

    /// Left and right of the rows; the cards of `insetGrouped` stand off the edges.
    var rowInset: CGFloat { style == .insetGrouped ? 16 : 0 }
    var rowWidth: CGFloat { max(bounds.width - rowInset * 2, 0) }
}
