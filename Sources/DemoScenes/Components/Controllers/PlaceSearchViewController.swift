import UIKit

/// A list of places with a large title, a search bar and scopes.
class PlaceSearchViewController: UITableViewController, UISearchResultsUpdating {
    private var places = Place.all
    private let search = UISearchController(searchResultsController: nil)

    convenience init() { self.init(style: .plain) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.searchController = search
        search.obscuresBackgroundDuringPresentation = false
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Name or country"
        search.searchBar.scopeButtonTitles = ["All"] + Place.Kind.allCases.map(\.rawValue)
        tableView.rowHeight = 60
        tableView.register(PlaceRowCell.self, forCellReuseIdentifier: "Place")
    }

    func updateSearchResults(for searchController: UISearchController) {
        let bar = searchController.searchBar
        let kinds = Place.Kind.allCases
        let kind = searchController.isActive && bar.selectedScopeButtonIndex > 0 ? kinds[bar.selectedScopeButtonIndex - 1] : nil
        places = Place.all.filter { $0.matches(bar.text ?? "") && (kind == nil || $0.kind == kind) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Place", for: indexPath)
        (cell as? PlaceRowCell)?.show(places[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.pushViewController(PlaceViewController(places[indexPath.row]), animated: true)
    }
}
