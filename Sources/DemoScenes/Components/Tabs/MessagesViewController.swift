import UIKit

/// Messages with swipe actions. A bar for a new message stays above the keyboard.
class MessagesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
    private let table = UITableView(frame: .zero, style: .plain)
    private let bar = MessageBar()
    private let feedback = UIImpactFeedbackGenerator(style: .light)
    private var messages = Message.samples

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        (table.dataSource, table.delegate) = (self, self)
        (table.rowHeight, table.estimatedRowHeight) = (UITableView.automaticDimension, 76)
        table.tableFooterView = UIView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Message")
        bar.field.delegate = self
        bar.sendButton.addTarget(self, action: Selector(MessagesViewController.send), for: .touchUpInside)
        for part in [table, bar] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor), table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor), table.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 56), bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        updateBadge()
    }

    private func updateBadge() {
        let count = messages.count { $0.isUnread }
        tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
    }

    // MARK: - Writing

    func send() {
        guard let text = bar.field.text, !text.isEmpty else { return }
        bar.field.text = nil
        messages.append(Message(sender: "You", text: text, isUnread: false))
        let path = IndexPath(row: messages.count - 1, section: 0)
        table.insertRows(at: [path], with: .bottom)
        table.scrollToRow(at: path, at: .bottom, animated: true)
        feedback.impactOccurred()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField.text?.isEmpty == false { send() } else { textField.resignFirstResponder() }
        return false
    }

    // MARK: - Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
        show(messages[indexPath.row], in: cell)
        return cell
    }

    private func show(_ message: Message, in cell: UITableViewCell) {
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = (message.sender, message.text)
        content.image = UIImage(systemName: message.isUnread ? "envelope.fill" : "envelope.open")
        content.imageProperties.tintColor = message.isUnread ? Palette.accent : .secondaryLabel
        cell.contentConfiguration = content
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let title = messages[indexPath.row].isUnread ? "Read" : "Unread"
        let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
            self?.toggleUnread(indexPath)
            done(true)
        }
        action.backgroundColor = Palette.blue
        return UISwipeActionsConfiguration(actions: [action])
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.delete(indexPath)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        toggleUnread(indexPath)
    }

    private func toggleUnread(_ path: IndexPath) {
        guard messages.indices.contains(path.row) else { return }
        messages[path.row].isUnread.toggle()
        if let cell = table.cellForRow(at: path) { show(messages[path.row], in: cell) }
        updateBadge()
    }

    private func delete(_ path: IndexPath) {
        guard messages.indices.contains(path.row) else { return }
        messages.remove(at: path.row)
        table.deleteRows(at: [path], with: .automatic)
        updateBadge()
    }
}
