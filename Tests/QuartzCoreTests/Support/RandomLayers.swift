import CoreGraphics
import Foundation
import QuartzCore
import SeededRandomValues

extension SeededRandom {
    /// Returns a layer with a random size, anchor point and position, and with a random transform if `isTransformed` is true.
    @MainActor mutating func layer(isTransformed: Bool = true) -> CALayer {
        let layer = LayerWithoutActions()
        layer.bounds = rect(30, 10, 90)
        layer.anchorPoint = CGPoint(x: number(-0.3, 1.3), y: number(-0.3, 1.3))
        layer.position = point(60)
        if isTransformed, bool(0.6) { layer.setAffineTransform(affineTransform(20)) }
        return layer
    }

    /// Returns the layers of a random tree. The first one is the root.
    @MainActor mutating func layerTree(count: Int, hasSublayerTransforms: Bool = true) -> [CALayer] {
        var layers = [layer()]
        while layers.count < count {
            let layer = layer()
            if hasSublayerTransforms, bool(0.2) { layer.sublayerTransform = CATransform3DMakeAffineTransform(affineTransform(10)) }
            pick(layers).addSublayer(layer)
            layers.append(layer)
        }
        return layers
    }
}

/// Converts a point from a layer's coordinates to its superlayer's, with one operation per step of the definition.
@MainActor func convertToSuperlayer(_ p: CGPoint, from layer: CALayer) -> CGPoint {
    func apply(_ p: CGPoint, _ t: CATransform3D) -> CGPoint {
        CGPoint(x: p.x * t.m11 + p.y * t.m21 + t.m41, y: p.x * t.m12 + p.y * t.m22 + t.m42)
    }
    func anchor(_ layer: CALayer) -> CGPoint {
        CGPoint(
            x: layer.bounds.origin.x + layer.anchorPoint.x * layer.bounds.size.width,
            y: layer.bounds.origin.y + layer.anchorPoint.y * layer.bounds.size.height)
    }
    let layerAnchor = anchor(layer)
    var p = apply(CGPoint(x: p.x - layerAnchor.x, y: p.y - layerAnchor.y), layer.transform)
    p = CGPoint(x: p.x + layer.position.x, y: p.y + layer.position.y)
    guard let superlayer = layer.superlayer else { return p }
    let superlayerAnchor = anchor(superlayer)
    p = apply(CGPoint(x: p.x - superlayerAnchor.x, y: p.y - superlayerAnchor.y), superlayer.sublayerTransform)
    return CGPoint(x: p.x + superlayerAnchor.x, y: p.y + superlayerAnchor.y)
}

/// Converts a point from a layer's coordinates to the coordinate space that contains the root layer.
@MainActor func convertToRoot(_ p: CGPoint, from layer: CALayer) -> CGPoint {
    var (p, next) = (p, Optional(layer))
    while let layer = next {
        p = convertToSuperlayer(p, from: layer)
        next = layer.superlayer
    }
    return p
}
