import UIKit

/// The table. It has two rows: the widget, and the button that presents the settings.
extension LockScreenViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        indexPath.row == 0 ? widgetCell(at: indexPath) : footerCell(at: indexPath)
    }

    private func widgetCell(at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        guard let widget = cell as? WidgetCell else { return cell }
        widget.tableView = tableView
        widget.widgetView.owner = self
        return widget
    }

    private func footerCell(at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Footer", for: indexPath)
        guard let footer = cell as? FooterCell else { return cell }
        footer.didPressEdit = { [unowned self] in presentSettings(interactively: false) }
        return footer
    }
}
