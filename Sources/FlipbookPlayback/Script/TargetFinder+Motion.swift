import QuartzCore
import Stage
import UIKit

extension TargetFinder {
    /// The largest number of layers that `motion(on:)` names.
    private static let maximumNamedCount = 4

    /// Returns a description of the animations that have not ended, such as `"card" (position, opacity) and UILabel (transform)`, for the error
    /// that a stage does not become idle. Endless animations are left out.
    package static func motion(on stage: Stage) -> String {
        var names: [String] = []
        func visit(_ layer: CALayer) {
            let keyPaths = runningKeyPaths(of: layer, at: stage.tree.now)
            if !keyPaths.isEmpty { names.append("\(title(of: layer)) (\(keyPaths.joined(separator: ", ")))") }
            for sublayer in layer.sublayers ?? [] { visit(sublayer) }
        }
        visit(stage.tree.root)
        guard !names.isEmpty else {
            return "no layer is animated, so it is a timer, a delayed call, a scroll view or work of another thread"
        }
        let hidden = names.count - maximumNamedCount
        // If only one name would be hidden, it is shown instead of "1 other".
        guard hidden > 1 else { return listed(names) }
        return listed(Array(names.prefix(maximumNamedCount)) + ["\(hidden) others"])
    }

    /// Returns texts as "a, b and c".
    private static func listed(_ texts: [String]) -> String {
        texts.count < 2 ? texts.joined() : texts.dropLast().joined(separator: ", ") + " and " + texts[texts.count - 1]
    }

    /// Returns the key paths of the animations of a layer that have not ended, without repetitions.
    private static func runningKeyPaths(of layer: CALayer, at time: Double) -> [String] {
        var keyPaths: [String] = []
        for attached in layer.attachedAnimations where !attached.isEndless && !attached.isOver(at: time) {
            let keyPath = (attached.animation as? CAPropertyAnimation)?.keyPath ?? attached.key ?? "\(type(of: attached.animation))"
            if !keyPaths.contains(keyPath) { keyPaths.append(keyPath) }
        }
        return keyPaths
    }

    /// Returns the name of a layer: that of its view, or its class in the view that contains it.
    private static func title(of layer: CALayer) -> String {
        if let view = layer.delegate as? UIView, view.layer === layer { return ViewFinder.title(of: view) }
        let container = sequence(first: layer, next: \.superlayer).lazy.compactMap { $0.delegate as? UIView }.first
        return (layer.name ?? "\(type(of: layer))") + (container.map { " in \(ViewFinder.title(of: $0))" } ?? "")
    }
}
