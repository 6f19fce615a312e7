import UIKit

/// The list of books. A tap on a row pushes the book's page.
class MasterViewController: UITableViewController {
    private let books = Book.all

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Bookstore"
        tableView.accessibilityIdentifier = "books"
        tableView.rowHeight = 72
        // With a footer, the table has no separators below its last row.
        tableView.tableFooterView = UIView()
        tableView.register(BookCell.self, forCellReuseIdentifier: "Book")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
        (cell as? BookCell)?.show(books[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = DetailViewController()
        detail.book = books[indexPath.row]
        navigationController?.pushViewController(detail, animated: true)
    }
}
