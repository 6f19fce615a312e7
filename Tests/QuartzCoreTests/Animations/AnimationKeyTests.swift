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

@Suite @MainActor struct AnimationValueTests {
    @Test(arguments: 1...10) func valuesOfAllTypesAreInterpolatedLinearly(seed: Int) throws {
        var random = SeededRandom(seed)
        let fraction = random.number(0.1, 0.9)
        func interpolated(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        let (p, q, r, s, c, d) = (random.point(), random.point(), random.rect(), random.rect(), random.color(), random.color())
        let fixture = AnimationFixture()
        fixture.layer.add(animation("position", from: p, to: q, 1), forKey: nil)
        fixture.layer.add(animation("bounds", from: r, to: s, 1), forKey: nil)
        fixture.layer.add(animation("backgroundColor", from: c, to: d, 1), forKey: nil)
        fixture.tree.beginFrame(at: fixture.startTime + fraction)
        let shown = try #require(fixture.layer.presentation())
        #expect(distance(shown.position, CGPoint(x: interpolated(p.x, q.x), y: interpolated(p.y, q.y))) < 1e-9)
        let bounds = CGRect(
            x: interpolated(r.minX, s.minX), y: interpolated(r.minY, s.minY), width: interpolated(r.width, s.width),
            height: interpolated(r.height, s.height))
        #expect(distance(shown.bounds, bounds) < 1e-9)
        let color = try #require(shown.backgroundColor?.components)
        let (from, to) = (try #require(c.components), try #require(d.components))
        for channel in 0..<4 { #expect(abs(Double(color[channel] - interpolated(from[channel], to[channel]))) < 1e-9) }
    }

    /// The expected values are from the tables of the curves: easeInEaseOut is (.42, 0) (.58, 1), default is (.25, .1) (.25, 1).
    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, 0.3, 0.3), (.easeIn, 0.3, 0.129577), (.easeOut, 0.7, 0.870423), (.easeInEaseOut, 0.3, 0.187396),
        (.default, 0.5, 0.802403),
    ]) func timingFunctionChangesTheProgress(name: CAMediaTimingFunctionName, time: Double, progress: Double) {
        let fixture = AnimationFixture()
        let newAnimation = animation("cornerRadius", from: 10, to: 30, 4)
        newAnimation.timingFunction = CAMediaTimingFunction(name: name)
        fixture.layer.add(newAnimation, forKey: nil)
        #expect(abs(fixture.number("cornerRadius", after: 4 * time) - (10 + 20 * progress)) < 20e-6)
    }

    @Test(arguments: 1...10) func additiveTransformIsAppliedAfterTheModelTransform(seed: Int) throws {
        var random = SeededRandom(seed)
        let (model, added) = (random.affineTransform(), random.affineTransform())
        let fixture = AnimationFixture()
        fixture.layer.setAffineTransform(model)
        let newAnimation = animation("transform", from: CATransform3DMakeAffineTransform(added), to: CATransform3DIdentity, 2)
        newAnimation.isAdditive = true
        fixture.layer.add(newAnimation, forKey: nil)
        let shown = try #require(fixture.layer.presentation())
        #expect(distance(shown.affineTransform(), model.concatenating(added)) < 1e-9)
    }

    @Test func transformComponentsAreAnimatedSeparately() throws {
        let fixture = AnimationFixture()
        fixture.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 5, y: 8)))
        fixture.layer.add(animation("transform.rotation.z", from: 0, to: 1, 2), forKey: nil)
        fixture.layer.add(animation("transform.translation.x", to: 25, 2), forKey: nil)
        fixture.tree.beginFrame(at: fixture.startTime + 1)
        let expected = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(rotationAngle: 0.5))
            .concatenating(CGAffineTransform(translationX: 15, y: 8))
        #expect(distance(try #require(fixture.layer.presentation()).affineTransform(), expected) < 1e-9)
    }
}
