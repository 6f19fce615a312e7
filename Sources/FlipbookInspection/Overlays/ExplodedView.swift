import CoreGraphics
import FlipbookDisplayList
import Foundation
import QuartzCore

/// A frame whose layers are pulled apart in perspective: each layer is on a plane of its own, with a thin frame around it.
///
/// The content of the items does not change, only their transforms, clips and order. If `spread` is 0 and the screen keeps its place, the
/// result is the list itself.
package nonisolated struct ExplodedView: Equatable, Sendable {
    /// The direction from which the layers are seen.
    package struct Camera: Equatable, Sendable {
        /// The rotation about the vertical axis in radians. Positive values show the layers from the left.
        package var yaw = 0.66
        /// The rotation about the horizontal axis in radians. Positive values show the layers from above.
        package var pitch = 0.34
        package var zoom = 1.0

        package init() {}

        /// The largest rotation to each side. Farther, the planes would be seen from behind.
        package static let maximumAngle = 1.25
    }

    package var camera = Camera()
    /// How far the planes are apart, 0…1.
    package var spread = 1.0
    /// The frame of the screen in the image before the layers are pulled apart.
    package var screenFrame: CGRect
    /// The area of the image that the exploded view fills.
    package var area: CGRect
    /// The size of the screen in points.
    package var screenSize: CGSize
    /// The layer whose frame is highlighted, or nil.
    package var highlightedLayer: Int?

    /// Creates a view in which the screen keeps its place.
    package init(screenSize: CGSize) {
        self.init(
            screenSize: screenSize, screenFrame: CGRect(origin: .zero, size: screenSize), area: CGRect(origin: .zero, size: screenSize))
    }

    package init(screenSize: CGSize, screenFrame: CGRect, area: CGRect) {
        (self.screenSize, self.screenFrame, self.area) = (screenSize, screenFrame, area)
    }

    // MARK: - Geometry

    /// The distance between two planes in points of the screen, if there are few of them.
    private static let planeDistance: CGFloat = 84
    /// The largest distance between the first and the last plane, as a part of the screen's longer side.
    private static let maximumDepth: CGFloat = 0.95
    /// The distance of the camera, as a multiple of the screen's longer side.
    private static let cameraDistance: CGFloat = 3.4

    private var longSide: CGFloat { max(screenSize.width, screenSize.height, 1) }

    /// Returns the distance between two planes, in points of the screen.
    private func gap(_ count: Int) -> CGFloat {
        min(Self.planeDistance, longSide * Self.maximumDepth / CGFloat(max(count - 1, 1)))
    }

    /// Returns the transform from the screen to the image for a plane.
    package func transform(ofLevel level: Int, of count: Int) -> ProjectiveTransform {
        let fitted = fit(count)
        let part = CGFloat(spread)
        let scale = screenFrame.width / screenSize.width * (1 - part) + fitted.scale * CGFloat(camera.zoom) * part
        let center = CGPoint(
            x: screenFrame.midX * (1 - part) + fitted.center.x * part, y: screenFrame.midY * (1 - part) + fitted.center.y * part)
        return ProjectiveTransform(flattening: space(level, count, camera, part))
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// Returns the transform from the screen to space, seen from the camera. The center of the screen becomes the origin.
    private func space(_ level: Int, _ count: Int, _ camera: Camera, _ part: CGFloat) -> CATransform3D {
        let depth = (CGFloat(level) - CGFloat(count - 1) / 2) * gap(count) * part
        let place = CATransform3DMakeTranslation(-screenSize.width / 2, -screenSize.height / 2, depth)
        let yaw = CATransform3DMakeRotation(CGFloat(camera.yaw) * part, 0, 1, 0)
        let pitch = CATransform3DMakeRotation(CGFloat(-camera.pitch) * part, 1, 0, 0)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / (Self.cameraDistance * longSide) * part
        return place.concatenating(yaw).concatenating(pitch).concatenating(perspective)
    }

    /// Returns the scale and the center with which all planes fill the area, as they are seen by the default camera. They do not change
    /// while the view is turned.
    private func fit(_ count: Int) -> (scale: CGFloat, center: CGPoint) {
        var box = CGRect.null
        for level in [0, count - 1] {
            let plane = ProjectiveTransform(flattening: space(level, count, Camera(), 1))
            box = box.union(plane.boundingBox(of: CGRect(origin: .zero, size: screenSize)))
        }
        guard !box.isNull, box.width > 0, box.height > 0 else { return (1, CGPoint(x: area.midX, y: area.midY)) }
        let scale = min(area.width / box.width, area.height / box.height)
        return (scale, CGPoint(x: area.midX - box.midX * scale, y: area.midY - box.midY * scale))
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

    /// Returns the corners of a layer in the image, from the upper left one clockwise, or nil if a corner is behind the camera.
    package func corners(of layer: LayerTreeSample.Layer, _ levels: ExplodedLevels) -> [CGPoint]? {
        let plane = layer.transform.concatenating(transform(ofLevel: levels.level(of: layer.number), of: levels.count))
        let corners = layer.bounds.corners.compactMap { plane.transformedPoint($0) }
        return corners.count == 4 ? corners : nil
    }

    /// Returns the frontmost layer at a point of the image, or nil if there is none.
    package func layer(at point: CGPoint, _ sample: LayerTreeSample, _ levels: ExplodedLevels, content: Set<Int>) -> Int? {
        let candidates = sample.layers.enumerated().filter { content.contains($1.number) }
            .sorted { (levels.level(of: $1.element.number), $1.offset) < (levels.level(of: $0.element.number), $0.offset) }
        return candidates.first { candidate in
            let plane = candidate.element.transform.concatenating(
                transform(ofLevel: levels.level(of: candidate.element.number), of: levels.count))
            guard let local = plane.inverse?.transformedPoint(point) else { return false }
            return candidate.element.bounds.contains(local)
        }?.element.number
    }
}
