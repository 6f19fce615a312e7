import Foundation
import QuartzCore
import UIKit

/// The names of layers, for display: the accessibility identifier of the view, the property that holds it, its text, its controller, or
/// its class.
package final class LayerNames {
    /// The names that were found, by the serial numbers of the layers.
    private var names: [Int: String] = [:]

    package init() {}

    /// Removes all names. Called when a take starts again.
    func removeAll() { names = [:] }

    /// Returns the name of a layer. A name that was found is kept.
    package func name(of layer: CALayer) -> String {
        if let name = names[layer.serialNumber] { return name }
        let name = Self.findName(of: layer)
        names[layer.serialNumber] = name
        return name
    }

    /// Returns the name of a view.
    package func name(of view: UIView) -> String { name(of: view.layer) }

    // MARK: - Finding a name

    private static func findName(of layer: CALayer) -> String {
        guard let view = layer.delegate as? UIView, view.layer === layer else { return findName(ofSublayer: layer) }
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
        if let property = propertyName(of: view, above: view) { return property }
        if let text = text(of: view) { return text }
        if let controller = view.next as? UIViewController { return "\(type(of: controller)).view" }
        return numberedClassName(of: view)
    }

    private static func findName(ofSublayer layer: CALayer) -> String {
        if let name = layer.name, !name.isEmpty { return name }
        let ancestors = sequence(first: layer, next: \.superlayer).dropFirst()
        guard let view = ancestors.lazy.compactMap({ $0.delegate as? UIView }).first else { return "\(type(of: layer))" }
        return propertyName(of: layer, above: view, includesStart: true) ?? "\(findName(of: view.layer)) › \(type(of: layer))"
    }

    /// Returns the name of the stored property that holds an object, in the superviews and controllers above a view. Returns nil if there
    /// is none.
    private static func propertyName(of object: AnyObject, above view: UIView, includesStart: Bool = false) -> String? {
        var owner: UIResponder? = includesStart ? view : view.next
        // The responder chain may contain a cycle, because clients can override `next`.
        for _ in 0..<64 {
            guard let current = owner else { return nil }
            if let name = propertyName(of: object, in: current) { return name }
            owner = current.next
        }
        return nil
    }

    /// The largest number of elements of an array that are searched.
    private static let maximumElementCount = 200

    /// Returns the name of the stored property of an owner that holds an object, such as `plane` or `clouds[2]`, or nil if there is none.
    private static func propertyName(of object: AnyObject, in owner: AnyObject) -> String? {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let current = mirror, !isLibraryClass(current.subjectType) {
            for child in current.children {
                guard let label = child.label else { continue }
                if matches(child.value, object) { return plainName(label) }
                guard let elements = child.value as? [AnyObject] else { continue }
                if let index = elements.prefix(maximumElementCount).firstIndex(where: { $0 === object }) {
                    return "\(plainName(label))[\(index)]"
                }
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Returns whether a value is the given object, or an optional that contains it. Other values are not bridged to objects.
    private static func matches(_ value: Any, _ object: AnyObject) -> Bool {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { matches($0.value, object) } ?? false }
        return mirror.displayStyle == .class && value as AnyObject === object
    }

    /// Returns the name of a property without the prefix of its storage. The compiler adds this prefix for a lazy property and for a
    /// property wrapper.
    private static func plainName(_ label: String) -> String {
        let lazyPrefix = "$__lazy_storage_$_"
        if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    private static func isLibraryClass(_ type: Any.Type) -> Bool {
        let module = String(reflecting: type).prefix { $0 != "." }
        return module == "UIKit" || module == "QuartzCore" || module == "Foundation" || module == "Swift"
    }

    /// The largest number of characters of a text that is a name.
    private static let maximumTextLength = 24

    private static func text(of view: UIView) -> String? {
        let text: String? =
            switch view {
            case let label as UILabel: label.text
            case let button as UIButton: button.currentTitle
            case let field as UITextField: field.placeholder
            default: view.explicitAccessibilityLabel
            }
        guard let line = text?.split(separator: "\n").first, !line.isEmpty else { return nil }
        return "“\(line.count > maximumTextLength ? line.prefix(maximumTextLength - 1) + "…" : line)”"
    }

    /// Returns the class of a view, with its number among the siblings of this class if there are several.
    private static func numberedClassName(of view: UIView) -> String {
        let name = "\(type(of: view))"
        let siblings = view.superview?.subviews.filter { type(of: $0) == type(of: view) } ?? []
        guard siblings.count > 1, let index = siblings.firstIndex(of: view) else { return name }
        return "\(name) \(index + 1)"
    }
}
