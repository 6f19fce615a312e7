import UIKit

extension ListViewController {
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tint", for: indexPath)
        let tint = tint(at: indexPath)
        (cell as? TintCell)?.show(tint, isKept: kept.contains(tint.number))
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sections[indexPath.section][indexPath.row] == opened ? TintCell.openHeight : TintCell.height
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let band =
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "family") ?? UITableViewHeaderFooterView(reuseIdentifier: "family")
        band.backgroundColor = Palette.paper
        band.textLabel?.font = .systemFont(ofSize: 13, weight: .semibold)
        band.textLabel?.textColor = Palette.softInk
        band.textLabel?.text = Tint.families[section]
        return band
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        cells = max(cells, tableView.subviews.count { $0 is TintCell })
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { showPlace() }

    // MARK: - Opening

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let number = tint(at: indexPath).number
        let before = opened
        opened = opened == number ? nil : number
        // Heights are asked for again, and the rows move to where they stand then. One that is out of sight has to be named.
        tableView.performBatchUpdates {
            if let path = before.flatMap(self.path), tableView.cellForRow(at: path) == nil { tableView.reloadRows(at: [path], with: .none) }
        }
        tableView.deselectRow(at: indexPath, animated: false)
        if opened != nil { tableView.scrollToRow(at: indexPath, at: .none, animated: true) }
    }

    private func path(of number: Int) -> IndexPath? {
        for (section, numbers) in sections.enumerated() {
            if let row = numbers.firstIndex(of: number) { return IndexPath(row: row, section: section) }
        }
        return nil
    }

    // MARK: - Changing

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
        showPlace()
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.row)
    }

    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    {
        let number = tint(at: indexPath).number
        let action = UIContextualAction(style: .normal, title: kept.contains(number) ? "Drop" : "Keep") { [unowned self] _, _, done in
            if kept.remove(number) == nil { kept.insert(number) }
            (table.cellForRow(at: indexPath) as? TintCell)?.keep(kept.contains(number))
            done(true)
        }
        action.backgroundColor = UIColor(red: 0.16, green: 0.16, blue: 0.17, alpha: 1)
        return UISwipeActionsConfiguration(actions: [action])
    }
}
