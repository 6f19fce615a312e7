import QuartzCore
import UIKit

/// The place of a layer in the tree of a stage, as names. A newer version of a program finds the layer again, although the layers of that
/// version may have other serial numbers.
package nonisolated struct LayerLocation: Equatable, Sendable, Codable {
    /// A layer among its siblings.
    private struct Step: Equatable, Sendable, Codable {
        var name: String
        /// The number of earlier siblings with the same name.
        var index: Int
    }

    /// The steps from the root of the tree to the layer.
    private let path: [Step]

    /// Creates the location of the layer with a serial number, or returns nil if there is no such layer.
    ///
    /// - Parameter roots: The layers of the windows. Their stage must be current.
    @MainActor package init?(ofLayer number: Int, in roots: [CALayer], names: LayerNames) {
        var steps: [Step] = []
        var siblings = roots
        while let index = siblings.firstIndex(where: { $0.descendant(number: number) != nil }) {
            let layer = siblings[index]
            let name = names.name(of: layer)
            steps.append(Step(name: name, index: siblings[..<index].filter { names.name(of: $0) == name }.count))
            if layer.serialNumber == number { break }
            siblings = layer.sublayers ?? []
        }
        guard !steps.isEmpty else { return nil }
        path = steps
    }

    /// Returns the layer at the location. If there is none, returns the only layer that has the same identifier or the same other name of
    /// its own, or nil.
    ///
    /// - Parameter roots: The layers of the windows. Their stage must be current.
    @MainActor package func layer(in roots: [CALayer], names: LayerNames) -> CALayer? {
        var siblings = roots
        var found: CALayer?
        for step in path {
            found = siblings.filter { names.name(of: $0) == step.name }.dropFirst(step.index).first
            siblings = found?.sublayers ?? []
        }
        return found ?? layerWithSameName(in: roots, names: names)
    }

    @MainActor private func layerWithSameName(in roots: [CALayer], names: LayerNames) -> CALayer? {
        guard let name = path.last?.name else { return nil }
        var layers = roots
        var matches: [CALayer] = []
        while let layer = layers.popLast() {
            if names.name(of: layer) == name, !Self.isClassName(name, of: layer) { matches.append(layer) }
            layers += layer.sublayers ?? []
        }
        return matches.count == 1 ? matches[0] : nil
    }

    /// Returns whether a name is only the class of a view or a layer, which may be followed by a number.
    @MainActor private static func isClassName(_ name: String, of layer: CALayer) -> Bool {
        let className = (layer.delegate as? UIView).map { "\(type(of: $0))" } ?? "\(type(of: layer))"
        return name == className || name.hasPrefix(className + " ")
    }
}
