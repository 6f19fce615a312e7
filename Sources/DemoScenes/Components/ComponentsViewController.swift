import UIKit

/// The list of the pages. A tap on a row pushes the page.
class ComponentsViewController: UITableViewController {
    /// The sections of the list. Each section is declared in a file of its own.
    private let sections: [ComponentSection] = [.text, .controls, .controllers, .symbols, .appearance, .filters, .layout]

    convenience init() { self.init(style: .insetGrouped) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Components"
        navigationController?.navigationBar.prefersLargeTitles = true
        tableView.accessibilityIdentifier = "pages"
        updateRowHeight()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: ComponentsViewController, _) in
            controller.updateRowHeight()
        }
        tableView.register(ComponentCell.self, forCellReuseIdentifier: "Page")
    }

    private func updateRowHeight() { tableView.rowHeight = UIFontMetrics.default.scaledValue(for: 64, compatibleWith: traitCollection) }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].pages.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Page", for: indexPath)
        (cell as? ComponentCell)?.show(sections[indexPath.section].pages[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = sections[indexPath.section].pages[indexPath.row]
        let controller = page.makeController()
        if controller.title == nil { controller.title = page.title }
        // A page has a large title only if it requests one.
        if controller.navigationItem.largeTitleDisplayMode == .automatic { controller.navigationItem.largeTitleDisplayMode = .never }
        navigationController?.pushViewController(controller, animated: true)
    }
}
