import UIKit

/// A picture above a toolbar. The Edit button replaces the buttons of the toolbar.
class ToolbarViewController: UIViewController {
    private let picture = LandscapeView(Landscape.all[1])
    private let message = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picture.layer.cornerRadius = 16
        picture.layer.cornerCurve = .continuous
        (message.font, message.textColor, message.textAlignment) = (.systemFont(ofSize: 15), .secondaryLabel, .center)
        message.text = "The toolbar belongs to this page."
        view.addSubview(picture)
        view.addSubview(message)
        setToolbarItems(normalItems, animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    private func item(_ image: UIImage, _ name: String, _ text: String) -> UIBarButtonItem {
        let item = UIBarButtonItem(image: image, primaryAction: UIAction { [weak self] _ in self?.showMessage(text) })
        item.accessibilityIdentifier = name
        return item
    }

    private func showMessage(_ text: String) {
        UIView.transition(with: message, duration: 0.25, options: .transitionCrossDissolve) { self.message.text = text }
    }

    private var normalItems: [UIBarButtonItem] {
        let edit = UIBarButtonItem(title: "Edit", primaryAction: UIAction { [weak self] _ in self?.edit() })
        return [
            item(Icon.share, "Share", "Shared the picture."), .flexibleSpace(), item(Icon.heart, "Favorite", "Added to favorites."),
            .flexibleSpace(), edit, .flexibleSpace(), item(Icon.trash, "Delete", "Nothing is deleted: this is a demo."),
        ]
    }

    private func edit() {
        let done = UIBarButtonItem(title: "Done", style: .done) { [weak self] _ in
            guard let self else { return }
            setToolbarItems(normalItems, animated: true)
        }
        let crop = UIBarButtonItem(
            title: "Format",
            menu: UIMenu(
                title: "Format",
                children: ["Square", "4 : 3", "16 : 9"].map { format in
                    UIAction(title: format) { [weak self] _ in self?.setFormat(format) }
                }))
        setToolbarItems([crop, .flexibleSpace(), done], animated: true)
    }

    private func setFormat(_ format: String) {
        height = format == "Square" ? 1 : format == "4 : 3" ? 0.75 : 0.5625
        UIView.animate(springDuration: 0.5, bounce: 0.15) {
            self.view.setNeedsLayout()
            self.view.layoutIfNeeded()
        }
    }

    /// The height of the picture as a fraction of its width.
    private var height: CGFloat = 1

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin: CGFloat = max(16, view.safeAreaInsets.left, view.safeAreaInsets.right)
        let width = view.bounds.width - margin * 2
        let top = view.safeAreaInsets.top
        // In landscape the picture is narrower, so that the message is visible above the toolbar.
        let lowestMessage = view.bounds.height - view.safeAreaInsets.bottom - 38
        let pictureWidth = min(width, max((lowestMessage - top - 32) / height, 60))
        picture.frame = CGRect(
            x: ((view.bounds.width - pictureWidth) / 2).rounded(), y: top + 16, width: pictureWidth,
            height: (pictureWidth * height).rounded())
        message.frame = CGRect(x: margin, y: min(top + width + 40, lowestMessage), width: width, height: 22)
    }
}
