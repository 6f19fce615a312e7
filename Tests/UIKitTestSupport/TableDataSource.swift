import UIKit

/// The data source and delegate of a table with numbers as rows. A cell has its number as tag, and the number determines its height.
@MainActor package final class TableDataSource: UITableViewDataSource, UITableViewDelegate {
    package var sections: [[Int]]
    package var log: [String] = []
    package var createdCellCount = 0
    package var cellRequestCount = 0
    package var heights: (Int) -> CGFloat = { CGFloat(10 + $0 % 4 * 5) }
    package var titles: [String?] = []

    package init(_ sections: [[Int]]) { self.sections = sections }

    package func connect(_ table: UITableView) {
        table.register(forCellReuseIdentifier: "row") { [unowned self] in
            createdCellCount += 1
            return UITableViewCell(style: .default, reuseIdentifier: $0)
        }
        table.dataSource = self
        table.delegate = self
    }

    package func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellRequestCount += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.tag = sections[indexPath.section][indexPath.row]
        return cell
    }
    package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights(sections[indexPath.section][indexPath.row])
    }
    package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }
    package func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("will select \(indexPath.row)")
        return indexPath
    }
    package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("did select \(indexPath.row)") }
    package func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("will deselect \(indexPath.row)")
        return indexPath
    }
    package func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("did deselect \(indexPath.row)") }
    package func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.append("highlight \(indexPath.row)") }
    package func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("unhighlight \(indexPath.row)")
    }

    package subscript(path: IndexPath) -> Int { sections[path.section][path.row] }
}
