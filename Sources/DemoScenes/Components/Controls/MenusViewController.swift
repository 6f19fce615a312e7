import UIKit

/// Photo cards with context menus, a pop-up button, and a menu in the navigation bar.
class MenusViewController: UIViewController {
    private var cards: [LandscapeView] = []
    private let sortButton = UIButton(type: .system)
    private let message = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        sortButton.setTitle("Name", for: .normal)
        sortButton.titleLabel?.font = .systemFont(ofSize: 17)
        sortButton.showsMenuAsPrimaryAction = true
        sortButton.changesSelectionAsPrimaryAction = true
        sortButton.menu = UIMenu(
            title: "Sort by",
            options: .singleSelection,
            children: ["Name", "Date", "Size"].map { title in UIAction(title: title) { [weak self] _ in self?.sort(by: title) } })
        message.font = .systemFont(ofSize: 15)
        message.textColor = .secondaryLabel
        message.text = "Press and hold a picture."
        for landscape in Landscape.all { cards.append(makeCard(landscape)) }
        for part in cards + [sortButton, message] { view.addSubview(part) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: Icon.more, menu: barMenu)
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "More"
    }

    private func makeCard(_ landscape: Landscape) -> LandscapeView {
        let card = LandscapeView(landscape)
        card.layer.cornerRadius = 14
        card.layer.cornerCurve = .continuous
        card.addInteraction(UIContextMenuInteraction(delegate: self))
        return card
    }

    private var barMenu: UIMenu {
        let view = UIMenu(
            options: [.displayInline, .singleSelection],
            children: [
                UIAction(title: "Grid", state: .on) { [weak self] _ in self?.showMessage("Shown as a grid.") },
                UIAction(title: "List") { [weak self] _ in self?.showMessage("Shown as a list.") },
            ])
        let export = UIMenu(
            title: "Export", image: Icon.share,
            children: [
                UIAction(title: "Original", subtitle: "4032 × 3024 pixels") { [weak self] _ in
                    self?.showMessage("Exported the originals.")
                },
                UIAction(title: "Small", subtitle: "1024 × 768 pixels") { [weak self] _ in self?.showMessage("Exported small pictures.") },
            ])
        return UIMenu(children: [
            UIAction(title: "New album", image: Icon.folder) { [weak self] _ in self?.showMessage("Created an album.") },
            UIAction(title: "Duplicate", image: Icon.copy, attributes: .disabled) { _ in }, export, view,
        ])
    }

    private func showMessage(_ text: String) {
        UIView.transition(with: message, duration: 0.25, options: .transitionCrossDissolve) { self.message.text = text }
    }

    /// Sorts the cards. The landscapes have no dates and no sizes. So "Date" sorts them by the reversed order of the names, and "Size" by
    /// the lengths of the names.
    private func sort(by title: String) {
        cards.sort { title == "Size" ? $0.landscape.name.count < $1.landscape.name.count : $0.landscape.name < $1.landscape.name }
        if title == "Date" { cards.reverse() }
        UIView.animate(springDuration: 0.5, bounce: 0.2) {
            self.view.setNeedsLayout()
            self.view.layoutIfNeeded()
        }
    }

    /// Places the cards in two columns in portrait, and in one row in landscape. The message is below the last row.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (top, columns) = (view.safeAreaInsets.top, view.bounds.width > view.bounds.height ? Landscape.all.count : 2)
        let margin: CGFloat = max(16, view.safeAreaInsets.left, view.safeAreaInsets.right)
        sortButton.frame = CGRect(x: margin, y: top + 12, width: 120, height: 34)
        sortButton.contentHorizontalAlignment = .leading
        let side = ((view.bounds.width - margin * 2 - 16 * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(
                x: margin + CGFloat(index % columns) * (side + 16), y: top + 58 + CGFloat(index / columns) * (side * 0.8 + 16),
                width: side, height: side * 0.8)
        }
        view.mirrorFrames(of: cards + [sortButton])
        let rows = CGFloat((cards.count + columns - 1) / columns)
        message.frame = CGRect(x: margin, y: top + 74 + rows * (side * 0.8 + 16), width: view.bounds.width - margin * 2, height: 22)
    }
}

extension MenusViewController: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let card = interaction.view as? LandscapeView else { return nil }
        let landscape = card.landscape
        return UIContextMenuConfiguration(
            identifier: landscape.name as NSString,
            previewProvider: landscape.name == "Dunes" ? { LandscapeViewController(landscape) } : nil
        ) { [weak self] _ in self?.menu(of: card) }
    }

    /// Returns a menu with three actions side by side, a palette of color tags, and rows.
    private func menu(of card: LandscapeView) -> UIMenu {
        let name = card.landscape.name
        let albums = UIMenu(
            title: "Add to album", image: Icon.folder,
            children: ["Holidays", "Wallpapers"].map { album in
                UIAction(title: album) { [weak self] _ in self?.showMessage("Added \(name) to \(album).") }
            })
        let delete = UIAction(title: "Delete", image: Icon.trash, attributes: .destructive) { [weak self] _ in self?.delete(card) }
        let top = UIMenu(options: .displayInline, preferredElementSize: .medium, children: mainActions(of: card))
        return UIMenu(children: [top, tagPalette(of: card), albums, UIMenu(options: .displayInline, children: [delete])])
    }

    private func mainActions(of card: LandscapeView) -> [UIAction] {
        let name = card.landscape.name
        return [
            UIAction(title: "Copy", image: Icon.copy) { [weak self] _ in self?.showMessage("Copied \(name).") },
            UIAction(title: "Share", image: Icon.share) { [weak self] _ in self?.showMessage("Shared \(name).") },
            UIAction(title: "Favorite", image: Icon.heart, state: card.landscape.isFavorite ? .on : .off) { [weak self] _ in
                card.landscape.isFavorite.toggle()
                self?.showMessage(card.landscape.isFavorite ? "\(name) is a favorite." : "\(name) is not a favorite.")
            },
        ]
    }

    private static let tags: [(name: String, color: UIColor)] = [
        ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen), ("Blue", .systemBlue),
        ("Purple", .systemPurple),
    ]

    private func tagPalette(of card: LandscapeView) -> UIMenu {
        let actions = Self.tags.map { tag in
            let image = UIImage(systemName: "circle.fill")?.withTintColor(tag.color, renderingMode: .alwaysOriginal)
            return UIAction(title: tag.name, image: image, state: card.landscape.tag == tag.name ? .on : .off) { [weak self] _ in
                card.landscape.tag = tag.name
                self?.showMessage("\(card.landscape.name) has the tag \(tag.name).")
            }
        }
        return UIMenu(options: [.displayInline, .displayAsPalette, .singleSelection], children: actions)
    }

    private func delete(_ card: LandscapeView) {
        cards.removeAll { $0 === card }
        showMessage("Deleted \(card.landscape.name).")
        UIView.animate(
            withDuration: 0.3, delay: 0.3, options: [],
            animations: {
                card.alpha = 0
                self.view.setNeedsLayout()
                self.view.layoutIfNeeded()
            }, completion: { _ in card.removeFromSuperview() })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let card = interaction.view as? LandscapeView else { return }
        animator.preferredCommitStyle = .pop
        animator.addCompletion { [weak self] in
            self?.navigationController?.pushViewController(LandscapeViewController(card.landscape), animated: false)
        }
    }
}
