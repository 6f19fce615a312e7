import CoreGraphics
import Foundation

/// A layer with its currently shown values and its position on the screen.
package struct PresentedLayer {
    package let layer: CALayer
    /// The superlayer, or nil for the root.
    package let superlayer: CALayer?
    /// The values with the running animations.
    package let values: LayerValues
    /// The transform from the layer's coordinates to those of the screen.
    package let transform: ProjectiveTransform
    /// The transform from the layer's coordinates to those of its superlayer. A superlayer that does not flatten its sublayers, such as a
    /// `CATransformLayer`, is skipped: the transform is then to the nearest superlayer that flattens them.
    package let transformToSuperlayer: ProjectiveTransform
}

extension LayerTree {
    /// Calls `body` for all shown layers, in the order of the tree: a layer before its sublayers. Masks are not visited.
    package func forEachPresentedLayer(_ body: (PresentedLayer) -> Void) {
        visit(root, PresentedSuperlayer(time: now), body)
    }

    /// The state of a superlayer that is needed to compute the transforms of its sublayers.
    private struct PresentedSuperlayer {
        var layer: CALayer?
        var values: LayerValues?
        var time: Double
        var toScreen = ProjectiveTransform.identity
        /// The placement of the superlayer if it keeps the depth of its sublayers (`keepsDepth`). Nil if it flattens them onto its plane.
        var enclosing: LayerPlacement?
    }

    private func visit(_ layer: CALayer, _ parent: PresentedSuperlayer, _ body: (PresentedLayer) -> Void) {
        let time = layer.localTime(forParentTime: parent.time)
        let values = layer.values(at: time)
        guard !values.isHidden, values.opacity > 0 else { return }
        let placement = LayerPlacement(values, in: parent.values, enclosing: parent.enclosing, keepsDepth: layer.keepsDepth)
        let toScreen = placement.flattened.concatenating(parent.toScreen)
        body(
            PresentedLayer(
                layer: layer, superlayer: parent.layer, values: values, transform: toScreen, transformToSuperlayer: placement.flattened))
        let inner = PresentedSuperlayer(
            layer: layer, values: values, time: time, toScreen: layer.keepsDepth ? parent.toScreen : toScreen,
            enclosing: layer.keepsDepth ? placement : nil)
        for child in layer.children { visit(child, inner, body) }
    }
}
