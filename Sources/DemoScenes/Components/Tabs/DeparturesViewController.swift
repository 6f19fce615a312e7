import UIKit

/// A timetable of ferries.
class DeparturesViewController: UITableViewController {
    private static let departures = [
        ("7:40", "Islands, outer pier"), ("9:15", "Cape Ambra"), ("11:00", "Islands, inner pier"), ("14:30", "Cape Ambra and back"),
        ("17:10", "Islands, outer pier"), ("21:45", "Night ferry to the north"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tableFooterView = UIView()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Departure")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.departures.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Departure", for: indexPath)
        let departure = Self.departures[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = (departure.1, departure.0)
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}
