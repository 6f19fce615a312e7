import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Tests `UIView.animate` against values of Core Animation.
@MainActor @Suite struct ViewAnimationTests {
    /// Sixty frames per second, so that all times below fall on frames.
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

    @Test func modelValueChangesAtOnceAndTheVisibleValueFollows() {
        view.center.x = 70
        UIView.animate(withDuration: 1) { view.center.x = 200 }
        #expect(near(view.center.x, 200))
        #expect(near(x(), 70))
        // 70 + 130 · p on the ease-in-out curve: p(0.25) = 0.129162, p(0.75) = 0.870838.
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
    func eachTimingCurveMatchesItsReferenceValues(_ curve: UIView.AnimationOptions, _ early: Double, _ late: Double) {
        view.center.x = -40
        UIView.animate(withDuration: 2, delay: 0, options: curve, animations: { view.center.x = 260 })
        stage.advance(by: 0.5)
        #expect(near(x(), -40 + 300 * early, within: 1e-3))
        stage.advance(by: 1)
        #expect(near(x(), -40 + 300 * late, within: 1e-3))
    }

    @Test func everyAnimatablePropertyIsInterpolated() {
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

    @Test func frameAnimationInterpolatesPositionAndSize() {
        view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame = CGRect(x: 50, y: 0, width: 130, height: 20) })
        stage.advance(by: 0.5)
        let visibleFrame = view.layer.presentation()?.frame ?? .null
        #expect(near(visibleFrame.minX, 30) && near(visibleFrame.minY, 10) && near(visibleFrame.width, 80) && near(visibleFrame.height, 30))
    }

    // MARK: - Interrupting an animation

    @Test func linearPositionAnimationsAdd() {
        var completions: [(Double, Bool)] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 100 },
            completion: { completions.append((stage.time, $0)) })
        stage.advance(by: 0.5)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 0 },
            completion: { completions.append((stage.time, $0)) })
        for expected in [50.0, 50, 50, 25, 0] {
            #expect(near(x(), expected))
            stage.advance(by: 0.25)
        }
        #expect(completions.count == 2 && completions[0] == (1, true) && completions[1] == (1.5, true))
    }

    @Test func easeInOutPositionAnimationsAdd() {
        UIView.animate(withDuration: 1) { view.center.x = 100 }
        stage.advance(by: 0.5)
        UIView.animate(withDuration: 1) { view.center.x = 0 }
        var lastTime = 0.5
        for (time, expected) in [(0.5, 50.0), (0.6, 64.839368), (0.75, 74.167614), (1.0, 50), (1.25, 12.916193), (1.5, 0)] {
            stage.advance(by: time - lastTime)
            lastTime = time
            #expect(near(x(), expected))
        }
    }

    @Test func newOpacityAnimationReplacesThePreviousOne() {
        var completions: [(Double, Bool)] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 },
            completion: { completions.append((stage.time, $0)) })
        stage.advance(by: 0.5)
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState], animations: { view.alpha = 1 },
            completion: { completions.append((stage.time, $0)) })
        #expect(near(opacity(), 0.5))
        stage.advance(by: 0.5)
        #expect(near(opacity(), 0.75))
        stage.advance(by: 0.5)
        #expect(completions.count == 2 && completions[0] == (0.5, false) && completions[1] == (1.5, true))
    }

    @Test func withoutBeginFromCurrentStateOpacityStartsAtThePreviousModelValue() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0.2 })
        stage.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 1 })
        #expect(near(opacity(), 0.2))
        stage.advance(by: 0.5)
        #expect(near(opacity(), 0.6))
    }

    /// A position animation replaces an animation that repeats or that has absolute values.
    ///
    /// A sum with a repeating animation would never end. An animation with absolute values would override the sum.
    @Test(arguments: [true, false])
    func positionAnimationIsNotAddedToARepeatingOrAbsoluteOne(_ repeats: Bool) {
        view.center.x = 10
        var completions: [Bool] = []
        if repeats {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.repeat, .curveLinear], animations: { view.center.x = 110 },
                completion: { completions.append($0) })
        } else {
            let absoluteAnimation = CABasicAnimation(keyPath: "position")
            absoluteAnimation.fromValue = CGPoint(x: 10, y: 52)
            absoluteAnimation.toValue = CGPoint(x: 110, y: 52)
            absoluteAnimation.duration = 9
            view.layer.add(absoluteAnimation, forKey: "position")
            view.center.x = 110
        }
        stage.advance(by: 0.5)
        // The animation starts at the previous model value, 110. An additive one would start at the visible position.
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 210 })
        #expect(near(x(), 110) && view.layer.animationKeys() == ["position"] && completions == (repeats ? [false] : []))
        stage.advance(by: 0.5)
        #expect(near(x(), 160))
    }

    @Test func unanimatedChangeShiftsAdditiveAnimationsAndRedirectsOthers() {
        view.center.x = 10
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                view.center.x = 110
                view.alpha = 0.4
            })
        stage.advance(by: 0.5)
        // An additive animation moves with its model value. An animation with only a `fromValue` runs to the new model value.
        view.center.x = 200
        view.alpha = 0.8
        #expect(near(x(), 150))
        #expect(near(opacity(), 0.9))
        stage.advance(by: 0.5)
        #expect(near(x(), 200))
        #expect(near(opacity(), 0.8))
    }

    @Test func rotationAnimationsAdd() {
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.transform = view.transform.rotated(by: .pi / 2) })
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.transform = view.transform.rotated(by: .pi / 2) })
        stage.advance(by: 0.5)
        // Two quarter turns, each half complete, add up to one quarter turn.
        #expect(near(stage.trace(view.layer, "transform.rotation.z"), .pi / 2))
    }

    // MARK: - Blocks

    @Test func delayShowsThePreviousValue() {
        view.center.x = 30
        var endTime: Double?
        UIView.animate(
            withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 130 },
            completion: { _ in endTime = stage.time }
        )
        #expect(near(view.center.x, 130))
        stage.advance(by: 0.4)
        #expect(near(x(), 30))
        stage.advance(by: 0.6)
        #expect(near(x(), 80))
        stage.advance(by: 1)
        #expect(endTime == 1.5)
    }

    @Test func lastChangeInABlockWins() {
        view.center.x = 30
        var completionCount = 0
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                view.center.x = 500
                view.center.x = 130
                view.alpha = 0
                view.alpha = 1
            }, completion: { _ in completionCount += 1 })
        #expect(view.layer.animationKeys() == ["position"])
        stage.advance(by: 0.5)
        #expect(near(x(), 80))
        stage.advance(by: 0.5)
        #expect(completionCount == 1)
    }

    @Test func blockWithoutChangesCompletesOnTheNextFrame() {
        var endTimes: [Double] = []
        UIView.animate(withDuration: 3, animations: {}, completion: { if $0 { endTimes.append(stage.time) } })
        UIView.animate(
            withDuration: 3, animations: { view.center.x = view.center.x }, completion: { if $0 { endTimes.append(stage.time) } })
        #expect(endTimes.isEmpty)
        stage.advance(frames: 1)
        #expect(endTimes.count == 2)
    }

    @Test func zeroDurationAppliesChangesImmediately() {
        var hasFinished = false
        UIView.animate(withDuration: 0, animations: { view.center.x = 90 }, completion: { hasFinished = $0 })
        #expect(near(x(), 90))
        #expect(!hasFinished)
        stage.advance(frames: 1)
        #expect(hasFinished)
    }

    @Test func zeroDurationWithADelayShowsTheChangeAfterTheDelay() {
        view.center.x = 30
        var endTime: Double?
        UIView.animate(
            withDuration: 0, delay: 0.5, options: [], animations: { view.center.x = 130 }, completion: { if $0 { endTime = stage.time } })
        #expect(near(view.center.x, 130) && near(x(), 30))
        stage.advance(frames: 29)
        #expect(near(x(), 30) && endTime == nil)
        stage.advance(frames: 1)
        #expect(near(x(), 130) && endTime == 0.5)
    }

    @Test func nestedBlocksOfZeroDurationKeepTheirDelayAndInheritTheDuration() {
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

    @Test func viewOutsideAWindowIsNotAnimated() {
        let detachedView = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
        var hasFinished = false
        UIView.animate(withDuration: 2, animations: { detachedView.alpha = 0.5 }, completion: { hasFinished = $0 })
        #expect(detachedView.layer.animationKeys() == nil)
        stage.advance(frames: 1)
        #expect(hasFinished)
    }

    @Test func nestedBlocksInheritDurationAndCurve() {
        view.center.x = 20
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.superview?.addSubview(other)
        var innerEndTime: Double?
        UIView.animate(
            withDuration: 2, delay: 0, options: .curveLinear,
            animations: {
                #expect(UIView.inheritedAnimationDuration == 2)
                UIView.animate(
                    withDuration: 0.1, delay: 0, options: .curveEaseIn, animations: { view.center.x = 120 },
                    completion: { _ in innerEndTime = stage.time })
                UIView.animate(
                    withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn],
                    animations: { other.alpha = 0 })
            })
        #expect(UIView.inheritedAnimationDuration == 0)
        stage.advance(by: 0.5)
        #expect(near(x(), 45))
        // Ease-in progress at 0.5: 0.315357.
        #expect(near(stage.trace(other.layer, "opacity"), 1 - 0.315357))
        stage.advance(by: 1.5)
        #expect(innerEndTime == 2)
    }

    @Test func animationsCanBeDisabled() {
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

    @Test func blocksInsidePerformWithoutAnimationAreNotAnimated() {
        var completed: [Bool] = []
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration == 0)
                UIView.animate(withDuration: 0.5, animations: { view.center.x = 44 }, completion: { completed.append($0) })
                UIView.performWithoutAnimation {}
                #expect(!UIView.areAnimationsEnabled, "the inner call restores the value of the outer one")
                UIView.animateKeyframes(withDuration: 0.5, delay: 0.1, animations: { view.center.y = 55 })
            }
            #expect(UIView.areAnimationsEnabled)
            view.alpha = 0.3
        }
        #expect(near(x(), 44) && view.layer.animationKeys() == ["opacity"])
        stage.advance(frames: 2)
        #expect(completed == [true] && near(x(), 44))
    }

    @Test func performWithoutAnimationKeepsDisabledAnimationsDisabled() {
        UIView.setAnimationsEnabled(false)
        UIView.performWithoutAnimation { view.center.x = 44 }
        let wereEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(true)
        #expect(!wereEnabled)
    }

    @Test func removedAnimationCompletesUnfinished() {
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

    @Test func repeatingAutoreversedAnimationContinuesUntilRemoved() {
        view.center.x = 10
        var hasEnded = false
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear], animations: { view.center.x = 110 },
            completion: { _ in hasEnded = true })
        for (time, expected) in [(0.25, 35.0), (1.0, 85), (1.0, 35), (7.0, 85)] {
            stage.advance(by: time)
            #expect(near(x(), expected))
        }
        #expect(!hasEnded)
        view.layer.removeAllAnimations()
        #expect(hasEnded)
    }

    @Test func completionCanStartTheNextAnimation() {
        // Nested completions: each animation begins on the frame on which the previous one ends.
        view.center.x = 20
        func animateSteps(_ steps: [CGFloat]) {
            guard let next = steps.first else { return }
            UIView.animate(
                withDuration: 0.5, delay: 0, options: .curveLinear, animations: { view.center.x = next },
                completion: { _ in animateSteps(Array(steps.dropFirst())) })
        }
        animateSteps([120, 20, 220])
        stage.advance(by: 0.75)
        #expect(near(x(), 70))
        stage.advance(by: 0.5)
        #expect(near(x(), 120))
        stage.advance(by: 0.25)
        #expect(near(x(), 220))
    }

    @Test func slownessDividesTheStageTime() {
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

    /// The changes of an animated setter belong to the block that calls it, so its completion waits for them.
    @Test(arguments: ["progress", "slider", "switch", "search bar"]) func completionWaitsForAnimatedSetters(control: String) throws {
        let (bar, slider, toggle, searchBar) = (UIProgressView(), UISlider(), UISwitch(), UISearchBar())
        for (index, control) in ([bar, slider, toggle, searchBar] as [UIView]).enumerated() {
            control.frame = CGRect(x: 10, y: 60 + 70 * CGFloat(index), width: 220, height: 50)
            stage.window.addSubview(control)
        }
        bar.progress = 0.2
        slider.value = 0.3
        stage.advance(frames: 13)
        var completionTime: Double?
        UIView.animate(
            withDuration: 0.6,
            animations: {
                switch control {
                case "progress": bar.setProgress(0.9, animated: true)
                case "slider": slider.setValue(0.8, animated: true)
                case "switch": toggle.setOn(true, animated: true)
                default: searchBar.setShowsCancelButton(true, animated: true)
                }
            }, completion: { _ in completionTime = stage.time })
        let start = stage.time
        stage.advance(frames: 34)
        #expect(completionTime == nil)
        stage.advance(frames: 4)
        let end = try #require(completionTime)
        #expect(near(end - start, 0.6, within: 0.02))
        #expect(near(bar.progress, control == "progress" ? 0.9 : 0.2) && near(slider.value, control == "slider" ? 0.8 : 0.3))
    }
}
