import Foundation

/// A menu, or a group of elements in a menu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    nonisolated deinit {}

    /// A name of a menu.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier from a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The presentation of a menu inside another menu.
    nonisolated public struct Options: OptionSet, Sendable {
        /// The bits of the flags.
        public let rawValue: UInt
        /// Creates flags from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The elements are shown in the parent menu, between thick lines, instead of in a submenu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The title of the submenu is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one element of the menu, and of the menus in it, is on.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The elements are shown as a row of images that scrolls. With `displayInline`, the row is in the parent menu, otherwise in a
        /// submenu. The option has no effect if `preferredElementSize` is `medium` or `large`.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size of the elements of a menu.
    nonisolated public enum ElementSize: Int, Sendable {
        /// The menu chooses a size: `small` in a palette, otherwise `large`.
        case automatic = -1
        /// Four elements side by side. Only their images are shown; an element without an image shows its title.
        case small
        /// Three elements side by side. Each element shows its image above its title.
        case medium
        /// One row for each element.
        case large
    }

    /// The identifier that was passed to the initializer, or a generated unique identifier.
    public let identifier: Identifier
    /// The options of the menu.
    public let options: Options
    /// The elements of the menu.
    open private(set) var children: [UIMenuElement]
    /// The size of the elements of the menu. It has no effect on the elements of submenus and inline menus. The value is read when the
    /// menu is opened.
    open var preferredElementSize: ElementSize
    private static var createdCount = 0

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        Self.createdCount += 1
        self.identifier = identifier ?? Identifier("menu \(Self.createdCount)")
        (self.options, self.children, self.preferredElementSize) = (options, children, preferredElementSize)
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// Returns a menu with the same properties and other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The elements that are on, in this menu and in the inline menus and submenus in it.
    open var selectedElements: [UIMenuElement] {
        leaves.filter { ($0 as? MenuLeaf)?.state == .on }
    }

    /// The actions and commands of the menu and of the menus in it.
    var leaves: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            if let menu = element as? UIMenu { return menu.leaves }
            if let deferred = element as? UIDeferredMenuElement { return deferred.loadedMenu.leaves }
            return [element]
        }
    }

    /// Returns the innermost menu with a single selection that contains a leaf, or nil.
    func selectionMenu(of leaf: UIMenuElement) -> UIMenu? {
        guard leaves.contains(where: { $0 === leaf }) else { return nil }
        for child in children {
            let menu = child as? UIMenu ?? (child as? UIDeferredMenuElement)?.loadedMenu
            if let inner = menu?.selectionMenu(of: leaf) { return inner }
        }
        return options.contains(.singleSelection) ? self : nil
    }
}
