import CoreGraphics
import Foundation

extension UIBarItem {
    func decodeBarItem(_ coder: InterfaceCoder) {
        coder.string("title").map { title = $0 }
        coder.image("image").map { image = $0 }
        coder.bool("enabled").map { isEnabled = $0 }
        coder.integer("tag").map { tag = $0 }
        coder.element.ignore("imageInsets", "landscapeImage", "landscapeImageInsets", "largeContentSizeImage", "catalog")
    }
}

extension UIBarButtonItem {
    /// Returns the system item in the element of a button, or nil if there is none or it is not supported.
    static func systemItem(in coder: NSCoder) -> SystemItem? {
        guard let coder = coder as? InterfaceCoder, let name = coder.element["systemItem"] else { return nil }
        if let item = systemItems[name] { return item }
        coder.report("The system item '\(name)' of a barButtonItem is not supported; an empty button is shown.")
        return nil
    }

    private static let systemItems: [String: SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
        "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "pageCurl": .pageCurl,
        "close": .close,
    ]

    func decodeButton(_ coder: InterfaceCoder) {
        decodeBarItem(coder)
        style = systemItem == .done || systemItem == .save ? .done : .plain
        coder.choice("style", ["plain": Style.plain, "bordered": .plain, "done": .done]).map { style = $0 }
        coder.number("width").map { width = $0 }
        coder.color("tintColor").map { tintColor = $0 }
        if let element = coder.element.child(key: "customView") { customView = coder.decoder.makeObject(element) as? UIView }
    }
}

extension UITabBarItem {
    func decodeTabItem(_ coder: InterfaceCoder) {
        decodeBarItem(coder)
        coder.image("selectedImage").map { selectedImage = $0 }
        coder.string("badgeValue").map { badgeValue = $0 }
        if let name = coder.element["systemItem"], title == nil {
            title = name == "more" ? "More" : name.prefix(1).uppercased() + name.dropFirst()
        }
        coder.element.ignore("badgeColor", "selectedCatalog")
    }
}

extension UINavigationItem {
    func decodeItem(_ coder: InterfaceCoder) {
        let (element, decoder) = (coder.element, coder.decoder)
        coder.string("title").map { title = $0 }
        coder.string("prompt").map { prompt = $0 }
        coder.string("backButtonTitle").map { backButtonTitle = $0 }
        coder.bool("hidesBackButton").map { hidesBackButton = $0 }
        coder.bool("leftItemsSupplementBackButton").map { leftItemsSupplementBackButton = $0 }
        func button(_ element: InterfaceElement) -> UIBarButtonItem? { decoder.makeObject(element) as? UIBarButtonItem }
        func buttons(_ list: String, _ key: String) -> [UIBarButtonItem]? {
            let all = element.list(list).compactMap(button) + (element.child(key: key).flatMap(button).map { [$0] } ?? [])
            return all.isEmpty ? nil : all
        }
        buttons("leftBarButtonItems", "leftBarButtonItem").map { leftBarButtonItems = $0 }
        buttons("rightBarButtonItems", "rightBarButtonItem").map { rightBarButtonItems = $0 }
        element.child(key: "backBarButtonItem").flatMap(button).map { backBarButtonItem = $0 }
        if let view = element.child(key: "titleView") { titleView = decoder.makeObject(view) as? UIView }
        let modes: KeyValuePairs<String, LargeTitleDisplayMode> = [
            "automatic": .automatic, "always": .always, "never": .never, "inline": .inline,
        ]
        coder.choice("largeTitleDisplayMode", modes).map { largeTitleDisplayMode = $0 }
    }
}

extension UINavigationBar {
    func decodeBar(_ coder: InterfaceCoder) {
        decodeViewAttributes(coder)
        coder.choice("barStyle", InterfaceCoder.barStyles).map { barStyle = $0 }
        coder.bool("translucent").map { isTranslucent = $0 }
        coder.color("barTintColor").map { barTintColor = $0 }
        if let attributes = coder.coder(key: "titleTextAttributes")?.textAttributes, !attributes.isEmpty {
            titleTextAttributes = attributes
        }
        let items = coder.element.list("items").compactMap { coder.decoder.makeObject($0) as? UINavigationItem }
        if !items.isEmpty { self.items = items }
        coder.bool("largeTitles").map { prefersLargeTitles = $0 }
        coder.element.ignore("backIndicatorImage", "backIndicatorTransitionMaskImage")
        guard let color = coder.appearanceBackground else { return }
        if barTintColor == nil { barTintColor = color }
    }
}

extension UITabBar {
    func decodeBar(_ coder: InterfaceCoder) {
        decodeViewAttributes(coder)
        coder.bool("translucent").map { isTranslucent = $0 }
        coder.color("barTintColor").map { barTintColor = $0 }
        coder.color("selectedImageTintColor").map { tintColor = $0 }
        let items = coder.element.list("items").compactMap { coder.decoder.makeObject($0) as? UITabBarItem }
        if !items.isEmpty { self.items = items }
        coder.element.ignore("itemPositioning")
        if coder.bool("barStyle") == nil { coder.element.ignore("barStyle") }
        guard let color = coder.appearanceBackground else { return }
        if barTintColor == nil { barTintColor = color }
    }
}

@MainActor extension InterfaceCoder {
    /// The attributes of a `textAttributes` element.
    fileprivate var textAttributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        font("fontDescription").map { result[.font] = $0 }
        color("textColor").map { result[.foregroundColor] = $0 }
        color("textShadowColor").map {
            let shadow = NSShadow()
            shadow.shadowColor = $0
            coder(key: "textShadowOffset").map { offset in
                shadow.shadowOffset = CGSize(width: offset.number("horizontal") ?? 0, height: offset.number("vertical") ?? 0)
            }
            result[.shadow] = shadow
        }
        return result
    }

    /// The background color of the standard appearance of a bar, or nil.
    fileprivate var appearanceBackground: UIColor? {
        element.ignore("scrollEdgeAppearance", "compactAppearance")
        return coder(key: "standardAppearance")?.color("backgroundColor")
    }
}
