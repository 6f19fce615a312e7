import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct DisplayLinkTests {
    let fixture = LayerFixture()

    @MainActor private final class Target {
        var times: [Double] = []
        var callCount = 0
        func step() { callCount += 1 }
        func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
    }

    private func run(frames: ClosedRange<Int>, _ rate: Double = 60) {
        for frame in frames { fixture.advance(to: Double(frame) / rate) }
    }

    @Test func targetIsCalledOnEveryFrameWithTheTimeOfTheTree() {
        let target = Target()
        fixture.makeCurrent()
        let link = CADisplayLink(target: target, selector: Selector(Target.tick(_:)))
        link.add(to: .main, forMode: .common)
        run(frames: 1...3)
        #expect(isClose(target.times, (1...3).map { Double($0) / 60 }, within: 1e-12))
        #expect(isClose(link.duration, 1.0 / 60, within: 1e-12))
        #expect(isClose(link.targetTimestamp, 4.0 / 60, within: 1e-12))
    }

    @Test func targetMethodCanHaveNoParameter() {
        let target = Target()
        fixture.makeCurrent()
        CADisplayLink(target: target, selector: Selector(Target.step)).add(to: .current, forMode: .default)
        run(frames: 1...5)
        #expect(target.callCount == 5)
    }

    @Test func pausedLinkDoesNotCallItsTargetAndNeedsNoFrames() {
        let target = Target()
        fixture.makeCurrent()
        let link = CADisplayLink(target: target, selector: Selector(Target.step))
        link.add(to: .main, forMode: .common)
        _ = fixture.items
        #expect(fixture.tree.nextChange() == fixture.tree.now)
        link.isPaused = true
        _ = fixture.items
        #expect(fixture.tree.nextChange() == nil)
        run(frames: 1...2)
        #expect(target.callCount == 0)
        link.isPaused = false
        run(frames: 3...4)
        #expect(target.callCount == 2)
    }

    @Test func invalidatedLinkReleasesItsTarget() {
        weak var weakTarget: Target?
        do {
            let target = Target()
            weakTarget = target
            fixture.makeCurrent()
            let link = CADisplayLink(target: target, selector: Selector(Target.step))
            link.add(to: .main, forMode: .common)
            run(frames: 1...1)
            #expect(target.callCount == 1)
            link.invalidate()
        }
        run(frames: 2...3)
        #expect(weakTarget == nil)
    }

    @Test func linkThatAnotherLinkRemovesInTheSameFrameIsNotCalled() {
        let target = Target()
        fixture.makeCurrent()
        let second = CADisplayLink(target: target, selector: Selector(Target.step))
        let first = CADisplayLink { link in
            if link.timestamp > 0.04 { second.remove(from: .main, forMode: .common) }
        }
        first.add(to: fixture.tree)
        second.add(to: fixture.tree)
        run(frames: 1...5)
        #expect(target.callCount == 2)
    }

    @Test func linkThatMovesToATreeWithAnEarlierTimeIsCalledOnTheNextFrame() {
        let target = Target()
        let link = CADisplayLink(target: target, selector: Selector(Target.tick(_:)))
        link.add(to: fixture.tree)
        run(frames: 1200...1201)
        link.remove(from: .main, forMode: .common)
        let other = LayerFixture()
        link.add(to: other.tree)
        for frame in 1...3 { other.advance(to: Double(frame) / 60) }
        #expect(isClose(target.times, [1200, 1201, 1, 2, 3].map { Double($0) / 60 }, within: 1e-9))
    }

    @Test func lowerFrameRateSkipsFrames() {
        let target = Target()
        fixture.makeCurrent()
        let link = CADisplayLink(target: target, selector: Selector(Target.tick(_:)))
        link.preferredFramesPerSecond = 20
        link.add(to: .main, forMode: .common)
        run(frames: 1...9)
        #expect(isClose(target.times, [1, 4, 7].map { Double($0) / 60 }, within: 1e-9))
    }

    @Test func selectorIsPerformedOnlyOnItsOwnClass() {
        #expect(!Selector(Target.step).perform(on: fixture, with: nil))
        #expect(!Selector(Target.tick(_:)).perform(on: Target(), with: 3))
    }
}
