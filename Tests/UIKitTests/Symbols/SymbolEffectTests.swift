import CoreGraphics
import QuartzCore
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct SymbolEffectTests {
    private func makeStage(_ name: String = "circle.fill") -> (stage: Stage, view: UIImageView) {
        let stage = Stage(size: CGSize(width: 90, height: 90), scale: 1, framesPerSecond: 60)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        stage.window.rootViewController = controller
        let view = UIImageView(frame: CGRect(x: 13, y: 17, width: 50, height: 40))
        view.contentMode = .center
        view.tintColor = .black
        view.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 24))
        controller.view.addSubview(view)
        stage.advance(frames: 1)
        return (stage, view)
    }

    private func inner(_ view: UIImageView, _ index: Int = 0) throws -> CALayer {
        try #require(view.symbolEffectPlayer?.layers?.parts[index].inner)
    }
    private func outer(_ view: UIImageView, _ index: Int = 0) throws -> CALayer {
        try #require(view.symbolEffectPlayer?.layers?.parts[index].outer)
    }
    private func isPlain(_ view: UIImageView) -> Bool { view.layer.contents != nil && (view.layer.sublayers ?? []).isEmpty }

    // MARK: - Motions

    @Test func bounceGrowsReturnsAndCompletes() throws {
        let (stage, view) = makeStage()
        var ends: [Bool] = []
        view.addSymbolEffect(.bounce) { context in
            ends.append(context.isFinished)
            #expect(context.sender === view && context.effect is BounceSymbolEffect)
        }
        #expect(view.layer.contents == nil)
        // The largest size is at 28 % of 0.6 s, which is 10.08 frames.
        stage.advance(frames: 10)
        #expect(abs(stage.trace(try inner(view), "transform.scale") - 1.24) < 0.002)
        stage.advance(frames: 25)
        #expect(ends.isEmpty)
        stage.advance(frames: 2)
        #expect(ends == [true] && isPlain(view))
    }

    @Test func layersWithoutMotionLookLikeTheImage() throws {
        for name in ["cloud.sun.fill", "wifi", "bell.badge.fill", "minus.circle.fill", "text.bubble.fill"] {
            let (stage, view) = makeStage(name)
            let plain = stage.render()
            view.addSymbolEffect(.pulse)
            let layered = stage.render()
            let difference = zip(plain.words, layered.words).filter { abs(Int($0 & 255) - Int($1 & 255)) > 40 }.count
            #expect(difference == 0, "\(name)")
        }
    }

    @Test func bounceDownShrinks() throws {
        let (stage, view) = makeStage()
        view.addSymbolEffect(.bounce.down)
        stage.advance(frames: 10)
        #expect(abs(stage.trace(try inner(view), "transform.scale") - 0.78) < 0.002)
    }

    @Test func layersBounceOneAfterTheOther() throws {
        let (stage, view) = makeStage("wifi")
        view.addSymbolEffect(.bounce.byLayer)
        stage.advance(frames: 5)
        #expect(stage.trace(try inner(view, 0), "transform.scale") > 1.05)
        #expect(abs(stage.trace(try inner(view, 1), "transform.scale") - 1) < 0.001)
        let (other, whole) = makeStage("wifi")
        whole.addSymbolEffect(.bounce.wholeSymbol)
        other.advance(frames: 5)
        #expect(other.trace(try inner(whole, 2), "transform.scale") == other.trace(try inner(whole, 0), "transform.scale"))
    }

    @Test func repeatAndSpeedDetermineTheEnd() {
        let (stage, view) = makeStage()
        var count = 0
        view.addSymbolEffect(.bounce, options: .repeat(3).speed(2)) { _ in count += 1 }
        stage.advance(frames: 53)
        #expect(count == 0)
        stage.advance(frames: 3)
        #expect(count == 1)
    }

    @Test func pulseLastsUntilItIsRemovedAndReturnsWithoutAJump() throws {
        let (stage, view) = makeStage()
        var ends: [Bool] = []
        view.addSymbolEffect(.pulse) { ends.append($0.isFinished) }
        stage.advance(frames: 45)
        #expect(abs(stage.trace(try inner(view), "opacity") - 0.35) < 0.001)
        stage.advance(frames: 600)
        let before = stage.trace(try inner(view), "opacity")
        #expect(ends.isEmpty)
        var removed = 0
        view.removeSymbolEffect(ofType: .pulse) { _ in removed += 1 }
        #expect(ends == [false] && removed == 0)
        #expect(abs(stage.trace(try inner(view), "opacity") - before) < 0.001)
        stage.advance(frames: 17)
        #expect(isPlain(view) && removed == 1)
    }

    @Test func rotationHasAConstantSpeed() throws {
        let (stage, view) = makeStage()
        view.addSymbolEffect(.rotate.counterClockwise)
        stage.advance(frames: 27)
        // 27 frames are 0.45 s, a quarter of the 1.8 s of a full turn.
        #expect(abs(stage.trace(try inner(view), "transform.rotation.z") + .pi / 2) < 0.001)
    }

    @Test func breatheAndWiggleMoveTheirProperties() throws {
        let (stage, view) = makeStage()
        view.addSymbolEffect(.breathe.pulse)
        stage.advance(frames: 78)
        #expect(abs(stage.trace(try inner(view), "transform.scale") - 1.14) < 0.001)
        #expect(abs(stage.trace(try inner(view), "opacity") - 0.5) < 0.001)
        let (second, wiggling) = makeStage()
        wiggling.addSymbolEffect(.wiggle.left)
        second.advance(frames: 8)
        #expect(second.trace(try inner(wiggling), "transform.translation.x") < -1)
    }

    @Test func effectOfTheSameKindReplacesTheWholeMotion() throws {
        let (stage, view) = makeStage()
        view.addSymbolEffect(.wiggle.left, options: .repeating)
        stage.advance(frames: 8)
        #expect(stage.trace(try inner(view), "transform.translation.x") < -1)
        view.addSymbolEffect(.wiggle.up, options: .repeating)
        #expect(stage.trace(try inner(view), "transform.translation.x") < -1, "there is no jump")
        stage.advance(frames: 24)
        #expect(abs(stage.trace(try inner(view), "transform.translation.x")) < 0.001)
        #expect(abs(stage.trace(try inner(view), "transform.translation.y")) > 0.5)
        view.removeSymbolEffect(ofType: .wiggle)
        stage.advance(frames: 17)
        #expect(isPlain(view))
    }

    @Test func variableColorHighlightsOneLayerAtATime() throws {
        let (stage, view) = makeStage("wifi")
        view.addSymbolEffect(.variableColor.iterative)
        // The layer i is fully visible from i + 0.5 to i + 1 steps of 0.28 s.
        for index in 0..<3 {
            stage.advance(frames: index == 0 ? 12 : 17)
            let values = try (0..<3).map { stage.trace(try inner(view, $0), "opacity") }
            #expect(values[index] > 0.9, "\(index) \(values)")
            #expect(values.enumerated().allSatisfy { $0.offset == index || $0.element < 0.6 }, "\(index) \(values)")
        }
        let (second, cumulative) = makeStage("speaker.wave.3")
        cumulative.addSymbolEffect(.variableColor.cumulative.hideInactiveLayers)
        second.advance(frames: 28)
        let layers = try #require(cumulative.symbolEffectPlayer?.layers?.variableParts)
        #expect(layers.count == 3, "the loudspeaker itself is not highlighted")
        #expect(second.trace(layers[0].inner, "opacity") > 0.99 && second.trace(layers[2].inner, "opacity") < 0.01)
    }

    // MARK: - States

    @Test func scaleStaysUntilItIsRemoved() throws {
        let (stage, view) = makeStage()
        var completed: [Bool] = []
        view.addSymbolEffect(.scale.up) { completed.append($0.isFinished) }
        stage.advance(frames: 3)
        let early = stage.trace(try outer(view), "transform.scale")
        #expect(early > 1.01 && early < 1.19 && completed.isEmpty)
        stage.advance(frames: 120)
        #expect(abs(stage.trace(try outer(view), "transform.scale") - 1.2) < 1e-6 && completed == [true])
        view.removeSymbolEffect(ofType: .scale)
        #expect(abs(stage.trace(try outer(view), "transform.scale") - 1.2) < 1e-6)
        stage.advance(frames: 120)
        #expect(isPlain(view))
    }

    @Test func disappearedSymbolAppearsAgain() throws {
        let (stage, view) = makeStage()
        view.addSymbolEffect(.disappear)
        stage.advance(frames: 60)
        #expect(stage.trace(try outer(view), "opacity") == 0 && stage.render()[38, 37].word == 0xFFFF_FFFF)
        view.addSymbolEffect(.appear)
        stage.advance(frames: 5)
        #expect(stage.trace(try outer(view), "opacity") > 0.1)
        stage.advance(frames: 120)
        #expect(isPlain(view) && stage.render()[38, 37].word == 0xFF00_0000)
        // A visible symbol is invisible when it begins to appear.
        view.addSymbolEffect(.appear.down)
        #expect(stage.trace(try outer(view), "opacity") == 0)
        #expect(abs(stage.trace(try outer(view), "transform.scale") - 1.5) < 1e-9)
    }

    @Test func reversedStateContinuesFromWhatIsShown() throws {
        let (stage, view) = makeStage()
        view.addSymbolEffect(.disappear)
        stage.advance(frames: 4)
        let shown = stage.trace(try outer(view), "opacity")
        view.removeSymbolEffect(ofType: .disappear)
        #expect(shown > 0.05 && shown < 0.95)
        #expect(abs(stage.trace(try outer(view), "opacity") - shown) < 1e-6)
    }

    @Test func effectWithoutAnimationIsCompleteAtOnce() throws {
        let (stage, view) = makeStage()
        var count = 0
        view.addSymbolEffect(.scale.down, animated: false) { _ in count += 1 }
        #expect(count == 1)
        #expect(abs(stage.trace(try outer(view), "transform.scale") - 0.8) < 1e-9)
        view.removeSymbolEffect(ofType: .scale, animated: false)
        #expect(isPlain(view))
    }

    @Test func newEffectOfAKindReplacesTheOldOne() throws {
        let (stage, view) = makeStage()
        var ends: [String] = []
        view.addSymbolEffect(.bounce) { ends.append("first \($0.isFinished)") }
        stage.advance(frames: 7)
        view.addSymbolEffect(.bounce) { ends.append("second \($0.isFinished)") }
        #expect(ends == ["first false"])
        stage.advance(frames: 40)
        #expect(ends == ["first false", "second true"])
    }

    // MARK: - Windows

    @Test func repeatedEffectBeginsInTheWindow() throws {
        let (stage, view) = makeStage()
        let superview = try #require(view.superview)
        view.removeFromSuperview()
        var ends: [Bool] = []
        view.addSymbolEffect(.pulse) { ends.append($0.isFinished) }
        view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
        #expect(ends == [true], "an effect that plays once ends at once outside of a window")
        superview.addSubview(view)
        stage.advance(frames: 45)
        #expect(stage.trace(try inner(view), "opacity") < 0.5)
        view.removeFromSuperview()
        stage.advance(frames: 5)
        superview.addSubview(view)
        stage.advance(frames: 45)
        #expect(stage.trace(try inner(view), "opacity") < 0.5 && ends == [true])
    }

    @Test func imageThatIsNotASymbolIsUnchanged() {
        let (stage, view) = makeStage()
        view.image = UIImage(named: "plane")
        view.addSymbolEffect(.pulse)
        stage.advance(frames: 3)
        #expect(isPlain(view))
    }
}
