import CoreGraphics
import Foundation
import QuartzCore

/// The user-defined runtime attributes of objects: values of properties that are set by key paths.
enum RuntimeAttributes {
    /// Sets the runtime attributes of an object. An attribute is reported if the object has no such property or if the value has a wrong
    /// type.
    static func apply(to object: AnyObject, _ element: InterfaceElement, _ decoder: InterfaceDecoder) {
        var localizedIndex = 0
        for attribute in element.list("userDefinedRuntimeAttributes") {
            let coder = InterfaceCoder(attribute, decoder)
            guard let path = attribute["keyPath"] else { continue }
            var value = value(coder)
            if attribute["type"] == "localizedString" || attribute["type"] == "string" {
                let key = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(localizedIndex)]"
                let localized = decoder.document.localizedString(element.id, key) ?? decoder.document.localizedString(element.id, path)
                value = localized ?? value
                localizedIndex += attribute["type"] == "localizedString" ? 1 : 0
            }
            guard set(value, path, on: object) else {
                decoder.document.report(
                    attribute,
                    "\(type(of: object)) has no property '\(path)' that can be set to a value of the type '\(attribute["type"] ?? "")'; the "
                        + "runtime attribute is ignored.")
                continue
            }
        }
    }

    /// Returns the value of an attribute, or nil if it has no value or a type that is not supported.
    private static func value(_ coder: InterfaceCoder) -> Any? {
        let child = coder.coder(key: "value")
        switch coder.element["type"] {
        case "boolean": return coder.bool("value") ?? false
        case "number":
            guard let child else { return coder.number("value") }
            return child.element.name == "integer" ? child.integer("value") : child.number("value").map { Double($0) }
        case "string", "localizedString": return coder.string("value") ?? ""
        case "color": return child?.color
        case "image": return coder.image("value")
        case "point": return child?.point
        case "size": return child?.size
        case "rect": return child?.rect
        case "range":
            return child.map { NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0) }
        default: return nil
        }
    }

    /// Sets a value. Returns false if the object has no such property, or if the property has another type. A layer accepts every key path.
    private static func set(_ value: Any?, _ path: String, on object: AnyObject) -> Bool {
        if let layer = object as? CALayer {
            layer.setValue(value, forKeyPath: path)
            return true
        }
        guard let dot = path.firstIndex(of: ".") else { return set(value, key: path, on: object) }
        guard let next = read(String(path[..<dot]), of: object) else { return false }
        return set(value, String(path[path.index(after: dot)...]), on: next)
    }

    private static func set(_ value: Any?, key: String, on object: AnyObject) -> Bool {
        if case .property(_, let write)? = FlipbookInterface.property(key, of: object)?.kind { return write(object, value) }
        if let row = KeyValueTable.row(key, of: object) { return row.write(object, value) }
        if key == "accessibilityIdentifier", let item = object as? UIBarItem, let text = value as? String {
            item.accessibilityIdentifier = text
            return true
        }
        return false
    }

    /// Returns the object that a property contains, or nil if the property is nil or does not exist.
    private static func read(_ key: String, of object: AnyObject) -> AnyObject? {
        if key == "layer", let view = object as? UIView { return view.layer }
        if case .property(let read, _)? = FlipbookInterface.property(key, of: object)?.kind { return unwrapped(read(object)) }
        if let row = KeyValueTable.row(key, of: object) { return unwrapped(row.read(object)) }
        switch (key, object) {
        case ("titleLabel", let button as UIButton): return button.titleLabel
        case ("imageView", let button as UIButton): return button.imageView
        case ("contentView", let cell as UITableViewCell): return cell.contentView
        case ("contentView", let cell as UICollectionViewCell): return cell.contentView
        case ("navigationItem", let controller as UIViewController): return controller.navigationItem
        case ("tabBarItem", let controller as UIViewController): return controller.tabBarItem
        case ("navigationBar", let controller as UINavigationController): return controller.navigationBar
        case ("tabBar", let controller as UITabBarController): return controller.tabBar
        case ("superview", let view as UIView): return view.superview
        default: return nil
        }
    }

    private static func unwrapped(_ value: Any?) -> AnyObject? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value as AnyObject }
        return mirror.children.first.map { $0.value as AnyObject }
    }
}
