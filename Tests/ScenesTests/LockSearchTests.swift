import Stage
import Testing
import UIKit

@testable import Scenes

/// The search blurs the screen, and an icon that is tapped shakes its head.
@MainActor @Suite struct LockSearchTests {
    @Test func theBlurTakesARunUp() {
        let t = LockFixture()
        t.stage.makeCurrent()
        t.lock.searchBar.becomeFirstResponder()
        for (step, part) in [-0.054333, -0.076916, -0.067523, -0.025729, 0.049170, 0.158271, 0.303294, 0.487056, 0.714753].enumerated() {
            t.advance(0.055)
            #expect(abs(t.scale(t.lock.tableView) - (1 - 0.25 * part)) < 1e-4, "scale at \(step)")
            #expect(abs(t.alpha(t.lock.tableView) - (1 - 0.67 * part)) < 1e-4, "alpha at \(step)")
            #expect(abs(t.blur - part) < 1e-4, "blur at \(step)")
        }
        t.advance(0.055)
        #expect(t.blur == 1 && t.scale(t.lock.tableView) == 0.75 && t.lock.blurView.effect == UIBlurEffect(style: .dark))
        t.stage.makeCurrent()
        t.lock.searchBarResultsListButtonClicked(t.lock.searchBar)
        t.advance(0.55)
        #expect(t.isAtRest)
    }

    @Test func anEmptySearchIsOver() {
        let t = LockFixture()
        t.stage.makeCurrent()
        t.lock.searchBar.becomeFirstResponder()
        t.advance(0.6)
        t.stage.makeCurrent()
        t.lock.searchBar(t.lock.searchBar, textDidChange: "a")
        #expect(t.lock.blurView.effect != nil)
        t.lock.searchBar(t.lock.searchBar, textDidChange: "")
        t.advance(0.55)
        #expect(t.isAtRest)
    }

    /// Whoever taps beside it has had enough.
    @Test func aTapOnTheBlurEndsTheSearch() {
        let t = LockFixture()
        t.tap(CGPoint(x: 150, y: 48))
        t.advance(0.6)
        #expect(t.blur == 1)
        t.tap(t.middle(t.app(0).icon))
        t.advance(0.6)
        #expect(t.isAtRest && t.angle(t.app(0).icon) == 0)
    }

    @Test func changingOnesMindDoesNotJump() {
        let t = LockFixture()
        t.stage.makeCurrent()
        t.lock.toggleBlur(true)
        t.advance(0.45)
        let (blur, scale, alpha) = (t.blur, t.scale(t.lock.tableView), t.alpha(t.lock.tableView))
        #expect(blur > 0.4)
        t.stage.makeCurrent()
        t.lock.toggleBlur(false)
        #expect(abs(t.blur - blur) < 1e-6 && abs(t.scale(t.lock.tableView) - scale) < 1e-6 && abs(t.alpha(t.lock.tableView) - alpha) < 1e-6)
        t.advance(0.6)
        #expect(t.isAtRest)
    }

    /// Left for a quarter, then to the right, and level from where the third keyframe takes it.
    @Test func theJiggleByNumbers() {
        let t = LockFixture()
        let icon = t.app(1).icon
        t.stage.makeCurrent()
        t.app(1).iconJiggle()
        for frame in 1...66 {
            t.stage.advance(frames: 1)
            let part = easeInOut(Double(frame) / 66)
            let expected: Double
            if part < 0.25 {
                expected = -part / 0.25
            } else if part < 0.75 {
                expected = -1 + 2 * (part - 0.25) / 0.75
            } else {
                expected = (1 - part) / 0.25 / 3
            }
            #expect(abs(t.angle(icon) - expected * .pi / 8) < 1e-4, "frame \(frame)")
        }
        t.advance(0.1)
        #expect(t.angle(icon) == 0 && icon.transform == .identity)
    }

    /// C-1: a second tap does not begin anew.
    @Test func tapsInARowMakeOneJiggle() {
        let t = LockFixture()
        let other = LockFixture()
        for fixture in [t, other] { fixture.tap(fixture.middle(fixture.app(2).icon)) }
        t.advance(0.1)
        t.tap(t.middle(t.app(2).icon))
        other.advance(0.205)
        #expect(t.angle(t.app(2).icon) != 0)
        #expect(abs(t.angle(t.app(2).icon) - other.angle(other.app(2).icon)) < 1e-6)
        t.advance(0.35)
        #expect(t.angle(t.app(2).icon) == 0 && t.isAtRest)
        t.tap(t.middle(t.app(2).icon))
        t.advance(0.1)
        #expect(t.angle(t.app(2).icon) != 0)
    }
}
