import CoreGraphics
import Foundation

extension CALayer {
    /// From this layer's coordinates to those of an ancestor, or of the root with nil.
    package func transform(to ancestor: CALayer?) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var next: CALayer? = self
        while let layer = next, layer !== ancestor {
            transform = transform.concatenating(layer.modelValues.toSuperlayer)
            if let above = layer.superlayer { transform = transform.concatenating(above.modelValues.sublayerSpace) }
            next = layer.superlayer
        }
        return transform
    }

    /// From this layer's coordinates to another's, by way of what both lie in.
    func transform(into other: CALayer?) -> CGAffineTransform {
        let here = transform(to: nil)
        return other.map { here.concatenating($0.transform(to: nil).inverted()) } ?? here
    }

    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point.applying(transform(into: layer)) }
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point.applying(transform(into: layer).inverted()) }
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect.applying(transform(into: layer)) }
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { rect.applying(transform(into: layer).inverted()) }

    public func contains(_ p: CGPoint) -> Bool { modelValues.bounds.contains(p) }

    /// The farthest layer that has the point, given in the superlayer's coordinates.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        guard !modelValues.isHidden, let inverse = modelValues.toSuperlayer.inverse else { return nil }
        let point = p.applying(inverse)
        guard !modelValues.masksToBounds || contains(point) else { return nil }
        let inSublayers = point.applying(modelValues.sublayerSpace.inverted())
        for child in (sublayers ?? []).sortedByDepth.reversed() {
            if let hit = child.hitTest(inSublayers) { return hit }
        }
        return contains(point) ? self : nil
    }
}

nonisolated extension LayerValues {
    /// What `sublayerTransform` does to sublayers: it turns about the anchor.
    package var sublayerSpace: CGAffineTransform {
        guard !CATransform3DIsIdentity(sublayerTransform) else { return .identity }
        let anchor = anchor
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(sublayerTransform))
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }
}

extension [CALayer] {
    /// From the back to the front; those of equal depth stay in the order in which they were added.
    var sortedByDepth: [CALayer] {
        guard contains(where: { $0.modelValues.zPosition != 0 }) else { return self }
        return enumerated().sorted { ($0.element.modelValues.zPosition, $0.offset) < ($1.element.modelValues.zPosition, $1.offset) }.map(
            \.element)
    }
}
