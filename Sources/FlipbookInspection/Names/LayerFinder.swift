import Foundation
import QuartzCore
import Stage
import UIKit

/// Finds the layers of a stage by their names. A layer has the names by which scripts and traces find its view, and the names of the
/// properties in which controllers and views store the view or the layer.
package struct LayerFinder {
    /// The names of layers by their serial numbers, the best name first.
    private var names: [Int: [String]] = [:]
    /// The serial numbers in the order of the tree.
    private var order: [Int] = []

    /// The largest number of characters of a text that is used as a name.
    private static let maximumTextLength = 40

    /// Reads the names of all layers of a stage.
    package init(_ stage: Stage) {
        var propertyNames: [ObjectIdentifier: String] = [:]
        for window in stage.windows { Self.addPropertyNames(of: window, to: &propertyNames) }
        for window in stage.windows { add(window.layer, propertyNames) }
    }

    /// Returns the name of a layer, or nil if there is no such layer.
    package func name(of number: Int) -> String? { names[number]?.first }

    /// Returns whether a layer has a name besides the name of its class.
    package func hasOwnName(_ number: Int) -> Bool { (names[number]?.count ?? 0) > 1 }

    /// Returns the layers with a name. If the name has different ranks in the lists of names of these layers, returns only the layers with
    /// the best rank. For example, a layer with this identifier is returned, but not a layer whose class has this name.
    package func layers(named name: String) -> [Int] {
        let matches = order.compactMap { number in names[number]?.firstIndex(of: name).map { (number, rank: $0) } }
        guard let best = matches.map(\.rank).min() else { return [] }
        return matches.filter { $0.rank == best }.map(\.0)
    }

    /// All names, for suggestions. Class names come last.
    package var all: [String] {
        order.compactMap { names[$0]?.dropLast() }.flatMap(\.self) + order.compactMap { names[$0]?.last }
    }

    private mutating func add(_ layer: CALayer, _ propertyNames: [ObjectIdentifier: String]) {
        order.append(layer.serialNumber)
        names[layer.serialNumber] = Self.names(of: layer, propertyNames)
        for sublayer in layer.sublayers ?? [] { add(sublayer, propertyNames) }
    }

    /// Returns the names of a layer: identifier, property, name of the layer, texts, and the class of the view or the layer.
    private static func names(of layer: CALayer, _ propertyNames: [ObjectIdentifier: String]) -> [String] {
        let view = (layer.owner as? UIView).flatMap { $0.layer === layer ? $0 : nil }
        let texts = [(view as? UILabel)?.text, (view as? UIButton)?.currentTitle, view?.explicitAccessibilityLabel]
        let identifiers = [view?.accessibilityIdentifier, propertyNames[ObjectIdentifier(layer)], layer.name]
        let own = (identifiers + texts.filter { ($0?.count ?? 0) <= maximumTextLength }).compactMap(\.self).filter { !$0.isEmpty }
        return own + [String(describing: view.map { type(of: $0 as Any) } ?? type(of: layer as Any))]
    }

    // MARK: - Properties

    /// Adds the names of the properties of a view, of its controller and of its subviews.
    private static func addPropertyNames(of view: UIView, to names: inout [ObjectIdentifier: String]) {
        if let controller = view.next as? UIViewController { addProperties(of: controller, to: &names) }
        addProperties(of: view, to: &names)
        for subview in view.subviews { addPropertyNames(of: subview, to: &names) }
    }

    /// Adds the names of the properties of an object that the app's own classes declare.
    private static func addProperties(of object: AnyObject, to names: inout [ObjectIdentifier: String]) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("UIKit.") {
            for child in current.children {
                guard let label = child.label else { continue }
                add(child.value, named: label.replacingOccurrences(of: "$__lazy_storage_$_", with: ""), to: &names)
            }
            mirror = current.superclassMirror
        }
    }

    /// Adds the name of a property whose value is a view, a layer, or an array of them.
    private static func add(_ value: Any, named name: String, to names: inout [ObjectIdentifier: String]) {
        if let layer = (value as? UIView)?.layer ?? (value as? CALayer) {
            if names[ObjectIdentifier(layer)] == nil { names[ObjectIdentifier(layer)] = name }
            return
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: if let inner = mirror.children.first { add(inner.value, named: name, to: &names) }
        case .collection:
            for (index, element) in mirror.children.prefix(100).enumerated() where element.value is UIView || element.value is CALayer {
                add(element.value, named: "\(name)[\(index)]", to: &names)
            }
        default: break
        }
    }
}
