import CoreGraphics
import Foundation
import QuartzCore

/// How a change is shown: rows that stay move from where they were, others come and go as they were told to.
extension UITableView {
    private static let changeTime = 0.3

    private struct Leaver {
        let cell: UITableViewCell
        let path: IndexPath
        let animation: RowAnimation
    }

    func show(_ change: TableChange, _ completion: ((Bool) -> Void)?) {
        let start = contentOffset
        var (leavers, farewells): ([Leaver], [UIView]) = ([], [])
        var parting: [ShownRow] = []
        let tray = settleSwipe(change)
        UIView.performWithoutAnimation {
            leavers = takeLeavers(change)
            farewells = renumberBands(change)
            parting = setOut(change)
            layer.bounds.origin = start
        }
        let goal = laidOutOffset
        let move = { [self] in
            layer.bounds.origin = goal
            for row in shown + parting { place(row.cell, at: rowFrame(row.slot)) }
            for row in shown { row.cell.alpha = 1 }
            for leaver in leavers { leave(leaver) }
            for view in farewells { view.alpha = 0 }
            // What is done fills the room that the row leaves.
            if let tray, tray.isArmed { tray.layOut(pull: bounds.width) }
            tray?.frame.size.height = 0
            for band in shownHeaders + shownFooters { band.view.alpha = 1 }
            layoutTable()
        }
        UIView.animate(withDuration: Self.changeTime, delay: 0, options: .allowUserInteraction, animations: move) { [weak self] finished in
            for row in parting { self?.putAway(row.cell, row.path) }
            for leaver in leavers { self?.putAway(leaver.cell, leaver.path) }
            for view in farewells { self?.putAway(view) }
            tray?.removeFromSuperview()
            completion?(finished)
        }
    }

    // MARK: - Before it moves

    /// Takes out the cells of rows that go or are made anew, and gives the others their new numbers.
    private func takeLeavers(_ change: TableChange) -> [Leaver] {
        var (leavers, stay): ([Leaver], [ShownRow]) = ([], [])
        for row in shown {
            if let animation = change.plan.leaving(row.path) {
                leavers.append(Leaver(cell: row.cell, path: row.path, animation: animation))
            } else if let path = change.plan.place(after: row.path) {
                stay.append(ShownRow(slot: shape.slot(of: .row(path)), path: path, cell: row.cell))
            }
        }
        shown = stay.sorted { $0.slot < $1.slot }
        for row in shown { shape.doubt(row.slot) }
        return leavers
    }

    /// Makes the cells that will be seen and puts them where they come from. Returns the rows that move out of sight.
    private func setOut(_ change: TableChange) -> [ShownRow] {
        let stay = Set(shown.map { ObjectIdentifier($0.cell) })
        fitContent()
        measureVisible()
        let slots = visibleSlots
        if let slots { for slot in slots { show(slot) } }
        let parting = shown.filter { slots?.contains($0.slot) != true }
        shown.removeAll { slots?.contains($0.slot) != true }
        restyle()
        for row in shown where !stay.contains(ObjectIdentifier(row.cell)) { comeFrom(row, change) }
        laidOut.isStale = true
        laidOutOffset = contentOffset
        return parting.filter { stay.contains(ObjectIdentifier($0.cell)) || dismiss($0) }
    }

    /// A cell that was made to be measured, and is out of sight.
    private func dismiss(_ row: ShownRow) -> Bool {
        putAway(row.cell, row.path)
        return false
    }

    private func comeFrom(_ row: ShownRow, _ change: TableChange) {
        if let animation = change.plan.entering(row.path) {
            place(row.cell, at: Self.away(rowFrame(row.slot), animation))
            row.cell.alpha = Self.alphaAway(animation)
            sendBack(row.cell)
        } else if let before = change.plan.place(before: row.path) {
            place(row.cell, at: change.oldFrame(before, self))
        }
    }

    func sendBack(_ cell: UITableViewCell) { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }

    // MARK: - Coming and going

    private func leave(_ leaver: Leaver) {
        UIView.performWithoutAnimation { sendBack(leaver.cell) }
        // One that was pulled aside goes on that way.
        if leaver.cell.slide != 0 {
            leaver.cell.frame.origin.x = leaver.cell.slide < 0 ? -bounds.width : bounds.width
            return
        }
        guard leaver.animation != .none else { return UIView.performWithoutAnimation { leaver.cell.alpha = 0 } }
        leaver.cell.frame = Self.away(leaver.cell.frame, leaver.animation)
        leaver.cell.alpha = Self.alphaAway(leaver.animation)
    }

    /// Where a row comes from or goes to.
    private static func away(_ frame: CGRect, _ animation: RowAnimation) -> CGRect {
        switch animation {
        case .left: frame.offsetBy(dx: -frame.width, dy: 0)
        case .right: frame.offsetBy(dx: frame.width, dy: 0)
        case .top: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        case .middle: frame.insetBy(dx: 0, dy: frame.height / 2)
        case .fade, .none, .automatic: frame
        }
    }

    private static func alphaAway(_ animation: RowAnimation) -> CGFloat { animation == .none ? 1 : 0 }

    // MARK: - Headers and footers

    /// Those of sections that stay get their new numbers; the others are returned.
    private func renumberBands(_ change: TableChange) -> [UIView] {
        var gone: [UIView] = []
        func renumber(_ bands: [ShownBand]) -> [ShownBand] {
            bands.compactMap { band in
                if change.plan.updates.reloadedSections[band.section] == nil, let section = change.plan.section(after: band.section) {
                    return ShownBand(section: section, view: band.view)
                }
                gone.append(band.view)
                return nil
            }
        }
        shownHeaders = renumber(shownHeaders)
        shownFooters = renumber(shownFooters)
        return gone
    }
}
