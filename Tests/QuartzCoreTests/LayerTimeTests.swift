import Chances
import CoreGraphics
import Display
import Foundation
import QuartzCore
import Testing

/// A radius from 10 to 30, so that progress can be read from it.
@MainActor private func ramp(_ duration: Double, _ edit: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let ramp = animation("cornerRadius", from: 10, to: 30, duration)
    edit(ramp)
    return ramp
}

@Suite @MainActor struct AnimationTimeTests {
    /// Shown values at times after the start; the model is 3.
    private func shown(_ times: [Double], _ edit: (CABasicAnimation, Double) -> Void) -> [Double] {
        let plot = Plot()
        plot.layer.cornerRadius = 3
        plot.layer.add(ramp(2) { edit($0, plot.begin) }, forKey: nil)
        return times.map { (plot.shown("cornerRadius", after: $0) * 1e6).rounded() / 1e6 }
    }

    @Test(arguments: [
        (CAMediaTimingFillMode.removed, 3.0, 3.0), (.backwards, 10, 3), (.forwards, 3, 30), (.both, 10, 30),
    ]) func fillModesHoldTheEnds(mode: CAMediaTimingFillMode, before: Double, after: Double) {
        let values = shown([0, 0.9, 1, 2, 2.9999, 3, 50]) {
            $0.fillMode = mode
            $0.beginTime = $1 + 1
        }
        #expect(values == [before, before, 10, 20, 29.999, after, after])
    }

    @Test func beginTimeZeroIsNow() {
        #expect(shown([0, 1, 1.5, 2]) { _, _ in } == [10, 20, 25, 3])
    }

    @Test func repeatingBeginsAgain() {
        #expect(shown([0.5, 1.5, 2.5, 4.5, 5.5, 6]) { moving, _ in moving.repeatCount = 3 } == [15, 25, 15, 15, 25, 3])
        #expect(shown([2.5, 7.5, 1000.5]) { moving, _ in moving.repeatCount = .infinity } == [15, 25, 15])
        #expect(shown([2.5, 7.5, 1000.5]) { moving, _ in moving.repeatCount = .greatestFiniteMagnitude } == [15, 25, 15])
        #expect(shown([2.5, 4.9, 5.1]) { moving, _ in moving.repeatDuration = 5 } == [15, 19, 3])
    }

    /// Two and a half times: it ends in the middle and is held there.
    @Test func aFractionOfARepeatEndsOnTheWay() {
        let values = shown([4.5, 4.9, 5, 60]) { moving, _ in
            moving.repeatCount = 2.5
            moving.fillMode = .forwards
        }
        #expect(values == [15, 19, 20, 20])
    }

    @Test func reversingGoesBackTheSameWay() {
        let values = shown([0.5, 1.5, 2.5, 3.5, 4]) { moving, _ in moving.autoreverses = true }
        #expect(values == [15, 25, 25, 15, 3])
        let held = shown([3.5, 4, 9]) { moving, _ in
            moving.autoreverses = true
            moving.fillMode = .forwards
        }
        #expect(held == [15, 10, 10])
        #expect(shown([4.5, 6.5, 8]) { moving, _ in (moving.autoreverses, moving.repeatCount) = (true, 2) } == [15, 25, 3])
    }

    @Test func speedAndOffsetAreTheAnimationsOwn() {
        #expect(shown([0.25, 0.75, 1.01]) { moving, _ in moving.speed = 2 } == [15, 25, 3])
        #expect(shown([0, 1, 1.51]) { moving, _ in moving.timeOffset = 0.5 } == [15, 25, 3])
        let backwards = shown([0, 0.5, 1.5, 2.01]) { moving, _ in
            moving.speed = -1
            moving.timeOffset = 2
        }
        #expect(backwards == [30, 25, 15, 3])
        let stopped = shown([0, 1, 99]) { moving, _ in
            moving.speed = 0
            moving.timeOffset = 0.7
        }
        #expect(stopped == [17, 17, 17], "held still it can be scrubbed")
    }

    /// CAMediaTiming: local t = (parent - begin)·speed + offset; 1 s with autoreverse is at 0.75 when 1.25 s are gone.
    @Test func theExamplesOfTheRule() {
        let plot = Plot(9)
        plot.layer.add(
            ramp(4) {
                $0.beginTime = 10
                $0.speed = 2
                $0.timeOffset = 0.5
            }, forKey: nil)
        #expect(abs(plot.shown("cornerRadius", after: 2) - (10 + 20 * 2.5 / 4)) < 1e-9)
        let other = Plot()
        other.layer.add(ramp(1) { $0.autoreverses = true }, forKey: nil)
        #expect(abs(other.shown("cornerRadius", after: 1.25) - 25) < 1e-9)
    }

    @Test func withoutADurationItTakesAQuarterOfASecond() {
        let plot = Plot()
        plot.layer.add(ramp(0), forKey: nil)
        #expect(abs(plot.shown("cornerRadius", after: 0.125) - 20) < 1e-9)
        #expect(abs(plot.shown("cornerRadius", after: 0.26)) < 1e-9)
    }
}

@Suite @MainActor struct LayerTimeTests {
    /// Time flows down: each layer makes its own of its superlayer's, and its animations go by that.
    @Test(arguments: 1...30) func layersHaveTheirOwnTime(seed: Int) {
        var chance = Chance(seed)
        let plot = Plot(chance.number(1, 9))
        let inner = StillLayer()
        plot.layer.addSublayer(inner)
        var clocks: [(begin: Double, speed: Double, offset: Double)] = []
        for layer in [plot.layer, inner] {
            // Halves and quarters are whole in a Float too, which a layer's speed is.
            let clock = (begin: chance.number(-3, 3), speed: Double(chance.whole(1...12)) / 4, offset: chance.number(-3, 3))
            (layer.beginTime, layer.speed, layer.timeOffset) = (clock.begin, Float(clock.speed), clock.offset)
            clocks.append(clock)
        }
        func local(_ time: Double) -> Double { clocks.reduce(time) { ($0 - $1.begin) * $1.speed + $1.offset } }
        inner.add(ramp(2), forKey: nil)
        for _ in 0..<10 {
            let time = plot.begin + chance.number(0, 2)
            let gone = local(time) - local(plot.begin)
            plot.tree.beginFrame(at: time)
            let expected = gone < 2 ? 10 + 10 * gone : 0
            #expect(abs(Double(inner.presentation()?.cornerRadius ?? -1) - expected) < 1e-6)
            #expect(abs(inner.now - local(time)) < 1e-9)
        }
    }

    /// Two layers in different times: from one to the other and back, and over the screen's.
    @Test(arguments: 1...30) func timesAreConverted(seed: Int) {
        var chance = Chance(seed)
        let plot = Plot(chance.number(1, 9))
        let (inner, other) = (StillLayer(), StillLayer())
        plot.layer.addSublayer(inner)
        plot.tree.root.addSublayer(other)
        for layer in [plot.layer, inner, other] {
            layer.beginTime = chance.number(-3, 3)
            layer.speed = Float(chance.whole(1...12)) / 4 * (chance.whole(0...1) == 0 ? 1 : -1)
            layer.timeOffset = chance.number(-3, 3)
        }
        let t = chance.number(-5, 5)
        #expect(abs(inner.convertTime(plot.tree.now, from: nil) - inner.now) < 1e-9)
        #expect(abs(inner.convertTime(inner.now, to: nil) - plot.tree.now) < 1e-9)
        #expect(abs(inner.convertTime(other.convertTime(t, from: inner), from: other) - t) < 1e-9)
        #expect(abs(inner.convertTime(t, to: other) - other.convertTime(t, from: inner)) < 1e-9)
        let parent = plot.layer.convertTime(t, from: inner)
        #expect(abs((parent - inner.beginTime) * Double(inner.speed) + inner.timeOffset - t) < 1e-9)
        plot.layer.speed = 0
        #expect(inner.convertTime(t, from: nil) == inner.convertTime(t + 1, from: nil), "there it is always the same time")
    }

    /// The recipe of Apple's Technical Q&A QA1673, by which everybody pauses a layer.
    @Test(arguments: 1...20) func aPausedLayerStandsStillAndGoesOnWhereItStood(seed: Int) {
        var chance = Chance(seed)
        let plot = Plot(chance.number(1, 9))
        plot.layer.add(ramp(2), forKey: nil)
        let (pause, wait) = (chance.number(0.1, 1.5), chance.number(0.5, 20))
        plot.tree.beginFrame(at: plot.begin + pause)
        let paused = plot.layer.now
        plot.layer.speed = 0
        plot.layer.timeOffset = paused
        for later in [0, 0.3, 0.9] {
            #expect(abs(plot.shown("cornerRadius", after: pause + wait * later) - (10 + 10 * pause)) < 1e-9)
        }
        plot.tree.finishAnimations()
        #expect(plot.tree.isAnimating, "it is not over while it stands")

        plot.tree.beginFrame(at: plot.begin + pause + wait)
        plot.layer.speed = 1
        plot.layer.timeOffset = 0
        plot.layer.beginTime = 0
        plot.layer.beginTime = plot.layer.now - paused
        let rest = chance.number(0, 1) * (2 - pause)
        #expect(abs(plot.shown("cornerRadius", after: pause + wait + rest) - (10 + 10 * (pause + rest))) < 1e-6)
        plot.tree.beginFrame(at: plot.begin + 2.0001 + wait)
        plot.tree.finishAnimations()
        #expect(!plot.tree.isAnimating)
    }

    /// Whoever sleeps until `nextChange` misses nothing: until then every frame is the same.
    @Test(arguments: 1...40) func nothingChangesBeforeTheNextChange(seed: Int) {
        var chance = Chance(seed)
        let plot = Plot(chance.number(1, 9))
        plot.layer.bounds = CGRect(x: 0, y: 0, width: 70, height: 60)
        plot.layer.backgroundColor = .white
        plot.layer.speed = Float(chance.whole(1...12)) / 4
        plot.layer.timeOffset = chance.number(-2, 2)
        for _ in 0..<chance.whole(1...2) {
            let (moving, delay) = (ramp(chance.number(0.3, 2)), chance.number(0.1, 3))
            moving.beginTime = plot.layer.now + delay
            plot.layer.add(moving, forKey: nil)
        }
        var (last, list) = (DisplayList(), DisplayList())
        plot.tree.display(into: &last)
        guard let next = plot.tree.nextChange() else {
            Issue.record("there is something to come")
            return
        }
        #expect(next > plot.begin)
        for _ in 0..<20 {
            plot.tree.beginFrame(at: plot.begin + (next - plot.begin) * chance.number(0, 0.999))
            plot.tree.display(into: &list)
            let isStill = list == last
            #expect(isStill)
        }
        plot.tree.beginFrame(at: next + 0.05)
        plot.tree.display(into: &list)
        let isStill = list == last
        #expect(!isStill, "and then something does")
    }

    @Test func aPausedLayerLetsEverybodySleep() {
        let plot = Plot()
        plot.layer.add(ramp(2), forKey: nil)
        var list = DisplayList()
        plot.tree.beginFrame(at: plot.begin + 1)
        plot.layer.timeOffset = plot.layer.now
        plot.layer.speed = 0
        plot.tree.display(into: &list)
        #expect(plot.tree.nextChange() == nil)
    }
}
