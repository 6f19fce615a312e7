import CoreGraphics
import Foundation

extension CALayer {
    /// Returns the transform from this layer's plane to the plane of an ancestor, or to the surface if `ancestor` is nil. The frame of the
    /// root is in the coordinates of the surface.
    package func transform(to ancestor: CALayer?) -> ProjectiveTransform { transform(to: ancestor) { $0.modelValues } }

    /// Returns the currently shown transform from this layer's plane to the plane of an ancestor, with the running animations.
    package func presentedTransform(to ancestor: CALayer?) -> ProjectiveTransform { transform(to: ancestor) { $0.values(at: $0.now) } }

    /// The transform from this layer's plane to the surface, with the running animations.
    package var shownTransformToRoot: ProjectiveTransform { presentedTransform(to: nil) }

    /// Returns the transform from this layer's plane to the plane of an ancestor. `values` returns the values of a layer.
    private func transform(to ancestor: CALayer?, _ values: (CALayer) -> LayerValues) -> ProjectiveTransform {
        var result = ProjectiveTransform.identity
        // The placement that is not flattened yet, because the last visited layer is in a layer that keeps depth and therefore has no
        // plane.
        var pending: LayerPlacement?
        var next: CALayer? = self
        while let layer = next, layer !== ancestor {
            let parent = layer.superlayer
            let placement = LayerPlacement(
                values(layer), in: parent.map(values), keepsDepth: layer.keepsDepth || parent?.keepsDepth == true)
            let combined = pending.map { .transform3D($0.asTransform3D.concatenating(placement.asTransform3D)) } ?? placement
            pending = parent?.keepsDepth == true && parent !== ancestor ? combined : nil
            if pending == nil { result = result.concatenating(combined.flattened) }
            next = parent
        }
        return result
    }

    /// Returns the transform from this layer's coordinates to another layer's coordinates, through the surface.
    ///
    /// If `other` is nil, or if its transform has no inverse (for example with a scale of 0), the result is in the coordinates of the
    /// surface.
    func transform(into other: CALayer?) -> ProjectiveTransform {
        let toOutermost = transform(to: nil)
        guard let other else { return toOutermost }
        return other.transform(to: nil).inverse.map { toOutermost.concatenating($0) } ?? toOutermost
    }

    func defaultConvert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point.applying(inverseTransform(from: layer)) }
    func defaultConvert(_ rect: CGRect, from layer: CALayer?) -> CGRect { inverseTransform(from: layer).boundingBox(of: rect) }

    /// Returns the inverse of `transform(into:)`, or the transform itself if it has no inverse.
    private func inverseTransform(from layer: CALayer?) -> ProjectiveTransform {
        let forward = transform(into: layer)
        return forward.inverse ?? forward
    }

    func defaultHitTest(_ p: CGPoint) -> CALayer? {
        hitTest(p, LayerPlacement(modelValues, in: superlayer?.modelValues, keepsDepth: keepsDepth))
    }

    private func hitTest(_ p: CGPoint, _ placement: LayerPlacement) -> CALayer? {
        guard !modelValues.isHidden else { return nil }
        let isDeep = keepsDepth
        guard let point = isDeep ? p : placement.flattened.inverse?.transformedPoint(p) else { return nil }
        guard isDeep || !modelValues.masksToBounds || contains(point) else { return nil }
        for child in arrangedSublayers(sublayers ?? [], modelValues, enclosing: isDeep ? placement : nil, { $0.modelValues }).reversed() {
            if let hit = child.layer.hitTest(point, child.placement) { return hit }
        }
        return !isDeep && contains(point) ? self : nil
    }

    /// A sublayer with the values that it shows and its placement.
    struct ArrangedSublayer {
        var layer: CALayer
        var values: LayerValues
        var placement: LayerPlacement
    }

    /// Returns sublayers of this layer from back to front. Sublayers of equal depth keep their order in `layers`.
    ///
    /// - Parameters:
    ///   - values: The values that this layer shows.
    ///   - enclosing: The placement of this layer if it keeps depth, and therefore has no plane.
    ///   - displayedValues: Returns the values that a sublayer shows.
    func arrangedSublayers(
        _ layers: [CALayer], _ values: LayerValues, enclosing: LayerPlacement?, _ displayedValues: (CALayer) -> LayerValues
    ) -> [ArrangedSublayer] {
        let all = layers.map { layer in
            let layerValues = displayedValues(layer)
            return ArrangedSublayer(
                layer: layer, values: layerValues,
                placement: LayerPlacement(layerValues, in: values, enclosing: enclosing, keepsDepth: layer.keepsDepth))
        }
        let depths = all.map { $0.placement.depth(of: $0.values) }
        guard let first = depths.first, depths.contains(where: { $0 != first }) else { return all }
        return all.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { all[$0] }
    }
}
