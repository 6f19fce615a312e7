import CoreGraphics
import Foundation
import QuartzCore
import SeededRandomValues
import Testing

@Suite @MainActor struct AnimationKeyTests {
    @Test func addingCopiesTheAnimation() throws {
        let fixture = AnimationFixture()
        let original = animation("cornerRadius", from: 10, to: 30, 2)
        fixture.layer.add(original, forKey: "round")
        original.toValue = 500
        original.duration = 77
        original.keyPath = "opacity"
        #expect(abs(fixture.number("cornerRadius", after: 1) - 20) < 1e-9)
        let added = try #require(fixture.layer.animation(forKey: "round") as? CABasicAnimation)
        #expect(added !== original && added.keyPath == "cornerRadius")
        #expect(added.duration == 2)
    }

    @Test func copyHasAllProperties() throws {
        let original = animation("cornerRadius", from: 1, to: 2, by: 3, 4)
        original.beginTime = 5
        original.speed = 6
        original.timeOffset = 7
        original.repeatCount = 8
        original.repeatDuration = 9
        original.autoreverses = true
        original.fillMode = .both
        original.timingFunction = CAMediaTimingFunction(name: .easeIn)
        original.isRemovedOnCompletion = false
        original.isAdditive = true
        original.isCumulative = true
        let recorder = AnimationRecorder()
        original.delegate = recorder
        let copy = try #require(original.copy() as? CABasicAnimation)
        #expect([copy.fromValue, copy.toValue, copy.byValue].map { $0 as? Int } == [1, 2, 3])
        #expect([copy.duration, copy.beginTime, copy.timeOffset, copy.repeatDuration] == [4, 5, 7, 9])
        #expect([copy.speed, copy.repeatCount] == [6, 8])
        #expect(copy.autoreverses && copy.isAdditive && copy.isCumulative && !copy.isRemovedOnCompletion)
        #expect(copy.fillMode == .both && copy.timingFunction == CAMediaTimingFunction(name: .easeIn) && copy.keyPath == "cornerRadius")
        #expect(copy.delegate === recorder)
    }

    @Test func addingForTheSameKeyReplacesTheAnimation() {
        let (fixture, recorder) = (AnimationFixture(), AnimationRecorder())
        for (keyPath, key) in [("opacity", "a"), ("cornerRadius", "b"), ("borderWidth", "a")] {
            let newAnimation = animation(keyPath, from: 0.1, to: 0.9, 5)
            newAnimation.delegate = recorder
            fixture.layer.add(newAnimation, forKey: key)
        }
        #expect(recorder.events == ["start opacity", "start cornerRadius", "stop opacity", "start borderWidth"])
        #expect(fixture.layer.animationKeys() == ["b", "a"])
        fixture.layer.removeAnimation(forKey: "b")
        #expect(recorder.events.last == "stop cornerRadius" && fixture.layer.animationKeys() == ["a"])
        fixture.layer.removeAllAnimations()
        #expect(recorder.events.last == "stop borderWidth" && fixture.layer.animationKeys() == nil)
    }

    /// A new additive transform is applied before older ones, also before one in a group.
    @Test(arguments: [false, true]) func additiveTransformIsInsertedBeforeAnOlderOne(_ isInGroup: Bool) {
        let fixture = AnimationFixture()
        func turn(by angle: CGFloat) -> CABasicAnimation {
            let turn = CABasicAnimation(keyPath: "transform")
            (turn.fromValue, turn.toValue) = (CATransform3DMakeRotation(angle, 0, 0, 1), CATransform3DIdentity)
            (turn.duration, turn.isAdditive) = (2, true)
            return turn
        }
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([turn(by: 0.7)], 3)
        fixture.layer.add(isInGroup ? group : turn(by: 0.7), forKey: "older")
        fixture.layer.add(turn(by: 0.4), forKey: "newer", driver: nil, beforeAdditive: "transform")
        #expect(fixture.layer.attachedAnimations.map(\.key) == ["newer", "older"])
    }

    @Test func animationsWithoutKeyRunInParallel() {
        let fixture = AnimationFixture()
        for _ in 0..<3 {
            let newAnimation = animation("cornerRadius", from: 10, to: 20, 1)
            newAnimation.isAdditive = true
            fixture.layer.add(newAnimation, forKey: nil)
        }
        #expect(abs(fixture.number("cornerRadius", after: 0.5) - 45) < 1e-9)
        #expect(fixture.layer.animationKeys() == nil)
    }

    @Test func unknownKeyPathsChangeNothing() {
        let fixture = AnimationFixture()
        let before = fixture.layer.modelValues
        fixture.layer.add(animation("shoeSize", from: 38, to: 44, 1), forKey: nil)
        fixture.layer.add(animation("position", from: 3, to: 44, 1), forKey: nil)
        #expect(fixture.layer.values(at: fixture.startTime + 0.5) == before, "a value of the wrong type has no effect either")
    }

    // MARK: - Presentation

    @Test func presentationIsACopyOfTheDisplayedValues() throws {
        let fixture = AnimationFixture()
        #expect(LayerWithoutActions().presentation() == nil, "a layer outside of a tree has no presentation")
        fixture.layer.name = "card"
        fixture.layer.cornerRadius = 12
        let first = try #require(fixture.layer.presentation())
        #expect(first !== fixture.layer && first.name == "card" && first.modelValues == fixture.layer.modelValues)
        #expect(first.model() === fixture.layer && fixture.layer.model() === fixture.layer)
        fixture.layer.add(animation("cornerRadius", from: 20, to: 40, 2), forKey: nil)
        fixture.tree.beginFrame(at: fixture.startTime + 1)
        let second = try #require(fixture.layer.presentation())
        #expect(abs(Double(second.cornerRadius) - 30) < 1e-9)
        #expect(abs(Double(first.cornerRadius) - 12) < 1e-9, "an existing presentation does not change")
        #expect(second.presentation() === second)
    }
}
