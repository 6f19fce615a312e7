import CoreGraphics
import FlipbookDisplayList
import Foundation
import QuartzCore
import SeededRandomValues
import Testing

@Suite @MainActor struct LayerTimeTests {
    /// Each layer's time is computed from its superlayer's time. The layer's animations use the layer's time.
    @Test(arguments: 1...30) func nestedLayersHaveTheirOwnTime(seed: Int) {
        var random = SeededRandom(seed)
        let fixture = AnimationFixture(random.number(1, 9))
        let inner = LayerWithoutActions()
        fixture.layer.addSublayer(inner)
        var timings: [(begin: Double, speed: Double, offset: Double)] = []
        for layer in [fixture.layer, inner] {
            // A layer's speed is a Float, which stores quarters exactly.
            let timing = (begin: random.number(-3, 3), speed: Double(random.integer(1...12)) / 4, offset: random.number(-3, 3))
            (layer.beginTime, layer.speed, layer.timeOffset) = (timing.begin, Float(timing.speed), timing.offset)
            timings.append(timing)
        }
        func localTime(_ time: Double) -> Double { timings.reduce(time) { ($0 - $1.begin) * $1.speed + $1.offset } }
        inner.add(radiusAnimation(2), forKey: nil)
        for _ in 0..<10 {
            let time = fixture.startTime + random.number(0, 2)
            let elapsed = localTime(time) - localTime(fixture.startTime)
            fixture.tree.beginFrame(at: time)
            let expected = elapsed < 2 ? 10 + 10 * elapsed : 0
            #expect(abs(Double(inner.presentation()?.cornerRadius ?? -1) - expected) < 1e-6)
            #expect(abs(inner.now - localTime(time)) < 1e-9)
        }
    }

    /// Times are converted between two layers with different times, in both directions, and to the time of the screen.
    @Test(arguments: 1...30) func timeConversionIsInvertible(seed: Int) {
        var random = SeededRandom(seed)
        let fixture = AnimationFixture(random.number(1, 9))
        let (inner, other) = (LayerWithoutActions(), LayerWithoutActions())
        fixture.layer.addSublayer(inner)
        fixture.tree.root.addSublayer(other)
        for layer in [fixture.layer, inner, other] {
            layer.beginTime = random.number(-3, 3)
            layer.speed = Float(random.integer(1...12)) / 4 * (random.integer(0...1) == 0 ? 1 : -1)
            layer.timeOffset = random.number(-3, 3)
        }
        let t = random.number(-5, 5)
        #expect(abs(inner.convertTime(fixture.tree.now, from: nil) - inner.now) < 1e-9)
        #expect(abs(inner.convertTime(inner.now, to: nil) - fixture.tree.now) < 1e-9)
        #expect(abs(inner.convertTime(other.convertTime(t, from: inner), from: other) - t) < 1e-9)
        #expect(abs(inner.convertTime(t, to: other) - other.convertTime(t, from: inner)) < 1e-9)
        let parent = fixture.layer.convertTime(t, from: inner)
        #expect(abs((parent - inner.beginTime) * Double(inner.speed) + inner.timeOffset - t) < 1e-9)
        fixture.layer.speed = 0
        #expect(inner.convertTime(t, from: nil) == inner.convertTime(t + 1, from: nil), "the time of a layer with speed 0 is constant")
    }

    /// The usual code to pause and resume a layer, from Apple's Technical Q&A QA1673.
    @Test(arguments: 1...20) func pausedLayerStopsAndResumesAtTheSameTime(seed: Int) {
        var random = SeededRandom(seed)
        let fixture = AnimationFixture(random.number(1, 9))
        fixture.layer.add(radiusAnimation(2), forKey: nil)
        let (pause, wait) = (random.number(0.1, 1.5), random.number(0.5, 20))
        fixture.tree.beginFrame(at: fixture.startTime + pause)
        let paused = fixture.layer.now
        fixture.layer.speed = 0
        fixture.layer.timeOffset = paused
        for fraction in [0, 0.3, 0.9] {
            #expect(abs(fixture.number("cornerRadius", after: pause + wait * fraction) - (10 + 10 * pause)) < 1e-9)
        }
        fixture.tree.finishAnimations()
        #expect(fixture.tree.isAnimating, "a paused animation is not over")

        fixture.tree.beginFrame(at: fixture.startTime + pause + wait)
        fixture.layer.speed = 1
        fixture.layer.timeOffset = 0
        fixture.layer.beginTime = 0
        fixture.layer.beginTime = fixture.layer.now - paused
        let rest = random.number(0, 1) * (2 - pause)
        #expect(abs(fixture.number("cornerRadius", after: pause + wait + rest) - (10 + 10 * (pause + rest))) < 1e-6)
        fixture.tree.beginFrame(at: fixture.startTime + 2.0001 + wait)
        fixture.tree.finishAnimations()
        #expect(!fixture.tree.isAnimating)
    }

    /// All frames until `nextChange` are equal, so a program can sleep until then.
    @Test(arguments: 1...40) func noFrameChangesBeforeNextChange(seed: Int) throws {
        var random = SeededRandom(seed)
        let fixture = AnimationFixture(random.number(1, 9))
        fixture.layer.bounds = CGRect(x: 0, y: 0, width: 70, height: 60)
        fixture.layer.backgroundColor = .white
        fixture.layer.speed = Float(random.integer(1...12)) / 4
        fixture.layer.timeOffset = random.number(-2, 2)
        for _ in 0..<random.integer(1...2) {
            let (newAnimation, delay) = (radiusAnimation(random.number(0.3, 2)), random.number(0.1, 3))
            newAnimation.beginTime = fixture.layer.now + delay
            fixture.layer.add(newAnimation, forKey: nil)
        }
        var (previous, list) = (DisplayList(), DisplayList())
        fixture.tree.display(into: &previous)
        let next = try #require(fixture.tree.nextChange(), "a pending animation has a next change")
        #expect(next > fixture.startTime)
        for _ in 0..<20 {
            fixture.tree.beginFrame(at: fixture.startTime + (next - fixture.startTime) * random.number(0, 0.999))
            fixture.tree.display(into: &list)
            let isUnchanged = list == previous
            #expect(isUnchanged)
        }
        fixture.tree.beginFrame(at: next + 0.05)
        fixture.tree.display(into: &list)
        let isUnchanged = list == previous
        #expect(!isUnchanged, "the frame changes after that time")
    }

    @Test func pausedLayerNeedsNoFrames() {
        let fixture = AnimationFixture()
        fixture.layer.add(radiusAnimation(2), forKey: nil)
        var list = DisplayList()
        fixture.tree.beginFrame(at: fixture.startTime + 1)
        fixture.layer.timeOffset = fixture.layer.now
        fixture.layer.speed = 0
        fixture.tree.display(into: &list)
        #expect(fixture.tree.nextChange() == nil)
    }
}
