extension UIView {
    func defaultAddInteraction(_ interaction: any UIInteraction) {
        if interactionList.contains(where: { $0 === interaction }) { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactionList.append(interaction)
        interaction.didMove(to: self)
    }

    func defaultRemoveInteraction(_ interaction: any UIInteraction) {
        guard interactionList.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactionList.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    /// Closes the context menus of the view's interactions, because the view leaves its window.
    func dismissContextMenus() {
        for case let interaction as UIContextMenuInteraction in interactionList { interaction.dismissMenu() }
    }
}
