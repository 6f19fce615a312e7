import Foundation
import QuartzCore

extension InterfaceDecoder {
    /// Creates the object of an element, and the objects inside it.
    ///
    /// - Returns: Nil for a placeholder, and for an element that cannot be created, which is reported.
    func makeObject(_ element: InterfaceElement) -> AnyObject? {
        if InterfaceClasses.views[element.name] != nil { return makeView(element) }
        if element.isPlaceholder { return nil }
        if element.isController { return makeController(element) }
        if let type = InterfaceClasses.recognizers[element.name] { return makeRecognizer(element, type) }
        switch element.name {
        case "barButtonItem": return make(element, UIBarButtonItem.self) { $0.init(coder: $1) }
        case "tabBarItem": return make(element, UITabBarItem.self) { $0.init(coder: $1) }
        case "navigationItem": return make(element, UINavigationItem.self) { $0.init(coder: $1) }
        case "collectionViewFlowLayout": return make(element, UICollectionViewFlowLayout.self) { $0.init(coder: $1) }
        case "collectionViewLayout": return make(element, UICollectionViewLayout.self) { $0.init(coder: $1) }
        case "customObject": return makeCustomObject(element)
        default: return element.hasFrame || element.attributes["contentMode"] != nil ? makeView(element) : reportUnknown(element)
        }
    }

    private func reportUnknown(_ element: InterfaceElement) -> AnyObject? {
        document.report(element, "The element \(element.name) is not supported; nothing is shown for it.")
        return nil
    }

    /// Creates the view of an element. An element that is not supported is replaced by a `UIView`.
    func makeView(_ element: InterfaceElement) -> UIView {
        make(element, viewType(of: element)) { $0.init(coder: $1) } ?? UIView()
    }

    private func viewType(of element: InterfaceElement) -> UIView.Type {
        if let type = InterfaceClasses.views[element.name] { return type }
        let className = InterfaceClasses.optionalClassNames[element.name]
        if let className, let type = FlipbookInterface.type(named: className) as? UIView.Type { return type }
        element.isUnsupportedView = true
        if element.attributes["customClass"] == nil {
            document.report(
                element, "The element \(element.name)\(className.map { " (\($0))" } ?? "") is not supported; a UIView is used instead."
            )
        }
        return UIView.self
    }

    private func makeRecognizer(_ element: InterfaceElement, _ type: UIGestureRecognizer.Type) -> UIGestureRecognizer? {
        make(element, type) { $0.init(coder: $1) }
    }

    /// Creates an object of the custom class of the element, or of `type` if there is none or its `init(coder:)` returns nil. Returns nil
    /// if `init(coder:)` of `type` also returns nil.
    func make<Object: AnyObject>(_ element: InterfaceElement, _ type: Object.Type, _ create: (Object.Type, InterfaceCoder) -> Object?)
        -> Object?
    {
        let coder = InterfaceCoder(element, self)
        let custom = customType(of: element, Object.self)
        if let custom, let object = attempt({ create(custom, coder) }) {
            register(object, element)
            return object
        }
        if let custom {
            document.report(
                element, "init(coder:) of \(custom) returned nil; \(type) is used for the \(element.name) '\(element.id ?? "")'.")
        }
        guard let object = attempt({ create(type, coder) }) else { return nil }
        register(object, element)
        return object
    }

    /// Returns the custom class of an element, or nil if there is none. A class that does not exist is reported.
    func customType<Object: AnyObject>(of element: InterfaceElement, _ base: Object.Type) -> Object.Type? {
        guard let name = element["customClass"] else { return nil }
        let module = element["customModule"]
        element.ignore("customModuleProvider")
        guard let type = FlipbookInterface.type(named: name, module: module) else {
            let names = FlipbookInterface.names(ofSubclassesOf: Object.self)
            let hint = SpellingSuggestion.hint(for: name, among: names, ignoringFoldersAndCase: true)
            document.report(
                element,
                "There is no class \(module.map { "\($0)." } ?? "")\(name)\(hint) for the \(element.name) '\(element.id ?? "")'; "
                    + "\(base) is used. Check the name and the module in the file, and that the class is part of the app.")
            return nil
        }
        guard let type = type as? Object.Type else {
            document.report(
                element, "The class \(name) of the \(element.name) '\(element.id ?? "")' is not a subclass of \(base), which is used.")
            return nil
        }
        return type
    }

    private func makeCustomObject(_ element: InterfaceElement) -> AnyObject? {
        guard let type = customType(of: element, NSObject.self) else { return nil }
        if type is UIView.Type { return makeView(element) }
        let object = QuartzCore.makeObject(of: type)
        register(object, element)
        return object
    }

    /// Creates a controller that is an object of a xib, with its own decoder.
    private func makeController(_ element: InterfaceElement) -> UIViewController? {
        let controller = InterfaceScene.makeController(element, in: document, storyboard: nil)
        if let controller { register(controller, element) }
        return controller
    }

    /// Reads the attributes and the contents of an element into an existing object, such as the content view of a cell.
    func decode<Object: AnyObject>(_ element: InterfaceElement?, into object: Object, _ body: (Object, InterfaceCoder) -> Void) {
        guard let element else { return }
        body(object, InterfaceCoder(element, self))
        register(object, element)
    }
}

extension InterfaceElement {
    /// Whether the element has a frame, so that it is a view.
    fileprivate var hasFrame: Bool { children.contains { $0.name == "rect" && $0.attributes["key"] == "frame" } }
}
