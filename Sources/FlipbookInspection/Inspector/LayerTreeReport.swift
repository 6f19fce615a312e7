import QuartzCore
import UIKit

/// The layers of a stage as the rows of a tree, from back to front.
package nonisolated struct LayerTreeReport: Equatable, Sendable {
    /// A row of the tree, which describes one layer.
    package struct Row: Equatable, Sendable {
        /// The serial number of the layer.
        package var number: Int
        package var name: String
        package var className: String
        /// The number of superlayers.
        package var depth: Int
        /// Whether the layer or one of its superlayers is hidden or transparent.
        package var isHidden: Bool
        /// Whether the layer has animations.
        package var isAnimated: Bool
        package var hasChildren: Bool
        /// Whether the sublayers are in the list.
        package var isExpanded: Bool
        /// Whether the name or the class contains the searched text. True if nothing is searched.
        package var isMatch: Bool
    }

    /// The rows that are not folded away.
    package var rows: [Row] = []

    /// The searched text, the folded layers and the chosen layer. The state stays the same when the take is replayed, because layers have
    /// the same numbers then.
    package struct State: Equatable, Sendable {
        /// The text that is searched in the names and classes.
        package var query = ""
        /// The layers that are folded although they are expanded by default, or expanded although they are folded by default.
        package var toggled: Set<Int> = []
        /// The chosen layer, or nil. Its superlayers are expanded.
        package var selection: Int?

        package init() {}
    }

    /// Returns the index of a layer's row, or nil.
    package func index(of layer: Int) -> Int? { rows.firstIndex { $0.number == layer } }
}

extension LayerTreeReport {
    /// Creates the rows of layers and their sublayers.
    ///
    /// - Parameters:
    ///   - roots: The layers of the windows.
    ///   - state: The sublayers of folded layers are skipped. While a text is searched, only the matches and their superlayers are
    ///     included.
    package init(_ roots: [CALayer], names: LayerNames, state: State) {
        rows.reserveCapacity(256)
        let path = state.selection.map { selection in Self.path(to: selection, in: roots) } ?? []
        for root in roots { append(root, depth: 0, isHidden: false, path: path, names, state, state.query.lowercased()) }
    }

    /// Appends a layer. Returns whether it or one of its sublayers matches the query.
    @discardableResult
    private mutating func append(
        _ layer: CALayer, depth: Int, isHidden: Bool, path: Set<Int>, _ names: LayerNames, _ state: State, _ query: String
    ) -> Bool {
        let number = layer.serialNumber
        let (name, className) = (names.name(of: layer), Self.className(of: layer))
        let isMatch = query.isEmpty || name.lowercased().contains(query) || className.lowercased().contains(query)
        let sublayers = layer.sublayers ?? []
        let isExpanded = !query.isEmpty || path.contains(number) || Self.isExpandedByDefault(layer) != state.toggled.contains(number)
        let isInvisible = isHidden || layer.isHidden || layer.modelValues.opacity <= 0
        let index = rows.count
        rows.append(
            Row(
                number: number, name: name, className: className, depth: depth, isHidden: isInvisible,
                isAnimated: !layer.attachedAnimations.isEmpty, hasChildren: !sublayers.isEmpty, isExpanded: isExpanded, isMatch: isMatch))
        var hasMatch = isMatch
        if isExpanded {
            for sublayer in sublayers {
                let matches = append(sublayer, depth: depth + 1, isHidden: isInvisible, path: path, names, state, query)
                hasMatch = hasMatch || matches
            }
        }
        if !hasMatch { rows.removeSubrange(index...) }
        return hasMatch
    }

    /// Returns whether the sublayers of a layer are shown at first. The sublayers of controls and bars are hidden at first, because they
    /// are seldom useful.
    private static func isExpandedByDefault(_ layer: CALayer) -> Bool {
        switch layer.delegate {
        case is UIControl, is UINavigationBar, is UITabBar, is UISearchBar, is UILabel: false
        default: true
        }
    }

    /// A cache of the names of classes, because computing these names is slow.
    private static var classNames: [ObjectIdentifier: String] = [:]

    private static func className(of layer: CALayer) -> String {
        let view = (layer.delegate as? UIView).flatMap { $0.layer === layer ? $0 : nil }
        let type: AnyClass = view.map { Swift.type(of: $0) } ?? Swift.type(of: layer)
        if let known = classNames[ObjectIdentifier(type)] { return known }
        let name = "\(type)"
        classNames[ObjectIdentifier(type)] = name
        return name
    }

    /// Returns the numbers of the superlayers of a layer.
    private static func path(to number: Int, in roots: [CALayer]) -> Set<Int> {
        guard let layer = roots.lazy.compactMap({ $0.descendant(number: number) }).first else { return [] }
        return Set(sequence(first: layer, next: \.superlayer).dropFirst().map(\.serialNumber))
    }
}

extension CALayer {
    /// Returns the layer with a serial number among this layer and its sublayers, or nil.
    package func descendant(number: Int) -> CALayer? {
        if serialNumber == number { return self }
        for sublayer in sublayers ?? [] { if let found = sublayer.descendant(number: number) { return found } }
        return nil
    }
}
