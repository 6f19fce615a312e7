import UIKit

/// The list of the stops in the sheet over the map.
class StopsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// Called with the index of the stop that was tapped.
    var didSelect: (Int) -> Void = { _ in }
    private let titleLabel = UILabel()
    private let lineLabel = UILabel()
    private let table = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "stop list"
        titleLabel.text = "Line 4"
        titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
        titleLabel.textColor = .label
        lineLabel.text = "Every 10 minutes until midnight"
        lineLabel.font = .systemFont(ofSize: 14)
        lineLabel.textColor = .secondaryLabel
        for label in [titleLabel, lineLabel] { view.addSubview(label) }
        (table.dataSource, table.delegate) = (self, self)
        table.rowHeight = 52
        table.backgroundColor = .clear
        view.addSubview(table)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        titleLabel.frame = CGRect(x: 16, y: 22, width: width - 32, height: 28)
        lineLabel.frame = CGRect(x: 16, y: 52, width: width - 32, height: 18)
        table.frame = CGRect(x: 0, y: 84, width: width, height: max(view.bounds.height - 84, 0))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { TownMapView.stops.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Stop") ?? UITableViewCell(style: .value1, reuseIdentifier: "Stop")
        let stop = TownMapView.stops[indexPath.row]
        cell.textLabel?.text = stop.name
        cell.detailTextLabel?.text = "\(indexPath.row * 3 + 2) min"
        cell.backgroundColor = .clear
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        didSelect(indexPath.row)
    }
}
