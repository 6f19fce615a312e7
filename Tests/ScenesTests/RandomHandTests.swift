import Chances
import CoreGraphics
import Scenes
import Stage
import Testing
import UIKit

/// Somebody who has not read anything works every scene: whatever is done, it goes on.
@MainActor @Suite struct RandomHandTests {
    private static let keys = [
        "tab", "shift+tab", "tab", "space", "return", "escape", "up", "down", "left", "right", "shift+up", "shift+down", "shift+left",
        "shift+right", "pagedown", "end", "home", "backspace", "control+a", "a",
    ]

    @Test(arguments: 1...8) func whateverIsDoneItGoesOn(seed: Int) throws {
        for scene in Scene.all {
            var chance = Chance(seed)
            let stage = Stage(size: scene.size, scale: 1, framesPerSecond: 60)
            stage.window.rootViewController = scene.makeController()
            stage.advance(frames: chance.whole(1...90))
            var last = CGPoint.zero
            for _ in 0..<150 { act(on: stage, &chance, &last) }
            stage.makeCurrent()
            for finger in 0...1 { stage.touchUp(finger: finger) }
            stage.advance(by: 5)
            let picture = stage.render()
            #expect(Set(picture.words).count > 1, "something is still seen of \(scene.name)")
        }
    }

    /// Often near where it was done before: on what has just been opened, or is on its way.
    private func act(on stage: Stage, _ chance: inout Chance, _ last: inout CGPoint) {
        func place() -> CGPoint {
            last = CGPoint(
                x: chance.number(0, stage.size.width),
                y: chance.coin(0.4) ? last.y + chance.number(-15, 15) : chance.number(0, stage.size.height))
            return last
        }
        switch chance.whole(0...19) {
        case 0...4: stage.tap(at: place())
        case 5...7: stage.drag(from: place(), to: place(), duration: chance.number(0.02, 0.5))
        case 8:
            // From the edges, and straight.
            let (x, y) = (chance.pick([2, stage.size.width - 2, stage.size.width / 2]), place().y)
            stage.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: place().x, y: y), duration: 0.2)
        case 9: stage.press(at: place(), force: CGFloat(chance.number(0, 1.2)), duration: 0.4)
        case 10: stage.touchUp()
        case 11: stage.touchCancel()
        case 12: stage.scroll(at: place(), by: CGVector(dx: chance.number(-40, 40), dy: chance.number(-400, 400)))
        case 13: stage.pinch(at: place(), spread: (80, CGFloat(chance.number(20, 200))), angle: (0, 1), duration: 0.2)
        case 14: stage.rotate(to: chance.pick([.portrait, .landscapeLeft, .landscapeRight]))
        case 15: stage.type(chance.pick(["Rome", "é日本", "1"]))
        case 16:
            guard let stroke = KeyStroke(named: chance.pick(Self.keys)) else { return }
            stage.keyboard.down(stroke)
            stage.advance(frames: chance.whole(1...60))
            stage.keyboard.up(stroke)
        default: stage.key(chance.pick(Self.keys))
        }
        // At once, or after a while.
        if chance.coin() { stage.advance(frames: chance.whole(1...50)) }
    }
}
