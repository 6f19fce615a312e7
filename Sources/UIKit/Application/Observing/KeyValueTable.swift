import Foundation
import QuartzCore

/// The properties of views and controllers that can be read and written by their names in Objective-C.
enum KeyValueTable {
    /// A property of a class.
    struct Row {
        var key: String
        var read: (AnyObject) -> Any?
        /// Writes a value. Returns false if the object or the value has another type.
        var write: (AnyObject, Any?) -> Bool
        var isPropertyOf: (AnyObject) -> Bool
    }

    private static func row<Root: AnyObject, Value>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Value>) -> Row {
        Row(
            key: key, read: { ($0 as? Root).map { $0[keyPath: path] } },
            write: { object, value in
                guard let object = object as? Root, let value = converted(value, to: Value.self) else { return false }
                object[keyPath: path] = value
                return true
            }, isPropertyOf: { $0 is Root })
    }

    private static let rows = Dictionary(grouping: list, by: \.key)
    private static let list: [Row] = [
        row("frame", \UIView.frame), row("bounds", \UIView.bounds), row("center", \UIView.center), row("alpha", \UIView.alpha),
        row("hidden", \UIView.isHidden), row("isHidden", \UIView.isHidden), row("tag", \UIView.tag),
        row("transform", \UIView.transform), row("backgroundColor", \UIView.backgroundColor), row("tintColor", \UIView.tintColor),
        row("clipsToBounds", \UIView.clipsToBounds), row("userInteractionEnabled", \UIView.isUserInteractionEnabled),
        row("contentMode", \UIView.contentMode), row("contentOffset", \UIScrollView.contentOffset),
        row("contentSize", \UIScrollView.contentSize), row("contentInset", \UIScrollView.contentInset),
        row("text", \UILabel.text), row("attributedText", \UILabel.attributedText), row("textColor", \UILabel.textColor),
        row("font", \UILabel.font), row("text", \UITextField.text), row("placeholder", \UITextField.placeholder),
        row("image", \UIImageView.image), row("enabled", \UIControl.isEnabled), row("selected", \UIControl.isSelected),
        row("highlighted", \UIControl.isHighlighted), row("isEnabled", \UIControl.isEnabled),
        row("isSelected", \UIControl.isSelected), row("isHighlighted", \UIControl.isHighlighted),
        row("title", \UIViewController.title), row("view", \UIViewController.view),
    ]

    /// Returns the property of an object with a name, or nil.
    static func row(_ key: String, of object: AnyObject) -> Row? { rows[key]?.first { $0.isPropertyOf(object) } }

    /// Returns a value as another type, or nil if it cannot be converted. An `NSNumber` is converted to a number or a flag.
    private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return Optional<Any>.none as? Value }
        if let value = value as? Value { return value }
        guard let number = value as? NSNumber else { return nil }
        if type == CGFloat.self { return CGFloat(number.doubleValue) as? Value }
        if type == Bool.self { return number.boolValue as? Value }
        if type == Int.self { return number.intValue as? Value }
        return nil
    }

    /// Returns the value of an optional, or nil if it has no value. Any other value is returned unchanged.
    nonisolated static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
}

extension NSObjectMethods {
    /// Returns the value of a property by its name in Objective-C, such as `hidden`.
    ///
    /// Differs from Apple: only some properties of views, layers and controllers, and all stored properties, have such names. An unknown
    /// name is reported, and the value is nil.
    public func value(forKey key: String) -> Any? {
        if let layer = self as? CALayer { return layer.value(forKey: key) }
        if let row = KeyValueTable.row(key, of: self) { return row.read(self).flatMap { KeyValueTable.unwrapped($0) } }
        if key == "layer", let view = self as? UIView { return view.layer }
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) { return KeyValueTable.unwrapped(child.value) }
            mirror = current.superclassMirror
        }
        reportUnknownKey(key)
        return nil
    }

    /// Sets a property by its name in Objective-C. An unknown name, or a value of another type, is reported and ignored.
    ///
    /// Differs from Apple: except in layers, only some properties of views and controllers can be set. Other stored properties can only be
    /// read.
    public func setValue(_ value: Any?, forKey key: String) {
        if let layer = self as? CALayer { return layer.setValue(value, forKey: key) }
        if KeyValueTable.row(key, of: self)?.write(self, value) != true { reportUnknownKey(key) }
    }

    /// Returns the value at a path of names, such as `layer.cornerRadius`.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let layer = self as? CALayer { return layer.value(forKeyPath: keyPath) }
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        return (value(forKey: String(keyPath[..<dot])) as? NSObjectMethods)?.value(forKeyPath: rest)
    }

    /// Sets the value at a path of names, such as `layer.cornerRadius`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let layer = self as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        (self.value(forKey: String(keyPath[..<dot])) as? NSObjectMethods)?.setValue(value, forKeyPath: rest)
    }

    private func reportUnknownKey(_ key: String) {
        Diagnostics.report(
            .warning, source: "\(type(of: self))",
            "There is no property '\(key)' with this type that can be read or set by its name. Use the property itself.", onlyOnce: true)
    }
}
