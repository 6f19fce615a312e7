import CoreGraphics
import FlipbookDisplayList
import FlipbookPlayback
import Stage
import UIKit

/// The views of the window around the scene. The back stage shows the gallery and the scene page, and the front stage shows the HUD.
///
/// The scene is painted in front of the back stage and behind the front stage.
final class WindowChrome {
    private(set) var backStage: Stage
    private(set) var frontStage: Stage
    /// The gallery, or nil if there is a single scene.
    let gallery: GalleryView?
    let scenePage: ScenePageView
    let hud = HUDViewController()
    private let background = BackgroundViewController()

    /// Whether the window's own views do not move, but only fade.
    var reducesMotion = false {
        didSet {
            guard reducesMotion != oldValue else { return }
            for stage in [backStage, frontStage] { stage.reducesMotion = reducesMotion }
            hud.presenter.zoom.reducesMotion = reducesMotion
        }
    }
    /// The number of frames per second of the stages.
    private var framesPerSecond = WindowContent.standardFrameRate

    /// Creates the stages and views.
    init(_ scenes: [Scene], title: String, selection: Int, isSingleScene: Bool, size: CGSize, scale: CGFloat) {
        let stages = Self.makeStages(size: size, scale: scale, framesPerSecond: WindowContent.standardFrameRate)
        (backStage, frontStage) = (stages.back, stages.front)
        (gallery, scenePage) = stages.back.perform {
            (isSingleScene ? nil : GalleryView(scenes, title: title, selection: selection), ScenePageView(showsSceneOnly: isSingleScene))
        }
        backStage.perform {
            background.view.backgroundColor = ChromeColor.background
            for page in [scenePage, gallery].compactMap(\.self) { background.view.addSubview(page) }
            scenePage.alpha = isSingleScene ? 1 : 0
        }
        attachViews(scale: scale)
    }

    /// Replaces the stages by stages with the new window size.
    func resize(to size: CGSize, scale: CGFloat) {
        for stage in [backStage, frontStage] { stage.perform { stage.window.rootViewController = nil } }
        (backStage, frontStage) = Self.makeStages(size: size, scale: scale, framesPerSecond: framesPerSecond)
        for stage in [backStage, frontStage] { stage.reducesMotion = reducesMotion }
        attachViews(scale: scale)
    }

    /// Replaces the stages by stages with another number of frames per second.
    func setFrameRate(_ rate: Int) {
        framesPerSecond = rate
        resize(to: backStage.size, scale: backStage.scale)
    }

    private static func makeStages(size: CGSize, scale: CGFloat, framesPerSecond: Int) -> (back: Stage, front: Stage) {
        func makeStage() -> Stage { Stage(size: size, scale: scale, framesPerSecond: framesPerSecond) }
        return (makeStage(), makeStage())
    }

    /// Adds the views to the current stages.
    private func attachViews(scale: CGFloat) {
        frontStage.perform { frontStage.window.rootViewController = hud }
        backStage.perform {
            backStage.window.rootViewController = background
            scenePage.scale = scale
            for page in [scenePage, gallery].compactMap(\.self) { page.frame = background.view.bounds }
        }
        for stage in [frontStage, backStage] { stage.advance(frames: 1) }
    }

    // MARK: - Changing pages

    /// Shows the page of a scene, and selects its card. If `isFromGallery` is true, the scene is animated from the picture of its card, or
    /// of its tile if the tile is selected.
    func showScenePage(_ scene: Scene, at index: Int, isFromGallery: Bool) {
        backStage.perform {
            let item = gallery?.selectedItem.flatMap { $0.sceneIndex == index ? $0 : nil } ?? .scene(index)
            let posterFrame = isFromGallery ? gallery?.posterFrame(of: item) : nil
            gallery?.select(index)
            scenePage.setScene(scene)
            if let posterFrame, posterFrame.width > 0 { scenePage.animateIn(from: posterFrame) } else { scenePage.animateLayout() }
            fade(gallery: 0, scenePage: 1)
        }
    }

    /// Shows the dark or the light backdrop.
    func setBackdrop(isDark: Bool) {
        backStage.perform { background.overrideUserInterfaceStyle = isDark ? .dark : .light }
        frontStage.perform { hud.overrideUserInterfaceStyle = isDark ? .dark : .light }
    }

    /// Sets the tiles of the gallery.
    func setTiles(recent: [Int], packages: [UserPackage]) {
        backStage.perform { gallery?.setTiles(recent: recent, packages: packages) ?? () }
    }

    /// Selects the card of a scene in the gallery.
    func select(_ index: Int) { backStage.perform { gallery?.select(index) ?? () } }

    /// Ends the animation of the page, so that the next frame shows the final state of the page.
    func finishAnimations() {
        // The animation of a page takes less than a second.
        for _ in 0..<framesPerSecond where backStage.isMoving { backStage.advance(frames: 1) }
    }

    /// Shows the gallery. The scene shrinks into the poster of the card with the index `card`.
    func showGallery(_ card: Int, completion: @escaping () -> Void) {
        guard let gallery else { return }
        backStage.perform {
            UIView.performWithoutAnimation {
                gallery.clear()
                gallery.show(card)
            }
            scenePage.animateOut(to: gallery.posterFrame(of: .scene(card)))
            fade(gallery: 1, scenePage: 0, completion: completion)
        }
    }

    /// Animates the alpha values of the pages.
    private func fade(gallery: CGFloat, scenePage: CGFloat, completion: @escaping () -> Void = {}) {
        UIView.animate(
            withDuration: 0.25, delay: 0, options: .allowUserInteraction,
            animations: {
                self.gallery?.alpha = gallery
                self.scenePage.alpha = scenePage
            }, completion: { if $0 { completion() } })
    }

    /// Shows a message for a few seconds.
    func showMessage(_ message: String) { frontStage.perform { hud.showMessage(message) } }

    /// Sets the part of the window without panels, for the status and messages. Nil for the whole window.
    func setFreeArea(_ area: CGRect?) { frontStage.perform { hud.freeArea = area } }

    /// Shows or hides the help.
    func setHelpVisible(_ isVisible: Bool) { frontStage.perform { hud.setHelpVisible(isVisible) } }

    /// Covers the window with black, or removes the cover.
    func setBlank(_ isBlank: Bool) { frontStage.perform { hud.setBlank(isBlank) } }

    /// Shows the hint with the key of the help for some seconds, unless the captions beside the phone show this key.
    func showKeyHint() {
        guard !backStage.perform({ scenePage.namesKeys }) else { return }
        frontStage.perform { hud.showKeyHint() }
    }

    /// Hides the hint after an input of the user.
    func hideKeyHint() {
        guard hud.isKeyHintVisible else { return }
        frontStage.perform { hud.hideKeyHint() }
    }

    /// Shows the touches of a take above the scene, or no touches if `take` is nil.
    func showTouches(of take: Take?, at frame: CGRect, all: Bool) {
        frontStage.perform { hud.showTouches(of: take, at: frame, all: all) }
    }

    /// Shows the status beside the frame of a scene, or hides it.
    func showStatus(_ status: HUDViewController.Status?, beside frame: CGRect) {
        let (phones, strip) =
            frame.isNull ? (CGRect.null, CGRect.null) : backStage.perform { (scenePage.phonesFrame, scenePage.captionStripFrame) }
        frontStage.perform { hud.showStatus(status, beside: frame, phones: phones, captionStrip: strip) }
    }

    // MARK: - Coordinates of the scene

    /// The frame of the scene in the window.
    private var sceneFrame: CGRect { backStage.perform { scenePage.sceneFrame } }

    /// Returns the scene with its frame in the window, for painting.
    func inset(for scene: Stage) -> Collage.Inset {
        backStage.perform {
            (scenePage.sceneSize, scenePage.sceneShape) = (scene.size, scene.shape)
            var inset = Collage.Inset(scene, frame: scenePage.sceneFrame, cornerRadius: scenePage.sceneCornerRadius)
            if scenePage.hasPhone { inset.cover = ScreenCutout.list(over: scene) }
            return inset
        }
    }

    /// Returns take A of a comparison with its frame in the window, for painting.
    func insetOfTakeA(_ list: DisplayList, size: CGSize) -> Collage.Inset {
        backStage.perform {
            scenePage.sizeOfTakeA = size
            return Collage.Inset(list, size: size, frame: scenePage.frameOfTakeA, cornerRadius: scenePage.cornerRadiusOfTakeA)
        }
    }

    /// Converts a point of the window to the scene's coordinates. Returns nil if the point is outside of the scene.
    func scenePoint(for point: CGPoint, in scene: Stage) -> CGPoint? {
        sceneFrame.contains(point) ? convert(point, into: scene) : nil
    }

    /// Converts a point of the window to the scene's coordinates. The point may be outside of the scene, because a finger can leave the
    /// screen.
    func convert(_ point: CGPoint, into scene: Stage) -> CGPoint {
        let frame = sceneFrame
        let zoom = frame.width / scene.size.width
        return CGPoint(x: (point.x - frame.minX) / zoom, y: (point.y - frame.minY) / zoom)
    }

    /// Converts a rectangle of the scene to the window's coordinates.
    func windowFrame(of rect: CGRect, in scene: Stage) -> CGRect {
        let frame = sceneFrame
        let zoom = frame.width / scene.size.width
        return CGRect(
            x: frame.minX + rect.minX * zoom, y: frame.minY + rect.minY * zoom, width: rect.width * zoom, height: rect.height * zoom)
    }

    /// The number of frames until one of the stages looks different, or nil if both change only after an input.
    var framesUntilChange: Int? { [backStage.framesUntilChange, frontStage.framesUntilChange].compactMap(\.self).min() }

    /// Advances both stages by a frame.
    func advance() {
        backStage.advance(frames: 1)
        frontStage.advance(frames: 1)
    }
}
