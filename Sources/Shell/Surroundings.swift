import CoreGraphics
import Stage
import UIKit

/// What is ours in the window: in the back the gallery or the podium, in front the HUD. The scene goes between them.
final class Surroundings {
    private(set) var back: Stage
    private(set) var front: Stage
    let gallery: GalleryView?
    let podium: PodiumView
    let hud = Hud()
    private let ground = Ground()

    /// With one exhibit alone there is no gallery.
    init(_ exhibits: [Exhibit], selection: Int, isAlone: Bool, size: CGSize, scale: CGFloat) {
        // The pages are views of this stage from the start: what they animate has to have a time.
        back = Stage(size: size, scale: scale, framesPerSecond: Presentation.framesPerSecond)
        gallery = isAlone ? nil : GalleryView(exhibits, selection: selection)
        podium = PodiumView(isBare: isAlone)
        front = Stage(size: size, scale: scale, framesPerSecond: Presentation.framesPerSecond)
        ground.view.backgroundColor = isAlone ? Look.dark : Look.paper
        for page in [podium, gallery].compactMap(\.self) { ground.view.addSubview(page) }
        podium.alpha = isAlone ? 1 : 0
        settle(scale)
    }

    /// Takes on the window's size.
    func fit(_ size: CGSize, scale: CGFloat) {
        for stage in [back, front] { stage.window.rootViewController = nil }
        back = Stage(size: size, scale: scale, framesPerSecond: Presentation.framesPerSecond)
        front = Stage(size: size, scale: scale, framesPerSecond: Presentation.framesPerSecond)
        settle(scale)
    }

    private func settle(_ scale: CGFloat) {
        front.window.rootViewController = hud
        back.window.rootViewController = ground
        podium.scale = scale
        for page in [podium, gallery].compactMap(\.self) { page.frame = ground.view.bounds }
        for stage in [front, back] { stage.advance(frames: 1) }
    }

    // MARK: - From page to page

    func showPodium(_ exhibit: Exhibit, from card: Int?) {
        back.makeCurrent()
        podium.present(exhibit)
        if let card, let gallery { podium.enter(from: gallery.cards[card].pictureFrame) } else { podium.glide() }
        fade(gallery: 0, podium: 1)
    }

    func showGallery(_ card: Int, then done: @escaping () -> Void) {
        guard let gallery else { return }
        back.makeCurrent()
        UIView.performWithoutAnimation { gallery.clear() }
        podium.leave(to: gallery.cards[card].pictureFrame)
        fade(gallery: 1, podium: 0, then: done)
    }

    private func fade(gallery: CGFloat, podium: CGFloat, then done: @escaping () -> Void = {}) {
        UIView.animate(
            withDuration: 0.25, delay: 0, options: .allowUserInteraction,
            animations: {
                self.gallery?.alpha = gallery
                self.podium.alpha = podium
            }, completion: { if $0 { done() } })
    }

    func say(_ message: String) {
        front.makeCurrent()
        hud.say(message)
    }

    func showHelp(_ isShown: Bool) {
        front.makeCurrent()
        hud.showHelp(isShown)
    }

    // MARK: - Where the scene is

    func inset(for scene: Stage) -> Collage.Inset {
        Collage.Inset(scene, frame: podium.screen, radius: podium.screenRadius)
    }

    /// A point of the window in the scene's points; nil outside of it.
    func place(of point: CGPoint, in scene: Stage) -> CGPoint? {
        podium.screen.contains(point) ? project(point, into: scene) : nil
    }

    /// The same, wherever the point is: a finger that slides off the screen is still followed.
    func project(_ point: CGPoint, into scene: Stage) -> CGPoint {
        let frame = podium.screen
        let zoom = frame.width / scene.size.width
        return CGPoint(x: (point.x - frame.minX) / zoom, y: (point.y - frame.minY) / zoom)
    }

    /// Where a part of the scene is in the window.
    func frame(of part: CGRect, in scene: Stage) -> CGRect {
        let frame = podium.screen
        let zoom = frame.width / scene.size.width
        return CGRect(
            x: frame.minX + part.minX * zoom, y: frame.minY + part.minY * zoom, width: part.width * zoom, height: part.height * zoom)
    }

    var framesUntilChange: Int? { [back.framesUntilChange, front.framesUntilChange].compactMap(\.self).min() }

    func advance() {
        back.advance(frames: 1)
        front.advance(frames: 1)
    }
}

/// Behind all of it. It is no phone, so it has no status bar in a window as small as one.
private final class Ground: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}
