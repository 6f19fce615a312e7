import Stage
import Testing
import UIKit

@testable import Scenes

/// Pressing an icon: as far as one likes, back, or all the way to the menu.
@MainActor @Suite struct LockPeekTests {
    private static let tilt = -Double.pi / 8

    /// It is scrubbed evenly: size from the start, tilt in the second half.
    @Test func thePressIsTheProgress() {
        let t = LockFixture()
        let glass = t.lock.previewEffectView
        t.press(t.app(0).icon, force: 0.5)
        // C-2: the snapshot lies exactly on the icon.
        #expect(t.lock.previewView?.frame == CGRect(x: 24, y: 291, width: 65, height: 65))
        for force in [0.5, 0.3, 0.8, 0.6] {
            t.press(harder: CGFloat(force))
            t.advance(0.05)
            #expect(abs(t.scale(glass) - (1 + 0.5 * force)) < 1e-4, "scale at \(force)")
            #expect(abs(t.angle(glass) - Self.tilt * max(force - 0.5, 0) / 0.5) < 1e-4, "tilt at \(force)")
            #expect(abs(t.blur - force) < 1e-4, "blur at \(force)")
        }
        t.press(harder: 0.001)
        t.advance(0.05)
        #expect(abs(t.blur - 0.01) < 1e-4 && t.lock.previewView != nil)
    }

    @Test func pressedAllTheWayItStartsFromFullSizeAndTilt() {
        let t = LockFixture()
        t.press(t.app(0).icon, force: 0.5)
        t.press(harder: 1)
        let glass = t.lock.previewEffectView
        #expect(abs(t.scale(glass) - 1.5) < 1e-6 && abs(t.angle(glass) - Self.tilt) < 1e-6 && t.blur == 1)
        t.up()
        t.advance(0.3)
        #expect(glass.frame.distance(to: CGRect(x: 14.4, y: 216, width: 185, height: 60)) < 1e-3)
        #expect(abs(t.shown(glass, "bounds.size.width") - 185) < 0.2 && t.alpha(glass.contentView) == 1 && t.angle(glass) == 0)
        #expect(t.lock.blurView.effect == UIBlurEffect(style: .dark) && t.lock.blurView.isUserInteractionEnabled)
    }

    /// 0.3 s with a damping of 0.7, from what was pressed.
    @Test func theMenuByNumbers() {
        let t = LockFixture()
        let (glass, spring) = (t.lock.previewEffectView, Spring(damping: 0.7, duration: 0.3))
        t.press(t.app(0).icon, force: 0.5)
        t.press(harder: 1)
        t.stage.makeCurrent()
        let begin = t.stage.time
        t.up()
        for step in 1..<12 {
            t.advance(0.025)
            let part = spring(t.stage.time - begin)
            #expect(abs(t.shown(glass, "bounds.size.width") - (65 + 120 * part)) < 1e-3, "step \(step)")
            #expect(abs(t.shown(glass, "bounds.size.height") - (65 - 5 * part)) < 1e-3, "step \(step)")
            #expect(abs(t.shown(glass, "position.x") - (56.5 + (106.9 - 56.5) * part)) < 1e-3, "step \(step)")
            #expect(abs(t.shown(glass, "position.y") - (323.5 + (246 - 323.5) * part)) < 1e-3, "step \(step)")
            #expect(abs(t.scale(glass) - (1.5 - 0.5 * part)) < 1e-3 && abs(t.angle(glass) - Self.tilt * (1 - part)) < 1e-3, "step \(step)")
            #expect(abs(t.alpha(glass.contentView) - part) < 1e-3, "step \(step)")
        }
    }

    /// 0.5 s with a damping of 0.7, back into the icon.
    @Test func theMenuGoesByNumbers() {
        let t = LockFixture()
        let (glass, spring) = (t.lock.previewEffectView, Spring(damping: 0.7, duration: 0.5))
        t.press(t.app(0).icon, force: 0.5)
        t.press(harder: 1)
        t.up()
        t.advance(0.5)
        t.stage.makeCurrent()
        t.lock.dismissMenu()
        for step in 1..<20 {
            t.advance(0.025)
            let part = spring(0.025 * Double(step))
            #expect(abs(t.shown(glass, "bounds.size.width") - (185 - 120 * part)) < 1e-3, "step \(step)")
            #expect(abs(t.shown(glass, "position.y") - (246 + (323.5 - 246) * part)) < 1e-3, "step \(step)")
            #expect(abs(t.alpha(glass.contentView) - (1 - part)) < 1e-3 && abs(t.blur - (1 - part)) < 1e-3, "step \(step)")
        }
        t.advance(0.03)
        #expect(t.isAtRest)
    }

    @Test func theGlassSaysWhatItIs() throws {
        let t = LockFixture()
        let glass = t.lock.previewEffectView
        let label = try #require(glass.contentView.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "Customize Actions..." && label.font == .systemFont(ofSize: 16) && label.center == CGPoint(x: 90, y: 30))
        #expect(glass.effect == UIBlurEffect(style: .extraLight) && glass.layer.cornerRadius == 16 && glass.clipsToBounds)
    }

    @Test(arguments: [(0, 14.4, 216), (1, 66.8, 216), (2, 119.2, 216), (3, 171.6, 216), (4, 14.4, 316), (7, 171.6, 316)])
    func menusLeanTowardsTheMiddle(_ index: Int, _ x: Double, _ y: Double) {
        let t = LockFixture()
        if index > 3 {
            t.tapShowMore()
            t.advance(1.5)
        }
        t.press(t.app(index).icon, force: 0.5)
        t.press(harder: 1)
        t.up()
        t.advance(0.4)
        #expect(t.lock.previewEffectView.frame.distance(to: CGRect(x: x, y: y, width: 185, height: 60)) < 0.02)
    }

    /// C-3 and C-4: nothing is left of a press that was given up, and the same icon can be pressed again.
    @Test func givenUpItGoesBack() {
        let t = LockFixture()
        let before = t.picture
        for _ in 0..<2 {
            t.press(t.app(1).icon, force: 0.6)
            t.advance(0.1)
            #expect(abs(t.blur - 0.6) < 1e-4 && t.lock.previewView != nil)
            t.up()
            t.advance(0.1)
            #expect(t.blur < 0.6 && t.blur > 0)
            t.advance(0.5)
            #expect(t.isAtRest)
            #expect(t.looksLike(before))
        }
    }

    @Test func pressingAgainDoesNotWaitForTheWayBack() {
        let t = LockFixture()
        t.press(t.app(1).icon, force: 0.9)
        t.up()
        t.advance(0.05)
        t.press(t.app(2).icon, force: 0.4)
        t.advance(1)
        #expect(abs(t.blur - 0.4) < 1e-4 && t.lock.previewEffectView.superview != nil)
        #expect(abs(Double(t.lock.previewView?.frame.minX ?? 0) - 198.667) < 0.01)
        t.up()
        t.advance(0.6)
        #expect(t.isAtRest)
    }

    /// C-9: however many menus there were, a tap closes one.
    @Test func aTapOnTheBlurClosesTheMenu() {
        let t = LockFixture()
        let before = t.picture
        for index in [0, 3, 0] {
            t.press(t.app(index).icon, force: 0.5)
            t.press(harder: 1)
            t.up()
            t.advance(0.5)
            #expect(t.lock.blurView.gestureRecognizers?.count == 1)
            t.tap(CGPoint(x: 180, y: 560))
            t.advance(0.05)
            // A second tap on the way changes nothing.
            let (width, blur) = (t.shown(t.lock.previewEffectView, "bounds.size.width"), t.blur)
            #expect(width > 64 && width < 185 && blur < 1)
            t.tap(CGPoint(x: 200, y: 500))
            #expect(t.lock.previewEffectView.superview != nil)
            t.advance(0.4)
            #expect(t.isAtRest)
        }
        #expect(t.looksLike(before))
    }

    /// C-11: a press between icons, or beside the widget, is none.
    @Test func onlyIconsCanBePressed() {
        let t = LockFixture()
        let icon = t.place(t.app(0).icon)
        for place in [CGPoint(x: icon.minX + 76, y: icon.midY), CGPoint(x: icon.midX, y: icon.minY - 6), CGPoint(x: 187, y: 120)] {
            t.down(place, force: 0.01)
            t.stage.touchMove(to: place, force: 1)
            t.advance(0.2)
            t.up()
            t.advance(0.1)
            #expect(t.isAtRest)
        }
    }

    /// With a mouse: held for 0.2 s it begins, and 0.8 s later it is all the way. What is shorter is a tap.
    @Test func aMouseHolds() {
        let t = LockFixture()
        t.down(t.middle(t.app(0).icon))
        t.advance(0.6)
        #expect(abs(t.blur - 0.5) < 0.02)
        t.up()
        t.advance(0.6)
        #expect(t.isAtRest && t.angle(t.app(0).icon) == 0)
        t.down(t.middle(t.app(0).icon))
        t.advance(1.3)
        t.up()
        #expect(t.lock.blurView.isUserInteractionEnabled && t.lock.previewEffectView.frame.width == 185)
    }

    @Test func aShortPressIsATap() {
        let t = LockFixture()
        t.tap(t.middle(t.app(0).icon))
        t.advance(0.1)
        #expect(t.angle(t.app(0).icon) != 0 && t.lock.previewView == nil)
    }
}

extension CGRect {
    fileprivate func distance(to other: CGRect) -> CGFloat {
        max(abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height))
    }
}
