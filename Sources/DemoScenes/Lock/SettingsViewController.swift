import UIKit

/// A list of items that can be added to the lock screen. It is only a demo: choosing a row only dismisses the list.
class SettingsViewController: UIViewController {
    private let items = ["Add Weather", "Add Stocks", "Add raywenderlich.com", "Cancel"]
    let tableView = UITableView(frame: .zero, style: .plain)
    private let vibrancyView = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))

    /// Called when a row has been chosen and the settings have been dismissed.
    var didDismiss: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        // The lock screen and its blur are visible around the panel.
        view.backgroundColor = .clear
        overrideUserInterfaceStyle = .light
        view.accessibilityIdentifier = "settings"
        vibrancyView.clipsToBounds = true
        tableView.backgroundColor = UIColor(white: 1, alpha: 0.302)
        tableView.isScrollEnabled = false
        // A transform moves the panel down, so the status bar never covers it, and no inset is needed.
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.rowHeight = 40
        tableView.separatorColor = UIColor(white: 1, alpha: 0.2)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.dataSource = self
        tableView.delegate = self
        // A touch during the presentation interrupts it, so rows can be chosen only after the presentation.
        tableView.isUserInteractionEnabled = false
        for panel in [vibrancyView, tableView] {
            panel.layer.cornerRadius = 14
            panel.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(panel)
            NSLayoutConstraint.activate([
                panel.topAnchor.constraint(equalTo: view.topAnchor),
                panel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                panel.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -20),
                panel.heightAnchor.constraint(equalToConstant: 158),
            ])
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.isUserInteractionEnabled = true
    }
}

extension SettingsViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.backgroundColor = .clear
        cell.textLabel?.text = items[indexPath.row]
        cell.textLabel?.textColor = UIColor(white: 1, alpha: 0.9)
        let selectionBackground = UIView()
        selectionBackground.backgroundColor = UIColor(white: 1, alpha: 0.2)
        cell.selectedBackgroundView = selectionBackground
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        tableView.isUserInteractionEnabled = false
        dismiss(animated: true, completion: didDismiss)
    }
}
