import Stage
import Testing
import UIKit

/// docs/CONTRACT.md §10, driven through the stage as a finger would.
@MainActor @Suite struct ScrollViewTests {
    final class Listener: UIScrollViewDelegate {
        var log: [String] = []
        var velocity = CGPoint.zero
        var offered = CGPoint.zero
        var wanted: CGPoint?
        /// Times of scrolling that follow each other count as one.
        func scrollViewDidScroll(_ scrollView: UIScrollView) { if log.last != "scroll" { log.append("scroll") } }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("will drag") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            log.append("will end drag")
            self.velocity = velocity
            offered = targetContentOffset.pointee
            if let wanted { targetContentOffset.pointee = wanted }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.append("did drag \(decelerate)") }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("will decelerate") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("did decelerate") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("did animate") }
    }

    let stage = Stage(size: CGSize(width: 375, height: 800), scale: 2, framesPerSecond: 60)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
    let listener = Listener()

    init() {
        stage.window.addSubview(scroll)
        // The numbers are those without bars.
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 375, height: 6000)
        scroll.delegate = listener
    }

    /// A finger that goes up by `step` points a frame; it stays down.
    private func pull(from y: CGFloat, frames: Int, step: CGFloat) {
        stage.touchDown(at: CGPoint(x: 100, y: y))
        for frame in 1...frames {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: 100, y: y - step * CGFloat(frame)))
        }
    }

    @Test func offsetIsTheOriginOfTheBounds() {
        scroll.contentOffset = CGPoint(x: 0, y: 130)
        #expect(scroll.bounds.origin == CGPoint(x: 0, y: 130) && listener.log == ["scroll"])
        scroll.bounds.origin.y = 131
        #expect(scroll.contentOffset.y == 131)
        listener.log = []
        scroll.contentOffset = CGPoint(x: 0, y: 131)
        #expect(listener.log.isEmpty)
    }

    /// x ∈ [-inset.left, max(-inset.left, contentSize.w + inset.right - bounds.w)]
    @Test func contentThatShrinksTakesTheOffsetAlong() {
        scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
        scroll.contentOffset.y = 5250
        #expect(scroll.contentOffset.y == 5250)
        scroll.contentSize.height = 1000
        #expect(scroll.contentOffset.y == 250)
        scroll.contentSize.height = 100
        #expect(scroll.contentOffset.y == -30)
    }

    @Test func aDragMovesTheContentAfterTenPoints() {
        pull(from: 700, frames: 10, step: 7)
        #expect(near(scroll.contentOffset.y, 60) && scroll.isTracking && scroll.isDragging)
        stage.advance(by: 0.2)
        stage.touchUp()
        #expect(!scroll.isDragging && !scroll.isDecelerating)
        #expect(listener.log == ["will drag", "scroll", "will end drag", "did drag false"])
    }

    /// dim 800: 10→5.462446, 50→26.586103, 100→51.461988, 200→96.703297, 400→172.549020
    @Test(arguments: [(10.0, 5.462446), (50, 26.586103), (100, 51.461988), (200, 96.703297), (400, 172.549020)])
    func theEdgeGives(pull: Double, shown: Double) {
        self.pull(from: 200, frames: 1, step: -CGFloat(pull + 10))
        #expect(near(scroll.contentOffset.y, -shown, within: 1e-5))
    }

    @Test func withoutBouncesTheEdgeIsHard() {
        scroll.bounces = false
        pull(from: 200, frames: 3, step: -50)
        #expect(scroll.contentOffset.y == 0)
        // The finger has to come all the way back before the content follows.
        pull(from: 200, frames: 3, step: 50)
        #expect(near(scroll.contentOffset.y, 140))
    }

    @Test func contentThatFitsBouncesOnlyWhenAsked() {
        scroll.contentSize.height = 500
        pull(from: 200, frames: 3, step: -50)
        #expect(scroll.contentOffset.y == 0 && listener.log.isEmpty)
        stage.touchUp()
        scroll.alwaysBounceVertical = true
        pull(from: 200, frames: 3, step: -50)
        #expect(scroll.contentOffset.y < -50)
    }

    /// v0 = 1000: .1 s 90.625851, .5 s 315.928023, 1 s 432.035127, end 499.499833 after 3.449923 s; scaled to the velocity of the finger.
    @Test func aFlickRunsOut() {
        pull(from: 700, frames: 12, step: 20)
        stage.touchUp()
        let v0 = Double(listener.velocity.y) * 1000
        #expect(near(v0, 1200, within: 1e-6))
        let start = Double(scroll.contentOffset.y)
        #expect(scroll.isDecelerating && near(listener.offered.y, start + 1.2 * 499.499833, within: 0.26))
        for (frames, part) in [(6, 90.625851), (30, 315.928023), (60, 432.035127)] {
            stage.advance(frames: frames - Int((stage.time * 60).rounded()) + 12)
            #expect(near(scroll.contentOffset.y, start + 1.2 * part, within: 1e-4))
        }
        stage.advance(by: 3)
        #expect(!scroll.isDecelerating && scroll.contentOffset == listener.offered)
        #expect(
            listener.log == [
                "will drag", "scroll", "will end drag", "did drag true", "will decelerate", "scroll", "did decelerate",
            ])
        stage.advance(by: 1)
        _ = stage.render()
        #expect(stage.nextChange == nil, "and nothing goes on")
    }

    /// fast: .1 s 63.079251, end 99.499162
    @Test func aFastRateRunsOutSoon() {
        scroll.decelerationRate = .fast
        pull(from: 700, frames: 12, step: 20)
        stage.touchUp()
        let start = Double(scroll.contentOffset.y)
        stage.advance(frames: 6)
        #expect(near(scroll.contentOffset.y, start + 1.2 * 63.079251))
        stage.advance(by: 2)
        #expect(near(scroll.contentOffset.y, start + 1.2 * 99.499162, within: 0.26))
    }

    @Test func beyondTheEdgeASpringBringsItBack() {
        pull(from: 200, frames: 5, step: -40)
        stage.advance(by: 0.2)
        stage.touchUp()
        let start = Double(scroll.contentOffset.y)
        #expect(start < -80 && scroll.isDecelerating)
        for frames in [6, 12] {
            stage.advance(frames: 6)
            let t = Double(frames) / 60
            // m 1, k 100, c 20, at rest: x·(1 + 10 t)·e^-10t
            #expect(near(scroll.contentOffset.y, start * (1 + 10 * t) * exp(-10 * t)))
        }
        stage.advance(by: 1)
        #expect(scroll.contentOffset.y == 0 && listener.log.last == "did decelerate")
    }

    @Test func aFlickIntoTheEdgeBouncesWithoutAKink() {
        scroll.contentOffset.y = 300
        pull(from: 200, frames: 8, step: -20)
        stage.touchUp()
        var places: [Double] = []
        while scroll.isDecelerating {
            places.append(Double(scroll.contentOffset.y))
            stage.advance(frames: 1)
        }
        #expect((places.min() ?? 0) < -10, "it goes beyond the edge")
        let steps = zip(places, places.dropFirst()).map { $1 - $0 }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($1 - $0) < 6 }, "the velocity changes little from frame to frame")
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func theDelegateMayChooseTheTarget() {
        listener.wanted = CGPoint(x: 0, y: 900)
        pull(from: 700, frames: 12, step: 20)
        stage.touchUp()
        let (before, start) = (Double(scroll.contentOffset.y), stage.time)
        stage.advance(frames: 1)
        #expect(near(Double(scroll.contentOffset.y) - before, 20, within: 1.5), "as fast as the finger")
        while scroll.isDecelerating { stage.advance(frames: 1) }
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 900) && stage.time - start < 5)
        listener.wanted = CGPoint(x: 0, y: 700)
        pull(from: 500, frames: 5, step: 20)
        stage.advance(by: 0.3)
        stage.touchUp()
        stage.advance(by: 2)
        #expect(scroll.contentOffset.y == 700, "also from rest")
    }

    @Test func aFingerStopsIt() {
        pull(from: 700, frames: 12, step: 20)
        stage.touchUp()
        stage.advance(frames: 10)
        listener.log = []
        stage.touchDown(at: CGPoint(x: 100, y: 400))
        let place = scroll.contentOffset
        #expect(!scroll.isDecelerating && scroll.isTracking && listener.log == ["did decelerate"])
        stage.advance(frames: 30)
        #expect(scroll.contentOffset == place)
        stage.touchUp()
        #expect(!scroll.isTracking && listener.log == ["did decelerate"])
    }

    @Test func caughtBeyondTheEdgeItGoesBackWhenLetGo() {
        pull(from: 200, frames: 5, step: -40)
        stage.touchUp()
        stage.advance(frames: 4)
        stage.touchDown(at: CGPoint(x: 100, y: 400))
        let caught = scroll.contentOffset.y
        stage.advance(frames: 20)
        #expect(caught < -40 && scroll.contentOffset.y == caught)
        stage.touchUp()
        #expect(scroll.isDecelerating)
        stage.advance(by: 2)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test(arguments: [50, 200, 390, 410])
    func aFlickTurnsOnePage(distance: Int) {
        scroll.isPagingEnabled = true
        pull(from: 700, frames: 10, step: CGFloat(distance + 10) / 10)
        stage.touchUp()
        stage.advance(by: 2)
        // Even the slowest of these is 300 points a second.
        #expect(scroll.contentOffset.y == 800)
        pull(from: 700, frames: 10, step: CGFloat(distance + 10) / 10)
        stage.advance(by: 0.3)
        stage.touchUp()
        stage.advance(by: 2)
        #expect(scroll.contentOffset.y == (distance > 400 ? 1600 : 800), "without a flick to the nearest")
    }

    @Test func aLockedDirectionStays() {
        scroll.contentSize.width = 2000
        scroll.isDirectionalLockEnabled = true
        stage.drag(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 250, y: 500), duration: 0.2)
        #expect(scroll.contentOffset.x == 0 && scroll.contentOffset.y > 100)
        scroll.isDirectionalLockEnabled = false
        stage.advance(by: 5)
        stage.drag(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 250, y: 500), duration: 0.2)
        #expect(scroll.contentOffset.x > 30)
    }

    @Test func goingThereIsEasedAndTold() {
        scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(scroll.contentOffset.y == 0)
        stage.advance(frames: 9)
        #expect(near(scroll.contentOffset.y, 200))
        stage.advance(frames: 9)
        #expect(scroll.contentOffset.y == 400 && listener.log == ["scroll", "did animate"])
        listener.log = []
        scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        stage.advance(by: 1)
        #expect(listener.log.isEmpty, "nothing to do, nothing to tell")
    }

    @Test func anAnimationBlockMovesItToo() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { scroll.contentOffset.y = 300 })
        #expect(scroll.contentOffset.y == 300)
        stage.advance(by: 0.5)
        #expect(near(stage.trace(scroll.layer, "bounds.origin.y"), 150))
    }

    @Test func visibleIsReachedByTheShortestWay() {
        scroll.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100), animated: false)
        #expect(scroll.contentOffset.y == 200)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
        #expect(scroll.contentOffset.y == 200)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 100), animated: false)
        #expect(scroll.contentOffset.y == 150)
    }

    @Test func theWheelIsSoftAndEndsAtTheEdge() {
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 60))
        #expect(scroll.contentOffset.y == 0)
        stage.advance(frames: 2)
        #expect(scroll.contentOffset.y > 5 && scroll.contentOffset.y < 55)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 60))
        stage.advance(by: 1)
        #expect(scroll.contentOffset.y == 120)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -500))
        stage.advance(by: 1)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func theInnermostWithRoomTakesTheWheel() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 50, width: 375, height: 200))
        inner.contentSize = CGSize(width: 375, height: 300)
        inner.contentInsetAdjustmentBehavior = .never
        scroll.addSubview(inner)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 80))
        stage.advance(by: 1)
        #expect(inner.contentOffset.y == 80 && scroll.contentOffset.y == 0)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 80))
        stage.advance(by: 1)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 80))
        stage.advance(by: 1)
        #expect(inner.contentOffset.y == 100 && scroll.contentOffset.y == 80)
    }

    @Test func dragsOfOneThatCannotMoveGoToTheOneOutside() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
        inner.contentSize = CGSize(width: 1000, height: 800)
        inner.contentInsetAdjustmentBehavior = .never
        scroll.addSubview(inner)
        stage.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 600), duration: 0.2)
        #expect(inner.contentOffset == .zero && scroll.contentOffset.y > 80)
        stage.advance(by: 5)
        let y = scroll.contentOffset.y
        stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.2)
        #expect(inner.contentOffset.x > 80 && scroll.contentOffset.y == y)
    }

    @Test func contentMovedByCodeGoesOnAsFast() {
        pull(from: 700, frames: 12, step: 20)
        stage.touchUp()
        stage.advance(frames: 6)
        let y = scroll.contentOffset.y
        stage.advance(frames: 1)
        let step = scroll.contentOffset.y - y
        scroll.contentOffset.y += 1000
        stage.advance(frames: 1)
        #expect(near(scroll.contentOffset.y - y - 1000 - step, Double(step), within: 1))
        #expect(scroll.isDecelerating)
    }

    @Test func indicatorsComeAndFade() throws {
        #expect(scroll.subviews.isEmpty)
        pull(from: 700, frames: 5, step: 20)
        stage.advance(frames: 1)
        let bar = try #require(scroll.subviews.first { !$0.isHidden })
        #expect(bar.alpha == 1 && bar.frame.width == 3 && near(bar.frame.maxX, 372))
        // The visible part of the track: 794 · 800 / 6000.
        #expect(near(bar.frame.height, 794 * 800 / 6000))
        stage.advance(by: 0.3)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(bar.alpha == 0)
        pull(from: 200, frames: 10, step: -40)
        stage.advance(frames: 1)
        #expect(bar.frame.height < 794 * 800 / 6000 - 50, "it shrinks beyond the edge")
    }
}
