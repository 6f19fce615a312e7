import CoreGraphics
import Stage
import UIKit

/// What is around the scene in the window: the gallery with its phone, or nothing but a plain ground.
final class Surroundings {
    enum Kind {
        case gallery(GalleryViewController)
        case plain(UIViewController)
    }

    private let kind: Kind
    private(set) var stage: Stage
    private(set) var selection = 0
    private var size: CGSize

    init(_ kind: Kind, _ window: Window, _ size: CGSize) {
        self.kind = kind
        self.size = size
        stage = Self.stage(kind, window)
    }

    /// Takes on the window's size.
    func fit(_ window: Window) {
        stage.window.rootViewController = nil
        stage = Self.stage(kind, window)
    }

    private static func stage(_ kind: Kind, _ window: Window) -> Stage {
        let scale = window.pixelsPerPoint
        let stage = Stage(size: CGSize(width: CGFloat(window.width) / scale, height: CGFloat(window.height) / scale), scale: scale)
        switch kind {
        case .gallery(let controller):
            controller.scale = scale
            stage.window.rootViewController = controller
        case .plain(let controller):
            controller.view.backgroundColor = Look.dark
            stage.window.rootViewController = controller
        }
        return stage
    }

    func select(_ index: Int, _ size: CGSize) {
        selection = index
        self.size = size
        if case .gallery(let controller) = kind { controller.selection = index }
    }

    func exhibit(at point: CGPoint) -> Int? {
        if case .gallery(let controller) = kind { controller.exhibit(at: point) } else { nil }
    }

    /// A point of the window in the scene's points; nil outside of it.
    func place(of point: CGPoint, in scene: Stage) -> CGPoint? {
        inset(for: scene).frame.contains(point) ? project(point, into: scene) : nil
    }

    /// The same, wherever the point is: a finger that slides off the screen is still followed.
    func project(_ point: CGPoint, into scene: Stage) -> CGPoint {
        let frame = inset(for: scene).frame
        return CGPoint(
            x: (point.x - frame.minX) / frame.width * scene.size.width, y: (point.y - frame.minY) / frame.height * scene.size.height)
    }

    /// Where the scene goes.
    func inset(for scene: Stage) -> Collage.Inset {
        switch kind {
        case .gallery(let controller):
            controller.view.layoutIfNeeded()
            return Collage.Inset(scene, frame: controller.screen, radius: PhoneView.screenRadius(zoom: controller.zoom))
        case .plain:
            let zoom = min(stage.size.width / size.width, stage.size.height / size.height)
            let (width, height) = (size.width * zoom, size.height * zoom)
            let origin = CGPoint(x: ((stage.size.width - width) / 2).rounded(), y: ((stage.size.height - height) / 2).rounded())
            return Collage.Inset(scene, frame: CGRect(origin: origin, size: CGSize(width: width, height: height)))
        }
    }
}
