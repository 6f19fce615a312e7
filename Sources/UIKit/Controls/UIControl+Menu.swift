extension UIControl {
    /// Adds or removes the interaction that opens the menu.
    func contextMenuDidChange() {
        if !isContextMenuInteractionEnabled {
            contextMenuInteraction.map(removeInteraction)
            contextMenuInteraction = nil
        } else if contextMenuInteraction == nil {
            let new = UIContextMenuInteraction(delegate: self)
            new.isCompact = true
            new.isPrimary = { [weak self] in self?.showsMenuAsPrimaryAction == true }
            new.menuDidOpen = { [weak self] isOpen in self?.isHighlighted = isOpen }
            new.onChoose = { [weak self] in self?.menuElementWasChosen($0) }
            contextMenuInteraction = new
            addInteraction(new)
        }
    }
}
