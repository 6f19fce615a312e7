import UIKit

/// All text styles, each as a row with its name and size.
class TextStylesPage: UITableViewController {
    private static let styles: [(name: String, style: UIFont.TextStyle)] = [
        ("Large title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3), ("Headline", .headline),
        ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption 1", .caption1),
        ("Caption 2", .caption2),
    ]

    convenience init() { self.init(style: .insetGrouped) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(forCellReuseIdentifier: "style") { UITableViewCell(style: .value1, reuseIdentifier: $0) }
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (page: TextStylesPage, _) in page.tableView.reloadData() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.styles.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "style", for: indexPath)
        let style = Self.styles[indexPath.row]
        let font = UIFont.preferredFont(forTextStyle: style.style, compatibleWith: traitCollection)
        cell.textLabel?.text = style.name
        cell.textLabel?.font = font
        cell.detailTextLabel?.text = "\(Int(font.pointSize))"
        cell.selectionStyle = .none
        return cell
    }
}
