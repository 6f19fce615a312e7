import CoreGraphics
import Foundation

/// The transforms from the screen to the planes of an exploded view.
nonisolated struct ExplodedProjection {
    private let view: ExplodedView
    private let levels: ExplodedLevels
    private let count: Int
    /// The scale and the center with which all planes fill the area, as they are seen by the default camera. They do not change while the
    /// view is rotated.
    private var scale: CGFloat = 1
    private var center: CGPoint

    /// The distance between two planes in points of the screen, if there are few of them.
    private static let planeDistance: CGFloat = 84
    /// The largest distance between the first and the last plane, as a fraction of the screen's longer side.
    private static let maximumDepth: CGFloat = 0.95
    /// The distance of the camera, as a multiple of the screen's longer side.
    private static let cameraDistance: CGFloat = 3.4

    init(_ view: ExplodedView, _ levels: ExplodedLevels) {
        (self.view, self.levels, count) = (view, levels, max(levels.count, 1))
        center = CGPoint(x: view.area.midX, y: view.area.midY)
        var box = CGRect.null
        for level in 0..<count {
            let plane = ProjectiveTransform(flattening: space(level, ExplodedView.Camera(), 1))
            let content = levels.box(ofLevel: level)
            if !content.isNull { box = box.union(plane.boundingBox(of: content)) }
        }
        guard !box.isNull, box.width > 0, box.height > 0 else { return }
        scale = min(view.area.width / box.width, view.area.height / box.height)
        center = CGPoint(x: view.area.midX - box.midX * scale, y: view.area.midY - box.midY * scale)
    }

    private var longSide: CGFloat { max(view.screenSize.width, view.screenSize.height, 1) }

    /// The distance between two planes, in points of the screen.
    private var gap: CGFloat { min(Self.planeDistance, longSide * Self.maximumDepth / CGFloat(max(count - 1, 1))) }

    /// Returns the transform from the screen to the image for a plane.
    func transform(ofLevel level: Int) -> ProjectiveTransform {
        let part = CGFloat(view.spread)
        let screen = view.screenFrame
        let scale = screen.width / view.screenSize.width * (1 - part) + scale * CGFloat(view.camera.zoom) * part
        return ProjectiveTransform(flattening: space(level, view.camera, part))
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(
                CGAffineTransform(
                    translationX: screen.midX * (1 - part) + center.x * part, y: screen.midY * (1 - part) + center.y * part))
    }

    /// Returns the transform from the screen to space, seen from the camera. The center of the screen becomes the origin.
    private func space(_ level: Int, _ camera: ExplodedView.Camera, _ part: CGFloat) -> CATransform3D {
        let depth = (CGFloat(level) - CGFloat(count - 1) / 2) * gap * part
        let translation = CATransform3DMakeTranslation(-view.screenSize.width / 2, -view.screenSize.height / 2, depth)
        let yaw = CATransform3DMakeRotation(CGFloat(camera.yaw) * part, 0, 1, 0)
        let pitch = CATransform3DMakeRotation(CGFloat(-camera.pitch) * part, 1, 0, 0)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / (Self.cameraDistance * longSide) * part
        return translation.concatenating(yaw).concatenating(pitch).concatenating(perspective)
    }

    /// Returns the corners of a layer in the image, clockwise from the upper left corner, or nil if a corner is behind the camera.
    func corners(of layer: LayerTreeSample.Layer) -> [CGPoint]? {
        let plane = layer.transform.concatenating(transform(ofLevel: levels.level(of: layer.number)))
        let corners = layer.bounds.corners.compactMap { plane.transformedPoint($0) }
        return corners.count == 4 ? corners : nil
    }
}
