extension UIButton {
    /// Whether the button shows the selected element of its menu.
    var isPopUpButton: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// Adds the context menu interaction if there is a menu. A pop-up button then shows the selected element of the menu. If no element is
    /// selected, it selects and shows the first element.
    func menuDidChange() {
        if menu != nil { isContextMenuInteractionEnabled = true }
        guard isPopUpButton, let menu else { return }
        if let first = menu.selectedElements.first ?? menu.leaves.first, let leaf = first as? any MenuLeaf { select(leaf, in: menu) }
    }

    /// Marks an element as the only selected element, and shows its title and its image in the button.
    func select(_ leaf: any MenuLeaf, in menu: UIMenu) {
        for case let other as any MenuLeaf in menu.leaves { other.state = .off }
        leaf.state = .on
        setTitle(leaf.title, for: .normal)
        if let image = leaf.image { setImage(image, for: .normal) }
    }
}
