import CoreGraphics
import FlipbookPlayback
import Foundation
import SeededRandomValues
import Stage
import Testing
import UIKit

@testable import DemoScenes

/// Random input on every scene. No input may cause a crash or an empty image.
@MainActor @Suite struct RandomInputTests {
    private static let keys = [
        "tab", "shift+tab", "tab", "space", "return", "escape", "up", "down", "left", "right", "shift+up", "shift+down", "shift+left",
        "shift+right", "pagedown", "end", "home", "backspace", "control+a", "a",
    ]

    @Test(arguments: 1...repetitions(1, thorough: 8)) func scenesSurviveRandomInput(seed: Int) throws {
        SceneLibrary.documentsOverride = FileManager.default.temporaryDirectory.appending(path: "playground-tests")
        for scene in Scene.demos {
            var random = SeededRandom(seed)
            let stage = Stage(showing: scene.makeController, size: scene.size, scale: 1)
            stage.advance(frames: random.integer(1...90))
            var lastPoint = CGPoint.zero
            for _ in 0..<repetitions(40, thorough: 150) { performAction(on: stage, &random, &lastPoint) }
            stage.makeCurrent()
            for finger in 0...1 { stage.touchUp(finger: finger) }
            stage.advance(by: 5)
            let image = stage.render()
            #expect(Set(image.words).count > 1, "all pixels of \(scene.name) have the same color")
        }
    }

    /// Performs a random action. Many actions are at nearly the same height as the previous one, to hit views that have just appeared or
    /// that are moving.
    private func performAction(on stage: Stage, _ random: inout SeededRandom, _ lastPoint: inout CGPoint) {
        func randomPoint() -> CGPoint {
            lastPoint = CGPoint(
                x: random.number(0, stage.size.width),
                y: random.bool(0.4) ? lastPoint.y + random.number(-15, 15) : random.number(0, stage.size.height))
            return lastPoint
        }
        switch random.integer(0...19) {
        case 0...4: stage.tap(at: randomPoint())
        case 5...7: stage.drag(from: randomPoint(), to: randomPoint(), duration: random.number(0.02, 0.5))
        case 8:
            // A horizontal drag from an edge or from the center.
            let (x, y) = (random.pick([2, stage.size.width - 2, stage.size.width / 2]), randomPoint().y)
            stage.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: randomPoint().x, y: y), duration: 0.2)
        case 9: stage.press(at: randomPoint(), force: CGFloat(random.number(0, 1.2)), duration: 0.4)
        case 10: stage.touchUp()
        case 11: stage.touchCancel()
        case 12: stage.scroll(at: randomPoint(), by: CGVector(dx: random.number(-40, 40), dy: random.number(-400, 400)))
        case 13: stage.pinch(at: randomPoint(), spread: (80, CGFloat(random.number(20, 200))), angle: (0, 1), duration: 0.2)
        case 14: stage.rotate(to: random.pick([.portrait, .landscapeLeft, .landscapeRight]))
        case 15: stage.type(random.pick(["Rome", "é日本", "1"]))
        case 16:
            guard let stroke = KeyStroke(named: random.pick(Self.keys)) else { return }
            stage.keyboard.keyDown(stroke)
            stage.advance(frames: random.integer(1...60))
            stage.keyboard.keyUp(stroke)
        default: stage.key(random.pick(Self.keys))
        }
        // The next action follows at once or after a delay.
        if random.bool() { stage.advance(frames: random.integer(1...50)) }
    }
}
