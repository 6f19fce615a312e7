import Stage
import Testing
import UIKit

@testable import DemoScenes

/// Presses on an icon: the force varies, the press is cancelled, or it opens the menu.
@MainActor @Suite struct LockPeekTests {
    private static let tilt = -Double.pi / 8

    /// The force scrubs the animation linearly: the scale from the start, the rotation in the second half.
    @Test func forceDrivesProgress() throws {
        let fixture = LockFixture()
        let effectView = fixture.lock.previewEffectView
        try fixture.press(fixture.iconCell(0).icon, force: 0.5)
        // The snapshot is exactly at the position of the icon.
        #expect(fixture.lock.previewView?.frame == CGRect(x: 24, y: 291, width: 65, height: 65))
        for force in [0.5, 0.3, 0.8, 0.6] {
            fixture.changeForce(to: CGFloat(force))
            fixture.advance(0.05)
            #expect(abs(fixture.scale(effectView) - (1 + 0.5 * force)) < 1e-4, "scale at \(force)")
            #expect(abs(fixture.angle(effectView) - Self.tilt * max(force - 0.5, 0) / 0.5) < 1e-4, "tilt at \(force)")
            #expect(abs(fixture.blurProgress - force) < 1e-4, "blur at \(force)")
        }
        fixture.changeForce(to: 0.001)
        fixture.advance(0.05)
        #expect(abs(fixture.blurProgress - 0.01) < 1e-4 && fixture.lock.previewView != nil)
    }

    @Test func menuStartsFromFullSizeAndTilt() throws {
        let fixture = LockFixture()
        try fixture.press(fixture.iconCell(0).icon, force: 0.5)
        fixture.changeForce(to: 1)
        let effectView = fixture.lock.previewEffectView
        #expect(
            abs(fixture.scale(effectView) - 1.5) < 1e-6 && abs(fixture.angle(effectView) - Self.tilt) < 1e-6 && fixture.blurProgress == 1)
        fixture.touchUp()
        fixture.advance(0.3)
        #expect(effectView.frame.distance(to: CGRect(x: 14.4, y: 216, width: 185, height: 60)) < 1e-3)
        #expect(
            abs(fixture.presentedValue(effectView, "bounds.size.width") - 185) < 0.2 && fixture.alpha(effectView.contentView) == 1
                && fixture.angle(effectView) == 0)
        #expect(fixture.lock.blurView.effect == UIBlurEffect(style: .dark) && fixture.lock.blurView.isUserInteractionEnabled)
    }

    /// The spring of the opening menu: 0.3 s with a damping ratio of 0.7. It starts from the state at full force.
    @Test func menuOpensWithSpring() throws {
        let fixture = LockFixture()
        let (effectView, spring) = (fixture.lock.previewEffectView, Spring(damping: 0.7, duration: 0.3))
        try fixture.press(fixture.iconCell(0).icon, force: 0.5)
        fixture.changeForce(to: 1)
        fixture.stage.makeCurrent()
        let begin = fixture.stage.time
        fixture.touchUp()
        for step in 1..<12 {
            fixture.advance(0.025)
            let progress = spring(fixture.stage.time - begin)
            #expect(abs(fixture.presentedValue(effectView, "bounds.size.width") - (65 + 120 * progress)) < 1e-3, "step \(step)")
            #expect(abs(fixture.presentedValue(effectView, "bounds.size.height") - (65 - 5 * progress)) < 1e-3, "step \(step)")
            #expect(abs(fixture.presentedValue(effectView, "position.x") - (56.5 + (106.9 - 56.5) * progress)) < 1e-3, "step \(step)")
            #expect(abs(fixture.presentedValue(effectView, "position.y") - (323.5 + (246 - 323.5) * progress)) < 1e-3, "step \(step)")
            #expect(
                abs(fixture.scale(effectView) - (1.5 - 0.5 * progress)) < 1e-3
                    && abs(fixture.angle(effectView) - Self.tilt * (1 - progress)) < 1e-3, "step \(step)")
            #expect(abs(fixture.alpha(effectView.contentView) - progress) < 1e-3, "step \(step)")
        }
    }

    /// The spring of the closing menu: 0.5 s with a damping ratio of 0.7. It ends at the icon.
    @Test func menuClosesWithSpring() throws {
        let fixture = LockFixture()
        let (effectView, spring) = (fixture.lock.previewEffectView, Spring(damping: 0.7, duration: 0.5))
        try fixture.press(fixture.iconCell(0).icon, force: 0.5)
        fixture.changeForce(to: 1)
        fixture.touchUp()
        fixture.advance(0.5)
        fixture.stage.makeCurrent()
        fixture.lock.dismissMenu()
        for step in 1..<20 {
            fixture.advance(0.025)
            let progress = spring(0.025 * Double(step))
            #expect(abs(fixture.presentedValue(effectView, "bounds.size.width") - (185 - 120 * progress)) < 1e-3, "step \(step)")
            #expect(abs(fixture.presentedValue(effectView, "position.y") - (246 + (323.5 - 246) * progress)) < 1e-3, "step \(step)")
            #expect(
                abs(fixture.alpha(effectView.contentView) - (1 - progress)) < 1e-3 && abs(fixture.blurProgress - (1 - progress)) < 1e-3,
                "step \(step)")
        }
        fixture.advance(0.03)
        #expect(fixture.isInInitialState)
    }

    @Test func effectViewMatchesTutorial() throws {
        let fixture = LockFixture()
        let effectView = fixture.lock.previewEffectView
        let label = try #require(effectView.contentView.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "Customize Actions..." && label.font == .systemFont(ofSize: 16) && label.center == CGPoint(x: 90, y: 30))
        #expect(effectView.effect == UIBlurEffect(style: .extraLight) && effectView.layer.cornerRadius == 16 && effectView.clipsToBounds)
    }

    @Test(arguments: [(0, 14.4, 216), (1, 66.8, 216), (2, 119.2, 216), (3, 171.6, 216), (4, 14.4, 316), (7, 171.6, 316)])
    func menusAreShiftedTowardsCenter(_ index: Int, _ x: Double, _ y: Double) throws {
        let fixture = LockFixture()
        if index > 3 {
            try fixture.tapShowMore()
            fixture.advance(1.5)
        }
        try fixture.press(fixture.iconCell(index).icon, force: 0.5)
        fixture.changeForce(to: 1)
        fixture.touchUp()
        fixture.advance(0.4)
        #expect(fixture.lock.previewEffectView.frame.distance(to: CGRect(x: x, y: y, width: 185, height: 60)) < 0.02)
    }

    /// After a cancelled press the screen is in its initial state, and the same icon can be pressed again.
    @Test func cancelledPressIsReversed() throws {
        let fixture = LockFixture()
        let before = fixture.image
        for _ in 0..<2 {
            try fixture.press(fixture.iconCell(1).icon, force: 0.6)
            fixture.advance(0.1)
            #expect(abs(fixture.blurProgress - 0.6) < 1e-4 && fixture.lock.previewView != nil)
            fixture.touchUp()
            fixture.advance(0.1)
            #expect(fixture.blurProgress < 0.6 && fixture.blurProgress > 0)
            fixture.advance(0.5)
            #expect(fixture.isInInitialState)
            #expect(fixture.matches(before))
        }
    }

    @Test func newPressReplacesCancelledOne() throws {
        let fixture = LockFixture()
        try fixture.press(fixture.iconCell(1).icon, force: 0.9)
        fixture.touchUp()
        fixture.advance(0.05)
        try fixture.press(fixture.iconCell(2).icon, force: 0.4)
        fixture.advance(1)
        #expect(abs(fixture.blurProgress - 0.4) < 1e-4 && fixture.lock.previewEffectView.superview != nil)
        #expect(abs(Double(fixture.lock.previewView?.frame.minX ?? 0) - 198.667) < 0.01)
        fixture.touchUp()
        fixture.advance(0.6)
        #expect(fixture.isInInitialState)
    }

    /// However many menus have been opened before, one tap closes the menu, and a second tap has no effect.
    @Test func tapOnBlurClosesMenu() throws {
        let fixture = LockFixture()
        let before = fixture.image
        for index in [0, 3, 0] {
            try fixture.press(fixture.iconCell(index).icon, force: 0.5)
            fixture.changeForce(to: 1)
            fixture.touchUp()
            fixture.advance(0.5)
            #expect(fixture.lock.blurView.gestureRecognizers?.count == 1)
            fixture.tap(CGPoint(x: 180, y: 560))
            fixture.advance(0.05)
            // A second tap while the menu closes has no effect.
            let (width, blur) = (fixture.presentedValue(fixture.lock.previewEffectView, "bounds.size.width"), fixture.blurProgress)
            #expect(width > 64 && width < 185 && blur < 1)
            fixture.tap(CGPoint(x: 200, y: 500))
            #expect(fixture.lock.previewEffectView.superview != nil)
            fixture.advance(0.4)
            #expect(fixture.isInInitialState)
        }
        #expect(fixture.matches(before))
    }

    /// A press between icons or outside the widget has no effect.
    @Test func onlyIconsCanBePressed() throws {
        let fixture = LockFixture()
        let icon = try fixture.frame(fixture.iconCell(0).icon)
        for point in [CGPoint(x: icon.minX + 76, y: icon.midY), CGPoint(x: icon.midX, y: icon.minY - 6), CGPoint(x: 187, y: 120)] {
            fixture.touchDown(point, force: 0.01)
            fixture.stage.touchMove(to: point, force: 1)
            fixture.advance(0.2)
            fixture.touchUp()
            fixture.advance(0.1)
            #expect(fixture.isInInitialState)
        }
    }

    /// A mouse press starts the preview after 0.2 s, and reaches full force 0.8 s later. A shorter press is a tap.
    @Test func heldMouseButtonOpensMenu() throws {
        let fixture = LockFixture()
        try fixture.touchDown(fixture.center(fixture.iconCell(0).icon))
        fixture.advance(0.6)
        #expect(abs(fixture.blurProgress - 0.5) < 0.02)
        fixture.touchUp()
        fixture.advance(0.6)
        #expect(try fixture.isInInitialState && fixture.angle(fixture.iconCell(0).icon) == 0)
        try fixture.touchDown(fixture.center(fixture.iconCell(0).icon))
        fixture.advance(1.3)
        fixture.touchUp()
        #expect(fixture.lock.blurView.isUserInteractionEnabled && fixture.lock.previewEffectView.frame.width == 185)
    }

    @Test func shortPressIsTap() throws {
        let fixture = LockFixture()
        try fixture.tap(fixture.center(fixture.iconCell(0).icon))
        fixture.advance(0.1)
        #expect(try fixture.angle(fixture.iconCell(0).icon) != 0 && fixture.lock.previewView == nil)
    }
}

extension CGRect {
    fileprivate func distance(to other: CGRect) -> CGFloat {
        max(abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height))
    }
}
