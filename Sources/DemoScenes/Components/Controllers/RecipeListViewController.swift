import UIKit

/// The list of the recipes.
class RecipeListViewController: UITableViewController {
    /// Called with the recipe that was tapped.
    var didSelect: (Recipe) -> Void = { _ in }
    /// Whether a recipe was tapped.
    private(set) var hasSelected = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        tableView.rowHeight = 52
        // With a footer, the table has no separators below its last row.
        tableView.tableFooterView = UIView()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Recipe.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Recipe") ?? UITableViewCell(style: .value1, reuseIdentifier: "Recipe")
        cell.textLabel?.text = Recipe.all[indexPath.row].name
        cell.detailTextLabel?.text = Recipe.all[indexPath.row].time
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        hasSelected = true
        didSelect(Recipe.all[indexPath.row])
    }
}
