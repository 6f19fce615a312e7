import CoreGraphics
import Foundation
import Stage
import UIKit

extension WindowContent {
    /// Begins a touch at a point of the window, or clicks in the gallery.
    ///
    /// - Parameters:
    ///   - isTwoFingerTouch: Whether a second finger touches the scene, at `point` mirrored at the center of the scene.
    ///   - hasControl: Whether Control is held. In this case, a click shows the layer at the point in the inspector, and a drag is a touch
    ///     with two fingers.
    package func pointerDown(
        at point: CGPoint, isTwoFingerTouch: Bool = false, hasControl: Bool = false, finger: Int = 0, force: Double = 1
    ) {
        if isBlank { return }
        windowChrome.hideKeyHint()
        let selects = pointerDownInPresenting(at: point)
        if windowChrome.hud.isHelpVisible { return windowChrome.setHelpVisible(false) }
        if isDeviceMenuVisible { return clickInDeviceMenu(point) }
        if selects { return }
        let (windowPoint, point) = (point, contentPoint(at: point))
        if isInDemo { endDemo() }
        if finger == 0, clickInTalk() { return }
        if isInGallery { return clickInGallery(point) }
        guard let playback else { return }
        if pointerDownInInspector(at: point) || pointerDownInTimeline(at: point) { return }
        if hasControl, windowChrome.scenePoint(for: point, in: playback.stage) != nil { return pointer.controlClickPoint = windowPoint }
        if windowChrome.scenePage.backButtonFrame?.contains(point) == true, windowChrome.scenePoint(for: point, in: playback.stage) == nil {
            return closeScene()
        }
        if !beginRotatingExplodedView(at: point) { beginTouch(at: point, isTwoFingerTouch: isTwoFingerTouch, finger: finger, force: force) }
    }

    /// Begins a touch at a point of the content, if the point is in the scene.
    private func beginTouch(at point: CGPoint, isTwoFingerTouch: Bool, finger: Int = 0, force: Double = 1) {
        guard let playback, let position = windowChrome.scenePoint(for: point, in: playback.stage) else { return }
        // A touch resumes a paused scene.
        playback.isPaused = false
        framesUntilPause = nil
        unrestoredState = nil
        playback.performLiveInput(.down(finger: finger, at: position, force: force))
        if isTwoFingerTouch { playback.performLiveInput(.down(finger: 1, at: mirrored(position), force: 1)) }
        endTextEditing()
        pointer = PointerState(isDown: true, isTwoFingerTouch: isTwoFingerTouch, force: force, downFrame: playback.take.frame)
    }

    /// The distance in points of the window at which a click with Control becomes a drag.
    private static let controlDragDistance: CGFloat = 4

    /// Begins a touch with two fingers if the mouse has moved since it was pressed with Control.
    private func beginControlDrag(at point: CGPoint) {
        guard let start = pointer.controlClickPoint, hypot(point.x - start.x, point.y - start.y) >= Self.controlDragDistance else { return }
        pointer.controlClickPoint = nil
        if isBlank || isInGallery { return }
        let startPoint = contentPoint(at: start)
        if !beginRotatingExplodedView(at: startPoint) { beginTouch(at: startPoint, isTwoFingerTouch: true) }
    }

    /// Moves a touch to a point of the window, or selects the gallery's card at the point.
    package func pointerMoved(to point: CGPoint, finger: Int = 0, force: Double? = nil) {
        if pointerMovedInPresenting(to: point) { return }
        if isDeviceMenuVisible { return movePointerInDeviceMenu(point) }
        beginControlDrag(at: point)
        let point = contentPoint(at: point)
        if isInGallery { pointerMovedInGallery(to: point) }
        pointerMovedInInspector(to: point)
        if pointerMovedInTimeline(to: point) { return }
        if rotateExplodedView(to: point) { return }
        guard pointer.isDown, let playback, !playback.isPaused, playback.take.fingers[finger] != nil else { return }
        let position = windowChrome.convert(point, into: playback.stage)
        playback.performLiveInput(.move(finger: finger, to: position, force: force ?? pointer.force))
        if pointer.isTwoFingerTouch { playback.performLiveInput(.move(finger: 1, to: mirrored(position), force: 1)) }
    }

    /// Ends a touch.
    package func pointerUp(finger: Int = 0) {
        if pointerUpInPresenting() { return }
        if let point = pointer.controlClickPoint {
            pointer.controlClickPoint = nil
            return inspectLayer(at: contentPoint(at: point))
        }
        pointerUpInInspector()
        explodedDragPoint = nil
        if pointerUpInTimeline() { return }
        guard pointer.isDown, let playback else { return }
        for finger in pointer.isTwoFingerTouch ? [finger, 1] : [finger] where playback.take.fingers[finger] != nil {
            playback.performLiveInput(.up(finger: finger))
        }
        pointer.isDown = !playback.take.fingers.isEmpty
    }

    /// Clicks in the scene with the secondary button of the mouse.
    package func secondaryClick(at point: CGPoint) {
        if isBlank { return }
        presenter.addClick(at: point, isRelease: false, frame: frame)
        if windowChrome.hud.isHelpVisible { return windowChrome.setHelpVisible(false) }
        let point = contentPoint(at: point)
        if secondaryClickInTalk() { return }
        guard !isInGallery, !isDeviceMenuVisible, let playback, !pointer.isDown,
            let position = windowChrome.scenePoint(for: point, in: playback.stage)
        else { return }
        playback.isPaused = false
        playback.performLiveInput(.secondaryClick(at: position))
    }

    /// Tilts the device toward a point of the window: by 0 at the center of the scene, and by 1 at its edges.
    package func tilt(toward point: CGPoint) {
        guard !isInGallery, let playback, !playback.isPaused, !pointer.isDown else { return }
        let point = contentPoint(at: point)
        let (size, position) = (playback.stage.size, windowChrome.convert(point, into: playback.stage))
        func limited(_ value: CGFloat) -> CGFloat { (min(max(value, -1), 1) * 100).rounded() / 100 }
        let tilt = CGPoint(x: limited(position.x / size.width * 2 - 1), y: limited(position.y / size.height * 2 - 1))
        if tilt != playback.stage.currentTilt { playback.performLiveInput(.tilt(tilt)) }
    }

    /// Handles a movement of the mouse wheel, or of two fingers on a touchpad, by a distance in points.
    ///
    /// During a touch, the movement changes the force of the touch. Otherwise it scrolls.
    package func wheelMoved(at point: CGPoint, by distance: CGVector, hasControl: Bool = false) {
        if wheelMovedInPresenting(at: point, by: distance, hasControl: hasControl) { return }
        let point = contentPoint(at: point)
        if isInGallery { return scrollGallery(by: distance.dy) }
        if wheelMovedInInspector(at: point, by: distance.dy) { return }
        if wheelMovedInTimeline(at: point, by: distance) { return }
        if overlays.isExploded { return overlays.zoom(by: distance.dy) }
        guard let playback, !playback.isPaused else { return }
        if pointer.isDown, let finger = playback.take.fingers[0] {
            pointer.force = min(max(currentForce(playback) - Double(distance.dy) / 600, 0), 20.0 / 3)
            playback.performLiveInput(.move(finger: 0, to: finger.position, force: pointer.force))
        } else if let position = windowChrome.scenePoint(for: point, in: playback.stage) {
            playback.performLiveInput(.scroll(at: position, by: distance))
        }
    }

    /// Returns the current force of the touch.
    ///
    /// Until the wheel changes the force, it grows automatically: after 0.2 s, from 0 to 1 within 0.8 s. The first movement of the wheel
    /// changes the force from the value at this time.
    private func currentForce(_ playback: Playback) -> Double {
        guard pointer.force == 1 else { return pointer.force }
        let seconds = Double(playback.take.frame - pointer.downFrame) / Double(framesPerSecond * playback.stage.slowness)
        return smoothstep(min(max((seconds - 0.2) / 0.8, 0), 1))
    }

    /// Returns a point mirrored at the center of the scene.
    private func mirrored(_ point: CGPoint) -> CGPoint {
        guard let size = playback?.stage.size else { return point }
        return CGPoint(x: size.width - point.x, y: size.height - point.y)
    }
}
