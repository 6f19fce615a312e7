/// Elements of a menu that are shown together, between thick lines.
struct MenuSection {
    /// An element that is shown as a row.
    enum Item {
        /// An action or a command.
        case leaf(any MenuLeaf)
        case submenu(UIMenu)
        /// Elements that have not arrived yet.
        case loading(UIDeferredMenuElement)
    }

    /// The title above the rows, or an empty text.
    var title: String
    var items: [Item]

    /// Returns the sections of a menu. Hidden elements, and groups without visible elements, are left out.
    static func sections(of menu: UIMenu) -> [MenuSection] {
        var sections = [MenuSection(title: "", items: [])]
        append(menu.children, to: &sections)
        return sections.filter { !$0.items.isEmpty }
    }

    private static func append(_ elements: [UIMenuElement], to sections: inout [MenuSection]) {
        for element in elements {
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
                sections.append(MenuSection(title: menu.title, items: []))
                append(menu.children, to: &sections)
                sections.append(MenuSection(title: "", items: []))
            } else if let deferred = element as? UIDeferredMenuElement, let loaded = deferred.elements {
                append(loaded, to: &sections)
            } else if let item = item(for: element) {
                sections[sections.count - 1].items.append(item)
            }
        }
    }

    private static func item(for element: UIMenuElement) -> Item? {
        if let menu = element as? UIMenu { return menu.leaves.isEmpty && !menu.hasDeferredElements ? nil : .submenu(menu) }
        if let deferred = element as? UIDeferredMenuElement { return .loading(deferred) }
        guard let leaf = element as? any MenuLeaf, !leaf.attributes.contains(.hidden) else { return nil }
        return .leaf(leaf)
    }
}

extension UIMenu {
    /// Whether elements of the menu arrive later.
    fileprivate var hasDeferredElements: Bool {
        children.contains { $0 is UIDeferredMenuElement || ($0 as? UIMenu)?.hasDeferredElements == true }
    }

    /// The deferred elements of the menu and of its inline groups.
    var deferredElements: [UIDeferredMenuElement] {
        children.flatMap { element -> [UIDeferredMenuElement] in
            if let deferred = element as? UIDeferredMenuElement { return [deferred] }
            guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
            return menu.deferredElements
        }
    }
}
