import CoreGraphics
import QuartzCore

/// The position of a layer on the screen: the corners of its bounds, which an animation or a perspective may have moved.
package nonisolated struct LayerQuadrilateral: Equatable, Sendable {
    /// The corners in the order upper left, upper right, lower right, lower left of the layer.
    package var corners: [CGPoint]
    /// The anchor point, about which the layer is rotated and scaled.
    package var anchor: CGPoint
    /// The size of the bounds.
    package var size: CGSize

    package init(corners: [CGPoint], anchor: CGPoint, size: CGSize) { (self.corners, self.anchor, self.size) = (corners, anchor, size) }
}

extension LayerQuadrilateral {
    /// Creates the quadrilateral of a layer as it is displayed. Fails if a corner is behind the camera.
    package init?(_ layer: CALayer) {
        let values = layer.values(at: layer.now)
        let (bounds, transform) = (values.bounds, layer.shownTransformToRoot)
        let corners = [(bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.maxX, bounds.maxY), (bounds.minX, bounds.maxY)]
            .compactMap { transform.transformedPoint(CGPoint(x: $0.0, y: $0.1)) }
        let anchorInLayer = CGPoint(
            x: bounds.minX + values.anchorPoint.x * bounds.width, y: bounds.minY + values.anchorPoint.y * bounds.height)
        guard corners.count == 4, let anchor = transform.transformedPoint(anchorInLayer) else { return nil }
        self.init(corners: corners, anchor: anchor, size: bounds.size)
    }
}
