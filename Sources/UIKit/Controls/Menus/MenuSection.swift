/// Elements of a menu that are shown together, between thick lines.
struct MenuSection {
    /// An element that is shown as a row or a tile.
    enum Item {
        /// An action or a command.
        case leaf(any MenuLeaf)
        case submenu(UIMenu)
        /// A placeholder for elements that are not loaded yet.
        case loading(UIDeferredMenuElement)
    }

    /// The arrangement of elements.
    enum Arrangement: Equatable {
        /// One row for each element.
        case rows
        /// Elements side by side, with or without titles.
        case tiles(perRow: Int, hasTitles: Bool)
        /// A row of images that scrolls.
        case palette
    }

    /// The title above the rows, or an empty text.
    var title: String
    var arrangement = Arrangement.rows
    var items: [Item]

    /// Returns the sections of a menu. Hidden elements are left out, and so are inline groups and submenus without visible elements.
    static func sections(of menu: UIMenu) -> [MenuSection] {
        var sections = [MenuSection(title: "", arrangement: menu.arrangement, items: [])]
        append(menu.children, of: menu, to: &sections)
        return sections.filter { !$0.items.isEmpty }
    }

    private static func append(_ elements: [UIMenuElement], of parent: UIMenu, to sections: inout [MenuSection]) {
        for element in elements {
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
                sections.append(MenuSection(title: menu.title, arrangement: menu.arrangement, items: []))
                append(menu.children, of: menu, to: &sections)
                sections.append(MenuSection(title: "", arrangement: parent.arrangement, items: []))
            } else if let deferred = element as? UIDeferredMenuElement, let loaded = deferred.elements {
                append(loaded, of: parent, to: &sections)
            } else if let item = item(for: element) {
                sections[sections.count - 1].items.append(item)
            }
        }
    }

    private static func item(for element: UIMenuElement) -> Item? {
        if let menu = element as? UIMenu { return sections(of: menu).isEmpty && !menu.hasDeferredElements ? nil : .submenu(menu) }
        if let deferred = element as? UIDeferredMenuElement { return .loading(deferred) }
        guard let leaf = element as? any MenuLeaf, !leaf.attributes.contains(.hidden) else { return nil }
        return .leaf(leaf)
    }
}

extension UIMenu {
    /// The arrangement of the menu's elements.
    fileprivate var arrangement: MenuSection.Arrangement {
        switch preferredElementSize {
        case .small: options.contains(.displayAsPalette) ? .palette : .tiles(perRow: 4, hasTitles: false)
        case .medium: .tiles(perRow: 3, hasTitles: true)
        case .large: .rows
        case .automatic: options.contains(.displayAsPalette) ? .palette : .rows
        }
    }

    /// Whether the menu or a menu in it has deferred elements, loaded or not.
    fileprivate var hasDeferredElements: Bool {
        children.contains { $0 is UIDeferredMenuElement || ($0 as? UIMenu)?.hasDeferredElements == true }
    }

    /// The deferred elements of the menu and of its inline groups, and the deferred elements among their loaded elements.
    var deferredElements: [UIDeferredMenuElement] {
        children.flatMap { element -> [UIDeferredMenuElement] in
            if let deferred = element as? UIDeferredMenuElement { return [deferred] + deferred.loadedMenu.deferredElements }
            guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
            return menu.deferredElements
        }
    }
}
