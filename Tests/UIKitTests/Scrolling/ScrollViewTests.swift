import Stage
import Testing
import UIKit
import UIKitTestSupport

/// The scrolling of docs/CONTRACT.md §10, with simulated touches.
@MainActor @Suite struct ScrollViewTests {
    final class RecordingDelegate: UIScrollViewDelegate {
        var log: [String] = []
        var velocity = CGPoint.zero
        var proposedTarget = CGPoint.zero
        var chosenTarget: CGPoint?
        /// Logs consecutive calls once.
        func scrollViewDidScroll(_ scrollView: UIScrollView) { if log.last != "scroll" { log.append("scroll") } }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("will drag") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            log.append("will end drag")
            self.velocity = velocity
            proposedTarget = targetContentOffset.pointee
            if let chosenTarget { targetContentOffset.pointee = chosenTarget }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.append("did drag \(decelerate)") }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("will decelerate") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("did decelerate") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("did animate") }
    }

    let stage = Stage(size: CGSize(width: 375, height: 800), scale: 2, framesPerSecond: 60)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
    let delegate = RecordingDelegate()

    init() {
        stage.window.addSubview(scrollView)
        // The expected numbers do not include safe area insets.
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 375, height: 6000)
        scrollView.delegate = delegate
    }

    /// Drags up by `step` points per frame. The finger stays down.
    private func pull(from y: CGFloat, frames: Int, step: CGFloat) {
        stage.touchDown(at: CGPoint(x: 100, y: y))
        for frame in 1...frames {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: 100, y: y - step * CGFloat(frame)))
        }
    }

    @Test func contentOffsetIsTheOriginOfTheBounds() {
        scrollView.contentOffset = CGPoint(x: 0, y: 130)
        #expect(scrollView.bounds.origin == CGPoint(x: 0, y: 130) && delegate.log == ["scroll"])
        scrollView.bounds.origin.y = 131
        #expect(scrollView.contentOffset.y == 131)
        delegate.log = []
        scrollView.contentOffset = CGPoint(x: 0, y: 131)
        #expect(delegate.log.isEmpty)
    }

    /// The range of the offset: x ∈ [-inset.left, max(-inset.left, contentSize.w + inset.right - bounds.w)]. The range of y is analogous.
    @Test func smallerContentClampsTheOffset() {
        scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
        scrollView.contentOffset.y = 5250
        #expect(scrollView.contentOffset.y == 5250)
        scrollView.contentSize.height = 1000
        #expect(scrollView.contentOffset.y == 250)
        scrollView.contentSize.height = 100
        #expect(scrollView.contentOffset.y == -30)
    }

    @Test func dragMovesTheContentAfterTenPoints() {
        pull(from: 700, frames: 10, step: 7)
        #expect(near(scrollView.contentOffset.y, 60) && scrollView.isTracking && scrollView.isDragging)
        stage.advance(by: 0.2)
        stage.touchUp()
        #expect(!scrollView.isDragging && !scrollView.isDecelerating)
        #expect(delegate.log == ["will drag", "scroll", "will end drag", "did drag false"])
    }

    /// The rubber band for a length of 800: 10 → 5.462446, 50 → 26.586103, 100 → 51.461988, 200 → 96.703297, 400 → 172.549020.
    @Test(arguments: [(10.0, 5.462446), (50, 26.586103), (100, 51.461988), (200, 96.703297), (400, 172.549020)])
    func rubberBandLimitsThePull(pull: Double, expected: Double) {
        self.pull(from: 200, frames: 1, step: -CGFloat(pull + 10))
        #expect(near(scrollView.contentOffset.y, -expected, within: 1e-5))
    }

    @Test func contentStopsAtTheEdgeWithoutBounces() {
        scrollView.bounces = false
        pull(from: 200, frames: 3, step: -50)
        #expect(scrollView.contentOffset.y == 0)
        // The same finger must move all the way back before the content follows: up to y = 210, where the scrolling began.
        for (y, offset) in [(260.0, 0.0), (215, 0), (170, 40)] {
            stage.touchMove(to: CGPoint(x: 100, y: y))
            stage.advance(frames: 1)
            #expect(near(scrollView.contentOffset.y, offset))
        }
        stage.touchUp()
        scrollView.contentOffset = .zero
        // This is a new touch, so the content follows after ten points.
        pull(from: 200, frames: 3, step: 50)
        #expect(near(scrollView.contentOffset.y, 140))
    }

    @Test func contentThatFitsBouncesOnlyIfAlwaysBounceIsSet() {
        scrollView.contentSize.height = 500
        pull(from: 200, frames: 3, step: -50)
        #expect(scrollView.contentOffset.y == 0 && delegate.log.isEmpty)
        stage.touchUp()
        scrollView.alwaysBounceVertical = true
        pull(from: 200, frames: 3, step: -50)
        #expect(scrollView.contentOffset.y < -50)
    }

    /// The scrolled distance for v0 = 1000 points per second. The test scales it to the velocity of the drag:
    ///
    /// - 90.625851 after 0.1 s
    /// - 315.928023 after 0.5 s
    /// - 432.035127 after 1 s
    /// - 499.499833 at the end, after 3.449923 s
    @Test func flickDeceleratesToItsTarget() {
        pull(from: 700, frames: 12, step: 20)
        stage.touchUp()
        let v0 = Double(delegate.velocity.y) * 1000
        #expect(near(v0, 1200, within: 1e-6))
        let start = Double(scrollView.contentOffset.y)
        #expect(scrollView.isDecelerating && near(delegate.proposedTarget.y, start + 1.2 * 499.499833, within: 0.26))
        for (frames, distance) in [(6, 90.625851), (30, 315.928023), (60, 432.035127)] {
            stage.advance(frames: frames - Int((stage.time * 60).rounded()) + 12)
            #expect(near(scrollView.contentOffset.y, start + 1.2 * distance, within: 1e-4))
        }
        stage.advance(by: 3)
        #expect(!scrollView.isDecelerating && scrollView.contentOffset == delegate.proposedTarget)
        #expect(
            delegate.log == [
                "will drag", "scroll", "will end drag", "did drag true", "will decelerate", "scroll", "did decelerate",
            ])
        stage.advance(by: 1)
        _ = stage.render()
        #expect(stage.nextChange == nil, "no further change is scheduled")
    }

    /// The scrolled distance with the fast deceleration rate, for v0 = 1000 points per second: 63.079251 after 0.1 s, 99.499162 at the end.
    @Test func fastDecelerationRateStopsEarlier() {
        scrollView.decelerationRate = .fast
        pull(from: 700, frames: 12, step: 20)
        stage.touchUp()
        let start = Double(scrollView.contentOffset.y)
        stage.advance(frames: 6)
        #expect(near(scrollView.contentOffset.y, start + 1.2 * 63.079251))
        stage.advance(by: 2)
        #expect(near(scrollView.contentOffset.y, start + 1.2 * 99.499162, within: 0.26))
    }

    @Test func springReturnsContentFromBeyondTheEdge() {
        pull(from: 200, frames: 5, step: -40)
        stage.advance(by: 0.2)
        stage.touchUp()
        let start = Double(scrollView.contentOffset.y)
        #expect(start < -80 && scrollView.isDecelerating)
        for frames in [6, 12] {
            stage.advance(frames: 6)
            let t = Double(frames) / 60
            // The spring with mass 1, stiffness 100 and damping 20 starts at rest: x · (1 + 10 t) · e^(-10 t).
            #expect(near(scrollView.contentOffset.y, start * (1 + 10 * t) * exp(-10 * t)))
        }
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 0 && delegate.log.last == "did decelerate")
    }

    @Test func flickIntoTheEdgeBouncesSmoothly() {
        scrollView.contentOffset.y = 300
        pull(from: 200, frames: 8, step: -20)
        stage.touchUp()
        var offsets: [Double] = []
        while scrollView.isDecelerating {
            offsets.append(Double(scrollView.contentOffset.y))
            stage.advance(frames: 1)
        }
        #expect((offsets.min() ?? 0) < -10, "the content moves beyond the edge")
        let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($1 - $0) < 6 }, "the velocity changes little from frame to frame")
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func delegateCanChangeTheTarget() {
        delegate.chosenTarget = CGPoint(x: 0, y: 900)
        pull(from: 700, frames: 12, step: 20)
        stage.touchUp()
        let (before, start) = (Double(scrollView.contentOffset.y), stage.time)
        stage.advance(frames: 1)
        #expect(near(Double(scrollView.contentOffset.y) - before, 20, within: 1.5), "the content keeps the velocity of the touch")
        while scrollView.isDecelerating { stage.advance(frames: 1) }
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 900) && stage.time - start < 5)
        delegate.chosenTarget = CGPoint(x: 0, y: 700)
        pull(from: 500, frames: 5, step: 20)
        stage.advance(by: 0.3)
        stage.touchUp()
        stage.advance(by: 2)
        #expect(scrollView.contentOffset.y == 700, "the target also applies to a drag that ends without velocity")
    }

    /// A target that is not a number is ignored, so that content that was dragged too far returns.
    @Test func targetThatIsNotANumberIsIgnored() {
        delegate.chosenTarget = CGPoint(x: 0, y: CGFloat.nan)
        stage.touchDown(at: CGPoint(x: 100, y: 100))
        for frame in 1...10 {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: 100, y: 100 + 20 * CGFloat(frame)))
        }
        stage.advance(by: 0.3)
        #expect(scrollView.contentOffset.y < -20)
        let lines = diagnostics { stage.touchUp() }
        #expect(lines.count == 1 && lines[0].contains("targetContentOffset"))
        stage.advance(by: 2)
        #expect(scrollView.contentOffset == .zero && !scrollView.isDecelerating)
    }

    @Test func touchStopsTheDeceleration() {
        pull(from: 700, frames: 12, step: 20)
        stage.touchUp()
        stage.advance(frames: 10)
        delegate.log = []
        stage.touchDown(at: CGPoint(x: 100, y: 400))
        let offset = scrollView.contentOffset
        #expect(!scrollView.isDecelerating && scrollView.isTracking && delegate.log == ["did decelerate"])
        stage.advance(frames: 30)
        #expect(scrollView.contentOffset == offset)
        stage.touchUp()
        #expect(!scrollView.isTracking && delegate.log == ["did decelerate"])
    }

    @Test func contentStoppedBeyondTheEdgeReturnsAfterTheTouch() {
        pull(from: 200, frames: 5, step: -40)
        stage.touchUp()
        stage.advance(frames: 4)
        stage.touchDown(at: CGPoint(x: 100, y: 400))
        let stoppedOffset = scrollView.contentOffset.y
        stage.advance(frames: 20)
        #expect(stoppedOffset < -40 && scrollView.contentOffset.y == stoppedOffset)
        stage.touchUp()
        #expect(scrollView.isDecelerating)
        stage.advance(by: 2)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test(arguments: [50, 200, 390, 410])
    func flickMovesByOnePage(distance: Int) {
        scrollView.isPagingEnabled = true
        pull(from: 700, frames: 10, step: CGFloat(distance + 10) / 10)
        stage.touchUp()
        stage.advance(by: 2)
        // Even the slowest of these drags has 360 points per second.
        #expect(scrollView.contentOffset.y == 800)
        pull(from: 700, frames: 10, step: CGFloat(distance + 10) / 10)
        stage.advance(by: 0.3)
        stage.touchUp()
        stage.advance(by: 2)
        #expect(scrollView.contentOffset.y == (distance > 400 ? 1600 : 800), "without velocity the nearest page is shown")
    }

    @Test func directionalLockKeepsTheOtherOffset() {
        scrollView.contentSize.width = 2000
        scrollView.isDirectionalLockEnabled = true
        stage.drag(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 250, y: 500), duration: 0.2)
        #expect(scrollView.contentOffset.x == 0 && scrollView.contentOffset.y > 100)
        scrollView.isDirectionalLockEnabled = false
        stage.advance(by: 5)
        stage.drag(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 250, y: 500), duration: 0.2)
        #expect(scrollView.contentOffset.x > 30)
    }

    @Test func animatedOffsetIsEasedAndItsEndIsReported() {
        scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(scrollView.contentOffset.y == 0)
        stage.advance(frames: 9)
        #expect(near(scrollView.contentOffset.y, 200))
        stage.advance(frames: 9)
        #expect(scrollView.contentOffset.y == 400 && delegate.log == ["scroll", "did animate"])
        delegate.log = []
        scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        stage.advance(by: 1)
        #expect(delegate.log.isEmpty, "an unchanged offset is not reported")
    }

    @Test func animationBlockAnimatesTheOffset() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { scrollView.contentOffset.y = 300 })
        #expect(scrollView.contentOffset.y == 300)
        stage.advance(by: 0.5)
        #expect(near(stage.trace(scrollView.layer, "bounds.origin.y"), 150))
    }

    @Test func scrollRectToVisibleMovesAsLittleAsPossible() {
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100), animated: false)
        #expect(scrollView.contentOffset.y == 200)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
        #expect(scrollView.contentOffset.y == 200)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 100), animated: false)
        #expect(scrollView.contentOffset.y == 150)
    }

    @Test func wheelScrollsSmoothlyAndStopsAtTheEdge() {
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 60))
        #expect(scrollView.contentOffset.y == 0)
        stage.advance(frames: 2)
        #expect(scrollView.contentOffset.y > 5 && scrollView.contentOffset.y < 55)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 60))
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 120)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -500))
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func wheelScrollsTheInnermostViewThatCanScroll() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 50, width: 375, height: 200))
        inner.contentSize = CGSize(width: 375, height: 300)
        inner.contentInsetAdjustmentBehavior = .never
        scrollView.addSubview(inner)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 80))
        stage.advance(by: 1)
        #expect(inner.contentOffset.y == 80 && scrollView.contentOffset.y == 0)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 80))
        stage.advance(by: 1)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 80))
        stage.advance(by: 1)
        #expect(inner.contentOffset.y == 100 && scrollView.contentOffset.y == 80)
    }

    /// A small window in front takes the wheel only inside of its frame, at the position on the screen.
    @Test func wheelScrollsInTheWindowAtThePoint() {
        stage.makeCurrent()
        let window = UIWindow(frame: CGRect(x: 50, y: 500, width: 200, height: 180))
        let list = UIScrollView(frame: CGRect(x: 0, y: 90, width: 200, height: 90))
        list.contentSize = CGSize(width: 200, height: 900)
        list.contentInsetAdjustmentBehavior = .never
        window.addSubview(list)
        window.isHidden = false
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 60))
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 60 && list.contentOffset.y == 0)
        stage.scroll(at: CGPoint(x: 100, y: 600), by: CGVector(dx: 0, dy: 35))
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 60 && list.contentOffset.y == 35)
        window.isHidden = true
    }

    @Test func dragScrollsTheOuterViewIfTheInnerOneCannotMove() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
        inner.contentSize = CGSize(width: 1000, height: 800)
        inner.contentInsetAdjustmentBehavior = .never
        scrollView.addSubview(inner)
        stage.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 600), duration: 0.2)
        #expect(inner.contentOffset == .zero && scrollView.contentOffset.y > 80)
        stage.advance(by: 5)
        let y = scrollView.contentOffset.y
        stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.2)
        #expect(inner.contentOffset.x > 80 && scrollView.contentOffset.y == y)
    }

    @Test func assignedOffsetKeepsTheVelocity() {
        pull(from: 700, frames: 12, step: 20)
        stage.touchUp()
        stage.advance(frames: 6)
        let y = scrollView.contentOffset.y
        stage.advance(frames: 1)
        let step = scrollView.contentOffset.y - y
        scrollView.contentOffset.y += 1000
        stage.advance(frames: 1)
        #expect(near(scrollView.contentOffset.y - y - 1000 - step, Double(step), within: 1))
        #expect(scrollView.isDecelerating)
    }

    @Test func indicatorsAppearAndFade() throws {
        #expect(scrollView.subviews.isEmpty)
        pull(from: 700, frames: 5, step: 20)
        stage.advance(frames: 1)
        let indicator = try #require(scrollView.subviews.first { !$0.isHidden })
        #expect(indicator.alpha == 1 && indicator.frame.width == 3 && near(indicator.frame.maxX, 372))
        // The visible fraction of the track: 794 · 800 / 6000.
        let length: CGFloat = 794 * 800 / 6000
        #expect(near(indicator.frame.height, length))
        stage.advance(by: 0.3)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(indicator.alpha == 0)
        pull(from: 200, frames: 10, step: -40)
        stage.advance(frames: 1)
        #expect(indicator.frame.height < length - 50, "the indicator shrinks beyond the edge")
    }

    @Test func removingAllTargetsOfThePanKeepsScrolling() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 150))
        scrollView.contentSize = CGSize(width: 120, height: 900)
        let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1, framesPerSecond: 60)
        stage.window.addSubview(scrollView)
        stage.advance(frames: 1)
        scrollView.panGestureRecognizer.removeTarget(nil, action: nil)
        stage.drag(from: CGPoint(x: 60, y: 140), to: CGPoint(x: 60, y: 40), duration: 0.2)
        #expect(scrollView.contentOffset.y > 50)
    }

    @Test func contentThatShrinksDuringAnAnimationReturnsToItsEnd() {
        scrollView.contentOffset.y = 90
        stage.advance(frames: 1)
        delegate.log = []
        scrollView.setContentOffset(CGPoint(x: 0, y: 3500), animated: true)
        stage.advance(by: 0.1)
        scrollView.contentSize.height = 1400
        stage.advance(by: 2)
        #expect(scrollView.contentOffset.y == 600 && delegate.log == ["scroll", "did animate"])
        // A target beyond the end is allowed if the content does not change.
        scrollView.setContentOffset(CGPoint(x: 0, y: 650), animated: true)
        stage.advance(by: 2)
        #expect(scrollView.contentOffset.y == 650)
    }
}
