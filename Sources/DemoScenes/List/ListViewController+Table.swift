import UIKit

extension ListViewController {
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tint", for: indexPath)
        let namedColor = namedColor(at: indexPath)
        (cell as? NamedColorCell)?.show(namedColor, isStarred: starred.contains(namedColor.number))
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sections[indexPath.section][indexPath.row] == expandedNumber ? NamedColorCell.expandedHeight : NamedColorCell.height
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header =
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "family") ?? UITableViewHeaderFooterView(reuseIdentifier: "family")
        header.backgroundColor = Palette.background
        header.textLabel?.font = .systemFont(ofSize: 13, weight: .semibold)
        header.textLabel?.textColor = Palette.secondaryForeground
        header.textLabel?.text = NamedColor.families[section]
        return header
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        maximumCellCount = max(maximumCellCount, tableView.subviews.count { $0 is NamedColorCell })
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { updatePosition() }

    // MARK: - Expanding

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let number = namedColor(at: indexPath).number
        let previous = expandedNumber
        expandedNumber = expandedNumber == number ? nil : number
        // The table view queries the heights of the visible rows again and animates the rows to their new positions. If the previously
        // expanded row is not visible, it has to be reloaded explicitly.
        tableView.performBatchUpdates {
            if let previousIndexPath = previous.flatMap(self.indexPath), tableView.cellForRow(at: previousIndexPath) == nil {
                tableView.reloadRows(at: [previousIndexPath], with: .none)
            }
        }
        tableView.deselectRow(at: indexPath, animated: false)
        if expandedNumber != nil { tableView.scrollToRow(at: indexPath, at: .none, animated: true) }
    }

    private func indexPath(of number: Int) -> IndexPath? {
        for (section, numbers) in sections.enumerated() {
            if let row = numbers.firstIndex(of: number) { return IndexPath(row: row, section: section) }
        }
        return nil
    }

    // MARK: - Editing

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
        updatePosition()
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.row)
    }

    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    {
        let number = namedColor(at: indexPath).number
        let action = UIContextualAction(style: .normal, title: starred.contains(number) ? "Drop" : "Keep") { [unowned self] _, _, done in
            if starred.remove(number) == nil { starred.insert(number) }
            (table.cellForRow(at: indexPath) as? NamedColorCell)?.setStarred(starred.contains(number))
            done(true)
        }
        action.backgroundColor = UIColor(red: 0.16, green: 0.16, blue: 0.17, alpha: 1)
        return UISwipeActionsConfiguration(actions: [action])
    }
}
