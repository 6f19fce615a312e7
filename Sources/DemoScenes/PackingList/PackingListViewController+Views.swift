import UIKit

extension PackingListViewController {
    func makeViews() {
        menu.accessibilityIdentifier = "menu"
        menu.backgroundColor = UIColor(
            light: UIColor(red: 0xEF / 255, green: 0xEF / 255, blue: 0xF4 / 255, alpha: 1), dark: .secondarySystemBackground)
        menu.clipsToBounds = true

        titleLabel.accessibilityIdentifier = "title"
        titleLabel.text = "Packing List"
        titleLabel.setScaledFont(.scaled(20, limit: 26))
        titleLabel.isUserInteractionEnabled = true
        titleLabel.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector(PackingListViewController.moveTitle)))

        menuButton.accessibilityIdentifier = "menu-button"
        menuButton.setTitle("+", for: .normal)
        menuButton.titleLabel?.font = .systemFont(ofSize: 27)
        menuButton.addTarget(self, action: Selector(PackingListViewController.toggleMenu), for: .touchUpInside)

        tableView.accessibilityIdentifier = "items"
        tableView.backgroundColor = .clear
        // With a footer, the table has no separators below its last row.
        tableView.tableFooterView = UIView()
        tableView.rowHeight = 54
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")

        for view in [suitcase, tableView, menu] { self.view.addSubview(view) }
        for view in [titleLabel, menuButton] { menu.addSubview(view) }
        suitcase.setItems(items)
        for view in [suitcase, tableView, menu, titleLabel, menuButton] { view.translatesAutoresizingMaskIntoConstraints = false }
    }

    func makeConstraints() {
        menuHeight = menu.heightAnchor.constraint(equalToConstant: 60)
        titleCenterX = titleLabel.centerXAnchor.constraint(equalTo: menu.centerXAnchor)
        titleCenterX.identifier = "TitleCenterX"
        let titleCenterY = titleLabel.centerYAnchor.constraint(equalTo: menu.centerYAnchor, constant: 5)
        titleCenterY.identifier = "TitleCenterY"
        NSLayoutConstraint.activate([
            menu.topAnchor.constraint(equalTo: view.topAnchor),
            menu.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            menu.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            menuHeight,
            titleCenterX,
            titleCenterY,
            menuButton.trailingAnchor.constraint(equalTo: menu.trailingAnchor, constant: -8),
            menuButton.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
            menuButton.widthAnchor.constraint(equalToConstant: 30),
            menuButton.heightAnchor.constraint(equalToConstant: 45),
            // The table's top is constrained to the menu's bottom, so a change of the menu's height also moves the table.
            tableView.topAnchor.constraint(equalTo: menu.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            suitcase.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            suitcase.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            suitcase.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            suitcase.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.45),
        ])
    }
}
