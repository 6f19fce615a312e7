import Stage
import Testing
import UIKit

@testable import DemoScenes

/// The blur of the search, and the jiggle of a tapped icon.
@MainActor @Suite struct LockSearchTests {
    @Test func blurFollowsCustomCurve() {
        let fixture = LockFixture()
        fixture.stage.makeCurrent()
        fixture.lock.searchBar.becomeFirstResponder()
        for (step, progress) in [-0.054333, -0.076916, -0.067523, -0.025729, 0.049170, 0.158271, 0.303294, 0.487056, 0.714753].enumerated()
        {
            fixture.advance(0.055)
            #expect(abs(fixture.scale(fixture.lock.tableView) - (1 - 0.25 * progress)) < 1e-4, "scale at \(step)")
            #expect(abs(fixture.alpha(fixture.lock.tableView) - (1 - 0.67 * progress)) < 1e-4, "alpha at \(step)")
            #expect(abs(fixture.blurProgress - progress) < 1e-4, "blur at \(step)")
        }
        fixture.advance(0.055)
        #expect(
            fixture.blurProgress == 1 && fixture.scale(fixture.lock.tableView) == 0.75
                && fixture.lock.blurView.effect == UIBlurEffect(style: .dark))
        fixture.stage.makeCurrent()
        fixture.lock.searchBarResultsListButtonClicked(fixture.lock.searchBar)
        fixture.advance(0.55)
        #expect(fixture.isInInitialState)
    }

    @Test func emptySearchTextEndsSearch() {
        let fixture = LockFixture()
        fixture.stage.makeCurrent()
        fixture.lock.searchBar.becomeFirstResponder()
        fixture.advance(0.6)
        fixture.stage.makeCurrent()
        fixture.lock.searchBar(fixture.lock.searchBar, textDidChange: "a")
        #expect(fixture.lock.blurView.effect != nil)
        fixture.lock.searchBar(fixture.lock.searchBar, textDidChange: "")
        fixture.advance(0.55)
        #expect(fixture.isInInitialState)
    }

    /// A tap outside the search bar ends the search, and does not reach the icon below.
    @Test func tapOutsideEndsSearch() throws {
        let fixture = LockFixture()
        fixture.tap(CGPoint(x: 150, y: 48))
        fixture.advance(0.6)
        #expect(fixture.blurProgress == 1)
        try fixture.tap(fixture.center(fixture.iconCell(0).icon))
        fixture.advance(0.6)
        #expect(try fixture.isInInitialState && fixture.angle(fixture.iconCell(0).icon) == 0)
    }

    @Test func reversedBlurDoesNotJump() {
        let fixture = LockFixture()
        fixture.stage.makeCurrent()
        fixture.lock.toggleBlur(true)
        fixture.advance(0.45)
        let (blur, scale, alpha) = (fixture.blurProgress, fixture.scale(fixture.lock.tableView), fixture.alpha(fixture.lock.tableView))
        #expect(blur > 0.4)
        fixture.stage.makeCurrent()
        fixture.lock.toggleBlur(false)
        #expect(
            abs(fixture.blurProgress - blur) < 1e-6 && abs(fixture.scale(fixture.lock.tableView) - scale) < 1e-6
                && abs(fixture.alpha(fixture.lock.tableView) - alpha) < 1e-6)
        fixture.advance(0.6)
        #expect(fixture.isInInitialState)
    }

    /// The icon rotates left in the first quarter of the duration, then right. The third keyframe starts at three quarters, before the
    /// second one is complete, and rotates the icon back to zero.
    @Test func jiggleFollowsKeyframes() throws {
        let fixture = LockFixture()
        let icon = try fixture.iconCell(1).icon
        fixture.stage.makeCurrent()
        try fixture.iconCell(1).iconJiggle()
        for frame in 1...66 {
            fixture.stage.advance(frames: 1)
            let progress = easeInOut(Double(frame) / 66)
            let expected: Double
            if progress < 0.25 {
                expected = -progress / 0.25
            } else if progress < 0.75 {
                expected = -1 + 2 * (progress - 0.25) / 0.75
            } else {
                expected = (1 - progress) / 0.25 / 3
            }
            #expect(abs(fixture.angle(icon) - expected * .pi / 8) < 1e-4, "frame \(frame)")
        }
        fixture.advance(0.1)
        #expect(fixture.angle(icon) == 0 && icon.transform == .identity)
    }

    /// A second tap does not restart the jiggle.
    @Test func tapDuringJiggleIsIgnored() throws {
        let fixture = LockFixture()
        let other = LockFixture()
        for current in [fixture, other] { try current.tap(current.center(current.iconCell(2).icon)) }
        fixture.advance(0.1)
        try fixture.tap(fixture.center(fixture.iconCell(2).icon))
        other.advance(0.205)
        #expect(try fixture.angle(fixture.iconCell(2).icon) != 0)
        #expect(try abs(fixture.angle(fixture.iconCell(2).icon) - other.angle(other.iconCell(2).icon)) < 1e-6)
        fixture.advance(0.35)
        #expect(try fixture.angle(fixture.iconCell(2).icon) == 0 && fixture.isInInitialState)
        try fixture.tap(fixture.center(fixture.iconCell(2).icon))
        fixture.advance(0.1)
        #expect(try fixture.angle(fixture.iconCell(2).icon) != 0)
    }
}
