import CoreGraphics
import Foundation
import QuartzCore

/// A pass over what can be seen. It costs what comes and goes, not what is there.
extension UITableView {
    func layoutTable() {
        loadIfNeeded()
        guard bounds.width > 0, bounds.height > 0 else { return }
        if laidOut.width != bounds.width { laidOut.isStale = true }
        fitContent()
        measureVisible()
        let slots = visibleSlots
        if laidOut.isStale || slots != laidOut.slots {
            recycle(outside: slots)
            if let slots { for slot in slots { show(slot) } }
            if laidOut.isStale { placeAll() }
            layoutBands(slots)
            laidOut = LaidOut(slots: slots, width: bounds.width, isStale: false)
        } else if style == .plain {
            placeBands()
        }
        placeEnds()
    }

    var visibleSlots: ClosedRange<Int>? { shape.slots(from: bounds.minY, to: bounds.maxY) }

    // MARK: - Heights of what is seen

    /// Asks for the heights of the rows that have become visible. What was visible before stays where it is on the screen.
    func measureVisible() {
        // Rows that turn out lower let others in; a few rounds bring them all.
        for _ in 0..<16 {
            guard let slots = visibleSlots, learn(slots) else { return }
            fitContent()
        }
    }

    /// True if something has moved.
    private func learn(_ slots: ClosedRange<Int>) -> Bool {
        guard slots.contains(where: { !shape.isKnown($0) }) else { return false }
        let anchor = shown.first { slots.contains($0.slot) && shape.isKnown($0.slot) }?.slot
        let before = anchor.map { shape.extent($0).y }
        var hasMoved = false
        for slot in slots where !shape.isKnown(slot) {
            guard case .row(let path) = shape.part(at: slot) else { continue }
            let height = height(of: path) { cell(slot, path) }
            if shape.learn(slot, height) { hasMoved = true }
        }
        guard hasMoved else { return false }
        laidOut.isStale = true
        if let anchor, let before {
            let step = shape.extent(anchor).y - before
            if step != 0 { slide(by: CGVector(dx: 0, dy: step)) }
        }
        return true
    }

    // MARK: - Cells

    /// The row's cell, made if it has none.
    func cell(_ slot: Int, _ path: IndexPath) -> UITableViewCell {
        let index = Rearrangement.firstIndex(shown.count) { shown[$0].slot >= slot }
        if index < shown.count, shown[index].slot == slot { return shown[index].cell }
        guard let dataSource else { preconditionFailure("a table without a data source has no rows") }
        var cell = UITableViewCell()
        UIView.performWithoutAnimation {
            cell = dataSource.tableView(self, cellForRowAt: path)
            prepare(cell, path)
            place(cell, at: rowFrame(slot))
            if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
            cell.isHidden = false
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
        shown.insert(ShownRow(slot: slot, path: path, cell: cell), at: index)
        return cell
    }

    func show(_ slot: Int) {
        if case .row(let path) = shape.part(at: slot) { _ = cell(slot, path) }
    }

    func rowFrame(_ slot: Int) -> CGRect {
        var (y, height) = shape.extent(slot)
        if let drag { y = slot == drag.slot ? drag.top : y + drag.shift(of: slot) }
        return CGRect(x: rowInset, y: y, width: rowWidth, height: height)
    }

    /// A row that is pulled aside stands beside its place.
    func place(_ cell: UITableViewCell, at frame: CGRect) {
        let frame = frame.offsetBy(dx: cell.slide, dy: 0)
        if cell.frame != frame { cell.frame = frame }
        cell.placeContent()
        cell.layOutAlone()
    }

    /// What the table decides about the looks of a row.
    func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
        let last = shape.contains(path) && path.row == shape.counts[path.section] - 1
        cell.setNeedsLayout()
        cell.dress(
            RowDress(
                style: style, separator: separatorStyle == .none ? nil : separatorColor ?? .clear, inset: separatorInset,
                isFirst: path.row == 0, isLast: last, pixel: CGFloat(pixel)))
        cell.setSelected(selected.contains(path), animated: false)
        cell.setHighlighted(touched == path, animated: false)
        dress(cell, path, animated: false)
    }

    func restyle() {
        for row in shown { prepare(row.cell, row.path) }
    }

    private func placeAll() {
        for row in shown { place(row.cell, at: rowFrame(row.slot)) }
    }

    private func recycle(outside slots: ClosedRange<Int>?) {
        guard shown.contains(where: { slots?.contains($0.slot) != true }) else { return }
        let old = shown
        shown = old.filter { slots?.contains($0.slot) == true }
        for row in old where slots?.contains(row.slot) != true {
            putAway(row.cell, row.path)
        }
    }

    // MARK: - Headers and footers

    func layoutBands(_ slots: ClosedRange<Int>?) {
        let sections = slots.map { shape.section(of: $0.lowerBound)...shape.section(of: $0.upperBound) }
        refreshBands(&shownHeaders, sections, isHeader: true)
        refreshBands(&shownFooters, sections, isHeader: false)
        placeBands()
    }

    private func refreshBands(_ bands: inout [ShownBand], _ sections: ClosedRange<Int>?, isHeader: Bool) {
        for band in bands where sections?.contains(band.section) != true { putAway(band.view) }
        bands.removeAll { sections?.contains($0.section) != true }
        guard let sections else { return }
        for section in sections where !bands.contains(where: { $0.section == section }) {
            guard shape.extent(shape.slot(of: isHeader ? .header(section) : .footer(section))).height > 0 else { continue }
            guard let view = makeBand(section, isHeader: isHeader) else { continue }
            bands.append(ShownBand(section: section, view: view))
        }
    }

    private func makeBand(_ section: Int, isHeader: Bool) -> UIView? {
        var made: UIView?
        UIView.performWithoutAnimation {
            made = customBand(section, isHeader: isHeader)
            if made == nil, let title = bandTitle(section, isHeader: isHeader) {
                let view = dequeueBand(UITableView.titleBand) ?? UITableViewHeaderFooterView(reuseIdentifier: UITableView.titleBand)
                view.show(title: title, in: style, isHeader: isHeader)
                made = view
            }
            guard let made else { return }
            made.frame = bandFrame(section, isHeader: isHeader)
            made.isHidden = false
            // Above the rows, which pass under those that stay.
            if made.superview !== self { addSubview(made) }
            made.setNeedsLayout()
            made.layOutAlone()
            if isHeader {
                delegate?.tableView(self, willDisplayHeaderView: made, forSection: section)
            } else {
                delegate?.tableView(self, willDisplayFooterView: made, forSection: section)
            }
        }
        return made
    }

    /// In a plain table the header of a section stays at the top while any of the section is seen, and its footer at the bottom.
    func bandFrame(_ section: Int, isHeader: Bool) -> CGRect {
        let slot = shape.slot(of: isHeader ? .header(section) : .footer(section))
        var (y, height) = shape.extent(slot)
        y += drag?.shift(of: slot) ?? 0
        if style == .plain {
            let inset = adjustedContentInset
            let start = shape.extent(shape.slot(of: .header(section))).y
            let (footer, footerHeight) = shape.extent(shape.slot(of: .footer(section)))
            if isHeader {
                y = min(max(y, bounds.minY + inset.top), max(footer - height, start))
            } else {
                y = max(min(y, bounds.maxY - inset.bottom - height), min(start + height, footer))
            }
            if !isHeader { height = footerHeight }
        }
        return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }

    func placeBands() {
        for band in shownHeaders { move(band.view, to: bandFrame(band.section, isHeader: true)) }
        for band in shownFooters { move(band.view, to: bandFrame(band.section, isHeader: false)) }
    }

    private func move(_ view: UIView, to frame: CGRect) {
        if view.frame != frame { view.frame = frame }
    }

    /// The table's own header, footer and background.
    private func placeEnds() {
        if let view = tableHeaderView {
            if view.frame.height != shape.top { retop(view.frame.height) }
            move(view, to: CGRect(x: 0, y: 0, width: bounds.width, height: shape.top))
        }
        if let view = tableFooterView {
            move(view, to: CGRect(x: 0, y: shape.bottom, width: bounds.width, height: view.frame.height))
            fitContent()
        }
        if let backgroundView { move(backgroundView, to: bounds) }
        placeEmptyRows()
    }

    /// A plain table goes on below its last row, unless something stands there.
    private func placeEmptyRows() {
        let top = shape.bottom
        let isShown = style == .plain && separatorStyle != .none && tableFooterView == nil && dataSource != nil && top < bounds.maxY
        guard isShown || emptyRows.superview != nil else { return }
        emptyRows.isHidden = !isShown
        guard isShown, let color = separatorColor else { return }
        move(emptyRows, to: CGRect(x: 0, y: top, width: bounds.width, height: bounds.maxY - top))
        let height = rowHeight > 0 ? rowHeight : estimatedRowHeight > 0 ? estimatedRowHeight : 44
        emptyRows.rule(every: height, color, from: separatorInset.left, to: bounds.width - separatorInset.right, pixel: CGFloat(pixel))
    }

    /// The header has another height: all else follows.
    private func retop(_ height: CGFloat) {
        shape.top = height
        laidOut.isStale = true
        fitContent()
        setNeedsLayout()
    }
}
