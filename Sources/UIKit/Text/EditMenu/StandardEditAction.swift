/// An action of the edit menu that every responder declares. The raw value is the name of its selector.
enum StandardEditAction: String, CaseIterable {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case delete = "delete:"
    case select = "select:"
    case selectAll = "selectAll:"
    case toggleBoldface = "toggleBoldface:"
    case toggleItalics = "toggleItalics:"
    case toggleUnderline = "toggleUnderline:"

    /// Creates the action that has the name of a selector. Fails if no action has this name.
    init?(_ selector: Selector) {
        guard let action = selector.name.flatMap(StandardEditAction.init) else { return nil }
        self = action
    }

    var title: String {
        switch self {
        case .cut: "Cut"
        case .copy: "Copy"
        case .paste: "Paste"
        case .delete: "Delete"
        case .select: "Select"
        case .selectAll: "Select All"
        case .toggleBoldface: "Bold"
        case .toggleItalics: "Italic"
        case .toggleUnderline: "Underline"
        }
    }

    var selector: Selector {
        Selector({ (responder: UIResponder) in { (sender: Any) in self.perform(on: responder, sender) } }, named: rawValue)
    }

    func perform(on responder: UIResponder, _ sender: Any?) {
        switch self {
        case .cut: responder.cut(sender)
        case .copy: responder.copy(sender)
        case .paste: responder.paste(sender)
        case .delete: responder.delete(sender)
        case .select: responder.select(sender)
        case .selectAll: responder.selectAll(sender)
        case .toggleBoldface: responder.toggleBoldface(sender)
        case .toggleItalics: responder.toggleItalics(sender)
        case .toggleUnderline: responder.toggleUnderline(sender)
        }
    }
}
