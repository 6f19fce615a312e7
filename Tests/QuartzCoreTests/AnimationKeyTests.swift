import Chances
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite @MainActor struct AnimationKeyTests {
    @Test func whatIsAddedIsACopy() throws {
        let plot = Plot()
        let original = animation("cornerRadius", from: 10, to: 30, 2)
        plot.layer.add(original, forKey: "round")
        original.toValue = 500
        original.duration = 77
        original.keyPath = "opacity"
        #expect(abs(plot.shown("cornerRadius", after: 1) - 20) < 1e-9)
        let held = try #require(plot.layer.animation(forKey: "round") as? CABasicAnimation)
        #expect(held !== original && held.keyPath == "cornerRadius")
        #expect(held.duration == 2)
    }

    @Test func aCopyHasEverything() throws {
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
        let diary = Diary()
        original.delegate = diary
        let copy = try #require(original.copy() as? CABasicAnimation)
        #expect([copy.fromValue, copy.toValue, copy.byValue].map { $0 as? Int } == [1, 2, 3])
        #expect([copy.duration, copy.beginTime, copy.timeOffset, copy.repeatDuration] == [4, 5, 7, 9])
        #expect([copy.speed, copy.repeatCount] == [6, 8])
        #expect(copy.autoreverses && copy.isAdditive && copy.isCumulative && !copy.isRemovedOnCompletion)
        #expect(copy.fillMode == .both && copy.timingFunction == CAMediaTimingFunction(name: .easeIn) && copy.keyPath == "cornerRadius")
        #expect(copy.delegate === diary)
    }

    @Test func theSameKeyReplaces() {
        let (plot, diary) = (Plot(), Diary())
        for (keyPath, key) in [("opacity", "a"), ("cornerRadius", "b"), ("borderWidth", "a")] {
            let moving = animation(keyPath, from: 0.1, to: 0.9, 5)
            moving.delegate = diary
            plot.layer.add(moving, forKey: key)
        }
        #expect(diary.entries == ["start opacity", "start cornerRadius", "drop opacity", "start borderWidth"])
        #expect(plot.layer.animationKeys() == ["b", "a"])
        plot.layer.removeAnimation(forKey: "b")
        #expect(diary.entries.last == "drop cornerRadius" && plot.layer.animationKeys() == ["a"])
        plot.layer.removeAllAnimations()
        #expect(diary.entries.last == "drop borderWidth" && plot.layer.animationKeys() == nil)
    }

    @Test func withoutAKeyTheyStandSideBySide() {
        let plot = Plot()
        for _ in 0..<3 {
            let step = animation("cornerRadius", from: 10, to: 20, 1)
            step.isAdditive = true
            plot.layer.add(step, forKey: nil)
        }
        #expect(abs(plot.shown("cornerRadius", after: 0.5) - 45) < 1e-9)
        #expect(plot.layer.animationKeys() == nil)
    }

    @Test func anUnknownKeyPathMovesNothing() {
        let plot = Plot()
        let before = plot.layer.modelValues
        plot.layer.add(animation("shoeSize", from: 38, to: 44, 1), forKey: nil)
        plot.layer.add(animation("position", from: 3, to: 44, 1), forKey: nil)
        #expect(plot.layer.values(at: plot.begin + 0.5) == before, "nor does a value of the wrong kind")
    }

    // MARK: - Presentation

    @Test func aPresentationIsACopyOfWhatIsShown() throws {
        let plot = Plot()
        #expect(StillLayer().presentation() == nil, "outside of a tree nothing is shown")
        plot.layer.name = "card"
        plot.layer.cornerRadius = 12
        let still = try #require(plot.layer.presentation())
        #expect(still !== plot.layer && still.name == "card" && still.modelValues == plot.layer.modelValues)
        #expect(still.model() === plot.layer && plot.layer.model() === plot.layer)
        plot.layer.add(animation("cornerRadius", from: 20, to: 40, 2), forKey: nil)
        plot.tree.beginFrame(at: plot.begin + 1)
        let shown = try #require(plot.layer.presentation())
        #expect(abs(Double(shown.cornerRadius) - 30) < 1e-9)
        #expect(abs(Double(still.cornerRadius) - 12) < 1e-9, "a copy stays as it was made")
        #expect(shown.presentation() === shown)
    }
}

@Suite @MainActor struct AnimationValueTests {
    @Test(arguments: 1...10) func everyKindOfValueGoesStraight(seed: Int) throws {
        var chance = Chance(seed)
        let part = chance.number(0.1, 0.9)
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        let (p, q, r, s, c, d) = (chance.point(), chance.point(), chance.rect(), chance.rect(), chance.color(), chance.color())
        let plot = Plot()
        plot.layer.add(animation("position", from: p, to: q, 1), forKey: nil)
        plot.layer.add(animation("bounds", from: r, to: s, 1), forKey: nil)
        plot.layer.add(animation("backgroundColor", from: c, to: d, 1), forKey: nil)
        plot.tree.beginFrame(at: plot.begin + part)
        let shown = try #require(plot.layer.presentation())
        #expect(distance(shown.position, CGPoint(x: between(p.x, q.x), y: between(p.y, q.y))) < 1e-9)
        let bounds = CGRect(
            x: between(r.minX, s.minX), y: between(r.minY, s.minY), width: between(r.width, s.width), height: between(r.height, s.height))
        #expect(distance(shown.bounds, bounds) < 1e-9)
        let color = try #require(shown.backgroundColor?.components)
        let (from, to) = (try #require(c.components), try #require(d.components))
        for channel in 0..<4 { #expect(abs(Double(color[channel] - between(from[channel], to[channel]))) < 1e-9) }
    }

    /// The numbers are those of the curves' own table: easeInEaseOut is (.42, 0) (.58, 1), default is (.25, .1) (.25, 1).
    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, 0.3, 0.3), (.easeIn, 0.3, 0.129577), (.easeOut, 0.7, 0.870423), (.easeInEaseOut, 0.3, 0.187396),
        (.default, 0.5, 0.802403),
    ]) func theTimingFunctionBendsTheWay(name: CAMediaTimingFunctionName, time: Double, progress: Double) {
        let plot = Plot()
        let bent = animation("cornerRadius", from: 10, to: 30, 4)
        bent.timingFunction = CAMediaTimingFunction(name: name)
        plot.layer.add(bent, forKey: nil)
        #expect(abs(plot.shown("cornerRadius", after: 4 * time) - (10 + 20 * progress)) < 20e-6)
    }

    @Test(arguments: 1...10) func anAdditiveTransformComesAfterTheModels(seed: Int) throws {
        var chance = Chance(seed)
        let (model, added) = (chance.affine(), chance.affine())
        let plot = Plot()
        plot.layer.setAffineTransform(model)
        let both = animation("transform", from: CATransform3DMakeAffineTransform(added), to: CATransform3DIdentity, 2)
        both.isAdditive = true
        plot.layer.add(both, forKey: nil)
        let shown = try #require(plot.layer.presentation())
        #expect(distance(shown.affineTransform(), model.concatenating(added)) < 1e-9)
    }

    @Test func thePartsOfATransformMoveAlone() throws {
        let plot = Plot()
        plot.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 5, y: 8)))
        plot.layer.add(animation("transform.rotation.z", from: 0, to: 1, 2), forKey: nil)
        plot.layer.add(animation("transform.translation.x", to: 25, 2), forKey: nil)
        plot.tree.beginFrame(at: plot.begin + 1)
        let expected = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(rotationAngle: 0.5))
            .concatenating(CGAffineTransform(translationX: 15, y: 8))
        #expect(distance(try #require(plot.layer.presentation()).affineTransform(), expected) < 1e-9)
    }
}
