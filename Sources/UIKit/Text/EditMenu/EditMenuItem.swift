/// An entry of an edit menu.
struct EditMenuItem {
    var title: String
    var image: UIImage?
    var isDestructive = false
    var perform: () -> Void
}

/// Collects the entries for a responder.
enum EditMenuItems {
    /// Returns the standard actions and the actions of the shared menu controller that a responder, or a later responder in its chain, can
    /// perform.
    static func standard(for responder: UIResponder, sender: Any?) -> [EditMenuItem] {
        let standard = StandardEditAction.allCases.compactMap { action -> EditMenuItem? in
            guard let target = responder.target(forAction: action.selector, withSender: sender) as? UIResponder else { return nil }
            return EditMenuItem(title: action.title) { [weak target] in
                if let target { action.perform(on: target, sender) }
            }
        }
        let custom = (UIMenuController.shared.menuItems ?? []).compactMap { item -> EditMenuItem? in
            guard let target = responder.target(forAction: item.action, withSender: sender) as? UIResponder else { return nil }
            return EditMenuItem(title: item.title) { [weak target] in
                if let target { item.action.perform(on: target, with: sender ?? UIMenuController.shared) }
            }
        }
        return standard + custom
    }
}
