import CoreGraphics
import Foundation
import Stage
import UIKit

/// What the mouse does, or a finger on a touch screen.
struct Pointer {
    /// The mouse's button is down in the scene.
    var isDown = false
    /// A second finger mirrors the first one.
    var isPair = false
    var force = 1.0
    /// The frame of the take in which it came down.
    var downFrame = 0
}

extension Presentation {
    /// Points of the window. With `isPair` two fingers come down, mirrored at the screen's middle.
    package func pointerDown(at point: CGPoint, isPair: Bool = false, finger: Int = 0, force: Double = 1) {
        if surroundings.hud.isHelping { return surroundings.showHelp(false) }
        if isInDemo { endDemo() }
        if isInGallery { return click(point) }
        guard let playback else { return }
        if !isAlone, surroundings.podium.back.frame.contains(point), surroundings.place(of: point, in: playback.stage) == nil {
            return close()
        }
        guard let place = surroundings.place(of: point, in: playback.stage) else { return }
        // A finger on a scene that stands still lets it go on.
        playback.isPaused = false
        playback.take.intervene(.down(finger: finger, at: place, force: force))
        if isPair { playback.take.intervene(.down(finger: 1, at: mirrored(place), force: 1)) }
        pointer = Pointer(isDown: true, isPair: isPair, force: force, downFrame: playback.take.frame)
    }

    package func pointerMove(to point: CGPoint, finger: Int = 0, force: Double? = nil) {
        if isInGallery, let gallery = surroundings.gallery, !surroundings.hud.isHelping {
            surroundings.back.makeCurrent()
            if let card = gallery.card(at: point) { gallery.select(card) }
        }
        guard pointer.isDown, let playback, !playback.isPaused, playback.take.fingers[finger] != nil else { return }
        let place = surroundings.project(point, into: playback.stage)
        playback.take.intervene(.move(finger: finger, to: place, force: force ?? pointer.force))
        if pointer.isPair { playback.take.intervene(.move(finger: 1, to: mirrored(place), force: 1)) }
    }

    package func pointerUp(finger: Int = 0) {
        guard pointer.isDown, let playback else { return }
        for finger in pointer.isPair ? [finger, 1] : [finger] where playback.take.fingers[finger] != nil {
            playback.take.intervene(.up(finger: finger))
        }
        pointer.isDown = !playback.take.fingers.isEmpty
    }

    /// A wheel turns, or two fingers on a touchpad move: so many points. On a finger that is down it presses harder, or less.
    package func wheel(at point: CGPoint, by distance: CGVector) {
        if isInGallery {
            surroundings.back.makeCurrent()
            return surroundings.gallery?.scroll(by: distance.dy) ?? ()
        }
        guard let playback, !playback.isPaused else { return }
        if pointer.isDown, let finger = playback.take.fingers[0] {
            pointer.force = min(max(forceNow(playback) - Double(distance.dy) / 600, 0), 20.0 / 3)
            playback.take.intervene(.move(finger: 0, to: finger.place, force: pointer.force))
        } else if let place = surroundings.place(of: point, in: playback.stage) {
            playback.take.intervene(.scroll(at: place, by: distance))
        }
    }

    /// A finger that is only held presses on by itself, from 0 to an ordinary touch in 0.8 s after 0.2 s; a wheel goes on from there.
    private func forceNow(_ playback: Playback) -> Double {
        guard pointer.force == 1 else { return pointer.force }
        let seconds = Double(playback.take.frame - pointer.downFrame) / Double(Self.framesPerSecond * playback.stage.slowness)
        let part = min(max((seconds - 0.2) / 0.8, 0), 1)
        return part * part * (3 - 2 * part)
    }

    private func mirrored(_ place: CGPoint) -> CGPoint {
        guard let size = playback?.stage.size else { return place }
        return CGPoint(x: size.width - place.x, y: size.height - place.y)
    }

    private func click(_ point: CGPoint) {
        guard let gallery = surroundings.gallery else { return }
        if gallery.demo.frame.contains(point) {
            startDemo()
        } else if let card = gallery.card(at: point) {
            open(card)
        }
    }
}
