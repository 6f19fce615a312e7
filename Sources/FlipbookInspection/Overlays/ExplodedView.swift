import CoreGraphics
import FlipbookDisplayList
import Foundation
import QuartzCore

/// A frame whose layers are pulled apart in perspective, on planes one above the other, with a thin frame around each layer.
///
/// Most items have the same content as before, but other transforms, other clips and another order. But groups are dissolved, and a
/// backdrop becomes a tinted pane. If `spread` is 0 and the screen keeps its position, the result is the list itself.
package nonisolated struct ExplodedView: Equatable, Sendable {
    /// The direction from which the layers are seen.
    package struct Camera: Equatable, Sendable {
        /// The rotation about the vertical axis in radians. Positive values show the layers from the left.
        package var yaw = 0.66
        /// The rotation about the horizontal axis in radians. Positive values show the layers from above.
        package var pitch = 0.34
        package var zoom = 1.0

        package init() {}

        /// The largest rotation to each side. With a larger rotation, the planes would be seen from behind.
        package static let maximumAngle = 1.25
    }

    package var camera = Camera()
    /// The distance between the planes, as a fraction of the largest distance, 0…1.
    package var spread = 1.0
    /// The frame of the screen in the image before the layers are pulled apart.
    package var screenFrame: CGRect
    /// The area of the image that the exploded view fills.
    package var area: CGRect
    /// The size of the screen in points.
    package var screenSize: CGSize
    /// The layer whose frame is highlighted, or nil.
    package var highlightedLayer: Int?

    /// Creates a view in which the screen keeps its position.
    package init(screenSize: CGSize) {
        self.init(
            screenSize: screenSize, screenFrame: CGRect(origin: .zero, size: screenSize), area: CGRect(origin: .zero, size: screenSize))
    }

    package init(screenSize: CGSize, screenFrame: CGRect, area: CGRect) {
        (self.screenSize, self.screenFrame, self.area) = (screenSize, screenFrame, area)
    }

    // MARK: - The list

    /// Returns the exploded list.
    ///
    /// - Parameters:
    ///   - levels: The planes of the layers.
    ///   - sample: The layers of the same frame.
    package func list(_ list: DisplayList, _ sample: LayerTreeSample, _ levels: ExplodedLevels) -> DisplayList {
        if spread == 0, screenFrame == CGRect(origin: .zero, size: screenSize) { return list }
        var builder = ExplodedListBuilder(list: list, view: self, levels: levels, sample: sample)
        builder.build()
        return builder.result
    }

    /// Returns the corners of a layer in the image, clockwise from the upper left corner, or nil if a corner is behind the camera.
    package func corners(of layer: LayerTreeSample.Layer, _ levels: ExplodedLevels) -> [CGPoint]? {
        ExplodedProjection(self, levels).corners(of: layer)
    }

    /// Returns the frontmost layer at a point of the image, or nil if there is none.
    package func layer(at point: CGPoint, _ sample: LayerTreeSample, _ levels: ExplodedLevels, content: Set<Int>) -> Int? {
        let candidates = sample.layers.enumerated().filter { content.contains($1.number) }
            .sorted { (levels.level(of: $1.element.number), $1.offset) < (levels.level(of: $0.element.number), $0.offset) }
        let projection = ExplodedProjection(self, levels)
        return candidates.first { candidate in
            let plane = candidate.element.transform.concatenating(projection.transform(ofLevel: levels.level(of: candidate.element.number)))
            guard let local = plane.inverse?.transformedPoint(point) else { return false }
            return candidate.element.bounds.contains(local)
        }?.element.number
    }
}
