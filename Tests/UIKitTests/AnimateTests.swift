import Stage
import Testing
import UIKit

/// `UIView.animate`, with the numbers of Core Animation's behaviour.
@MainActor @Suite struct AnimateTests {
    /// Every sixtieth of a second is a frame, so that all the times below are.
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
    let view = UIView(frame: CGRect(x: 0, y: 37, width: 20, height: 30))

    init() {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.addSubview(view)
        view.center.x = 0
    }

    private func x() -> Double { stage.trace(view.layer, "position.x") }
    private func opacity() -> Double { stage.trace(view.layer, "opacity") }

    @Test func modelChangesAtOnceAndThePictureFollows() {
        view.center.x = 70
        UIView.animate(withDuration: 1) { view.center.x = 200 }
        #expect(near(view.center.x, 200))
        #expect(near(x(), 70))
        // 70 + 130 · p on the ease-in-out curve: p(.25) = .129162, p(.75) = .870838.
        for (frames, expected) in [(15, 86.791060), (15, 135), (15, 183.208940), (15, 200), (30, 200)] {
            stage.advance(frames: frames)
            #expect(near(x(), expected))
        }
    }

    nonisolated private static let curves: [(UIView.AnimationOptions, Double, Double)] = [
        (.curveEaseInOut, 0.129162, 0.870838), (.curveEaseIn, 0.093465, 0.621862), (.curveEaseOut, 0.378138, 0.906535),
        (.curveLinear, 0.25, 0.75),
    ]

    @Test(arguments: curves)
    func eachCurve(_ curve: UIView.AnimationOptions, _ early: Double, _ late: Double) {
        view.center.x = -40
        UIView.animate(withDuration: 2, delay: 0, options: curve, animations: { view.center.x = 260 })
        stage.advance(by: 0.5)
        #expect(near(x(), -40 + 300 * early, within: 1e-3))
        stage.advance(by: 1)
        #expect(near(x(), -40 + 300 * late, within: 1e-3))
    }

    @Test func everyAnimatableProperty() {
        view.alpha = 0.9
        view.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                view.alpha = 0.3
                view.bounds = CGRect(x: 4, y: 8, width: 60, height: 10)
                view.transform = CGAffineTransform(rotationAngle: 1.2).scaledBy(x: 3, y: 2)
                view.backgroundColor = UIColor(red: 1, green: 0, blue: 0.2, alpha: 0.5)
                view.layer.cornerRadius = 8
            })
        stage.advance(by: 0.25)
        #expect(near(opacity(), 0.75))
        #expect(near(stage.trace(view.layer, "bounds.size.width"), 30))
        #expect(near(stage.trace(view.layer, "bounds.origin.y"), 2))
        #expect(near(stage.trace(view.layer, "transform.rotation.z"), 0.3))
        #expect(near(stage.trace(view.layer, "transform.scale.x"), 1.5))
        #expect(near(stage.trace(view.layer, "transform.scale.y"), 1.25))
        #expect(near(stage.trace(view.layer, "cornerRadius"), 2))
        let color = view.layer.presentation()?.backgroundColor
        #expect(near(color?.components?[0] ?? -1, 0.4) && near(color?.components?[3] ?? -1, 0.875))
    }

    @Test func frameIsPositionAndSize() {
        view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame = CGRect(x: 50, y: 0, width: 130, height: 20) })
        stage.advance(by: 0.5)
        let shown = view.layer.presentation()?.frame ?? .null
        #expect(near(shown.minX, 30) && near(shown.minY, 10) && near(shown.width, 80) && near(shown.height, 30))
    }

    // MARK: - Turning back in flight

    @Test func additiveLinear() {
        var ends: [(Double, Bool)] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 100 },
            completion: { ends.append((stage.time, $0)) })
        stage.advance(by: 0.5)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 0 },
            completion: { ends.append((stage.time, $0)) })
        for expected in [50.0, 50, 50, 25, 0] {
            #expect(near(x(), expected))
            stage.advance(by: 0.25)
        }
        #expect(ends.count == 2 && ends[0] == (1, true) && ends[1] == (1.5, true))
    }

    @Test func additiveEaseInOut() {
        UIView.animate(withDuration: 1) { view.center.x = 100 }
        stage.advance(by: 0.5)
        UIView.animate(withDuration: 1) { view.center.x = 0 }
        var last = 0.5
        for (time, expected) in [(0.5, 50.0), (0.6, 64.839368), (0.75, 74.167614), (1.0, 50), (1.25, 12.916193), (1.5, 0)] {
            stage.advance(by: time - last)
            last = time
            #expect(near(x(), expected))
        }
    }

    @Test func opacityIsReplaced() {
        var ends: [(Double, Bool)] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 }, completion: { ends.append((stage.time, $0)) })
        stage.advance(by: 0.5)
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState], animations: { view.alpha = 1 },
            completion: { ends.append((stage.time, $0)) })
        #expect(near(opacity(), 0.5))
        stage.advance(by: 0.5)
        #expect(near(opacity(), 0.75))
        stage.advance(by: 0.5)
        #expect(ends.count == 2 && ends[0] == (0.5, false) && ends[1] == (1.5, true))
    }

    @Test func withoutCurrentStateOpacityJumpsToTheOldModel() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0.2 })
        stage.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 1 })
        #expect(near(opacity(), 0.2))
        stage.advance(by: 0.5)
        #expect(near(opacity(), 0.6))
    }

    /// Perspective has no parts that could be added, what repeats would add for ever, and what holds a value would hold it against the sum:
    /// there the second animation replaces the first.
    @Test func whatCannotBeAddedIsReplaced() {
        var ends: [Bool] = []
        func turn(_ angle: CGFloat) {
            var transform = CATransform3DMakeRotation(angle, 0, 1, 0)
            transform.m34 = -1 / 500
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState], animations: { view.transform3D = transform },
                completion: { ends.append($0) })
        }
        turn(0.8)
        stage.advance(by: 0.5)
        turn(0)
        #expect(ends == [false] && view.layer.animationKeys() == ["transform"])
        let angle = stage.trace(view.layer, "transform.rotation.y")
        #expect(near(angle, 0.4, within: 1e-2))
        stage.advance(by: 1)
        #expect(ends == [false, true] && near(stage.trace(view.layer, "transform.rotation.y"), 0))
    }

    @Test(arguments: [true, false])
    func besideWhatHoldsAPositionNothingIsAdded(_ repeats: Bool) {
        view.center.x = 10
        var ends: [Bool] = []
        if repeats {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.repeat, .curveLinear], animations: { view.center.x = 110 },
                completion: { ends.append($0) })
        } else {
            let held = CABasicAnimation(keyPath: "position")
            held.fromValue = CGPoint(x: 10, y: 52)
            held.toValue = CGPoint(x: 110, y: 52)
            held.duration = 9
            view.layer.add(held, forKey: "position")
            view.center.x = 110
        }
        stage.advance(by: 0.5)
        // From the old model, 110, where adding would have begun from what is seen.
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 210 })
        #expect(near(x(), 110) && view.layer.animationKeys() == ["position"] && ends == (repeats ? [false] : []))
        stage.advance(by: 0.5)
        #expect(near(x(), 160))
    }

    @Test func plainWritesInFlight() {
        view.center.x = 10
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                view.center.x = 110
                view.alpha = 0.4
            })
        stage.advance(by: 0.5)
        // An additive animation moves along with its model; one with a beginning only runs to the new model.
        view.center.x = 200
        view.alpha = 0.8
        #expect(near(x(), 150))
        #expect(near(opacity(), 0.9))
        stage.advance(by: 0.5)
        #expect(near(x(), 200))
        #expect(near(opacity(), 0.8))
    }

    @Test func severalHalfTurnsAddUp() {
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.transform = view.transform.rotated(by: .pi / 2) })
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.transform = view.transform.rotated(by: .pi / 2) })
        stage.advance(by: 0.5)
        // Two quarter turns, each half done: a quarter in all.
        #expect(near(stage.trace(view.layer, "transform.rotation.z"), .pi / 2))
    }

    // MARK: - Blocks

    @Test func delayHoldsTheOldValue() {
        view.center.x = 30
        var ended: Double?
        UIView.animate(
            withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 130 }, completion: { _ in ended = stage.time }
        )
        #expect(near(view.center.x, 130))
        stage.advance(by: 0.4)
        #expect(near(x(), 30))
        stage.advance(by: 0.6)
        #expect(near(x(), 80))
        stage.advance(by: 1)
        #expect(ended == 1.5)
    }

    @Test func lastWriteOfABlockWins() {
        view.center.x = 30
        var ends = 0
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                view.center.x = 500
                view.center.x = 130
                view.alpha = 0
                view.alpha = 1
            }, completion: { _ in ends += 1 })
        #expect(view.layer.animationKeys() == ["position"])
        stage.advance(by: 0.5)
        #expect(near(x(), 80))
        stage.advance(by: 0.5)
        #expect(ends == 1)
    }

    @Test func nothingToAnimateEndsInTheNextTurn() {
        var ends: [Double] = []
        UIView.animate(withDuration: 3, animations: {}, completion: { if $0 { ends.append(stage.time) } })
        UIView.animate(withDuration: 3, animations: { view.center.x = view.center.x }, completion: { if $0 { ends.append(stage.time) } })
        #expect(ends.isEmpty)
        stage.advance(frames: 1)
        #expect(ends.count == 2)
    }

    @Test func noDurationIsNoAnimation() {
        var ended = false
        UIView.animate(withDuration: 0, animations: { view.center.x = 90 }, completion: { ended = $0 })
        #expect(near(x(), 90))
        #expect(!ended)
        stage.advance(frames: 1)
        #expect(ended)
    }

    @Test func withoutADurationItIsSeenAfterTheDelay() {
        view.center.x = 30
        var ended: Double?
        UIView.animate(
            withDuration: 0, delay: 0.5, options: [], animations: { view.center.x = 130 }, completion: { if $0 { ended = stage.time } })
        #expect(near(view.center.x, 130) && near(x(), 30))
        stage.advance(frames: 29)
        #expect(near(x(), 30) && ended == nil)
        stage.advance(frames: 1)
        #expect(near(x(), 130) && ended == 0.5)
    }

    @Test func innerBlocksKeepTheirDelayAndTakeADurationForNone() {
        view.center.x = 20
        UIView.animate(
            withDuration: 2, delay: 0, options: .curveLinear,
            animations: {
                UIView.animate(withDuration: 0, delay: 0.5, options: [], animations: { view.center.x = 120 })
                UIView.animate(withDuration: 0) { view.alpha = 0 }
            })
        stage.advance(by: 1)
        #expect(near(x(), 45) && near(opacity(), 0.5))
        stage.advance(by: 1)
        #expect(near(x(), 95) && near(opacity(), 0))
    }

    @Test func outOfTheWindowNothingRuns() {
        let loose = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
        var ended = false
        UIView.animate(withDuration: 2, animations: { loose.alpha = 0.5 }, completion: { ended = $0 })
        #expect(loose.layer.animationKeys() == nil)
        stage.advance(frames: 1)
        #expect(ended)
    }

    @Test func innerBlocksInheritDurationAndCurve() {
        view.center.x = 20
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.superview?.addSubview(other)
        var inner: Double?
        UIView.animate(
            withDuration: 2, delay: 0, options: .curveLinear,
            animations: {
                #expect(UIView.inheritedAnimationDuration == 2)
                UIView.animate(
                    withDuration: 0.1, delay: 0, options: .curveEaseIn, animations: { view.center.x = 120 },
                    completion: { _ in inner = stage.time })
                UIView.animate(
                    withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn],
                    animations: { other.alpha = 0 })
            })
        #expect(UIView.inheritedAnimationDuration == 0)
        stage.advance(by: 0.5)
        #expect(near(x(), 45))
        // Ease-in at .5: .315357.
        #expect(near(stage.trace(other.layer, "opacity"), 1 - 0.315357))
        stage.advance(by: 1.5)
        #expect(inner == 2)
    }

    @Test func animationsCanBeSwitchedOff() {
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) { view.center.x = 44 }
        UIView.setAnimationsEnabled(true)
        #expect(near(x(), 44))
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.center.x = 55 }
            view.alpha = 0
        }
        #expect(near(x(), 55))
        #expect(view.layer.animationKeys() == ["opacity"])
    }

    @Test func removalEndsEarly() {
        var finished: Bool?
        UIView.animate(withDuration: 1, animations: { view.center.x = 100 }, completion: { finished = $0 })
        stage.advance(by: 0.5)
        view.layer.removeAllAnimations()
        #expect(finished == false)
        #expect(near(x(), 100))

        finished = nil
        UIView.animate(withDuration: 1, animations: { view.center.x = 0 }, completion: { finished = $0 })
        view.removeFromSuperview()
        #expect(finished == false)
    }

    @Test func repeatingGoesOnAndAutoreverseComesBack() {
        view.center.x = 10
        var ended = false
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear], animations: { view.center.x = 110 },
            completion: { _ in ended = true })
        for (time, expected) in [(0.25, 35.0), (1.0, 85), (1.0, 35), (7.0, 85)] {
            stage.advance(by: time)
            #expect(near(x(), expected))
        }
        #expect(!ended)
        view.layer.removeAllAnimations()
        #expect(ended)
    }

    @Test func completionsMayStartTheNext() {
        // The nested completions of the talk: each begins on the frame on which the last one ended.
        view.center.x = 20
        func go(_ steps: [CGFloat]) {
            guard let next = steps.first else { return }
            UIView.animate(
                withDuration: 0.5, delay: 0, options: .curveLinear, animations: { view.center.x = next },
                completion: { _ in go(Array(steps.dropFirst())) })
        }
        go([120, 20, 220])
        stage.advance(by: 0.75)
        #expect(near(x(), 70))
        stage.advance(by: 0.5)
        #expect(near(x(), 120))
        stage.advance(by: 0.25)
        #expect(near(x(), 220))
    }

    @Test func slowTimeIsCountedToo() {
        stage.slowness = 10
        view.center.x = 40
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 140 })
        stage.advance(frames: 300)
        #expect(stage.time == 0.5)
        #expect(near(x(), 90))
        stage.slowness = 1
        stage.advance(frames: 30)
        #expect(stage.time == 1)
    }
}
