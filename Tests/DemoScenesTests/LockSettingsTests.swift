import Stage
import Testing
import UIKit

@testable import DemoScenes

/// The settings: presented by a button and by a pull, interrupted, cancelled, and resumed.
@MainActor @Suite struct LockSettingsTests {
    private func panelTranslation(_ fixture: LockFixture) -> Double {
        fixture.settings.map { fixture.presentedValue($0.view, "transform.translation.y") } ?? .nan
    }

    /// Returns a lock screen whose presentation of the settings was interrupted half-way and is being cancelled.
    private func makeCancelledFixture() throws -> LockFixture {
        let fixture = LockFixture()
        try fixture.tapEdit()
        fixture.advance(0.5)
        fixture.touchDown(CGPoint(x: 200, y: 400))
        fixture.moveFinger(by: -50)
        fixture.touchUp()
        fixture.advance(0.1)
        return fixture
    }

    @Test func editButtonPresentsSettings() throws {
        let fixture = LockFixture()
        fixture.stage.makeCurrent()
        fixture.lock.presentSettings(interactively: false)
        let view = try #require(fixture.settings?.view)
        // The lock screen is visible behind the settings.
        #expect(view.backgroundColor == .clear)
        for step in 1...30 {
            let time = 0.025 * Double(step)
            fixture.advance(0.025)
            let blurProgress = easeOut(time / 0.75)
            let moveProgress = time < 0.1125 ? 0 : easeOut((time - 0.1125) / 0.6375)
            let fadeProgress = time < 0.375 ? 0 : easeOut((time - 0.375) / 0.375)
            #expect(abs(fixture.scale(view) - (1.33 - 0.33 * moveProgress)) < 1e-4, "scale at \(time)")
            #expect(abs(panelTranslation(fixture) - (200 - 100 * moveProgress)) < 1e-3, "position at \(time)")
            #expect(abs(fixture.alpha(view) - fadeProgress) < 1e-4, "alpha at \(time)")
            #expect(
                abs(fixture.blurProgress - blurProgress) < 1e-4
                    && abs(fixture.scale(fixture.lock.tableView) - (1 - 0.25 * blurProgress)) < 1e-4, "blur at \(time)")
        }
        fixture.advance(0.05)
        #expect(fixture.settings?.tableView.isUserInteractionEnabled == true && fixture.transition.animator == nil)
        let panel = fixture.settings.map { fixture.frame($0.tableView) }
        #expect(panel == CGRect(x: 10, y: 100, width: 355, height: 158))
        #expect(fixture.alpha(fixture.lock.tableView) == 0.33 || abs(fixture.alpha(fixture.lock.tableView) - 0.33) < 1e-6)
    }

    @Test func panelMatchesTutorial() throws {
        let fixture = LockFixture()
        try fixture.tapEdit()
        fixture.advance(1)
        let panel = try #require(fixture.settings?.tableView)
        let cells = (0..<4).compactMap { panel.cellForRow(at: IndexPath(row: $0, section: 0)) }
        #expect(cells.map { $0.textLabel?.text } == ["Add Weather", "Add Stocks", "Add raywenderlich.com", "Cancel"])
        for (row, cell) in cells.enumerated() {
            #expect(cell.frame == CGRect(x: 0, y: 40 * row, width: 355, height: 40))
            #expect(cell.textLabel?.font == .systemFont(ofSize: 17) && cell.textLabel?.textColor == UIColor(white: 1, alpha: 0.9))
            #expect(cell.textLabel.map { $0.convert($0.bounds, to: panel).minX } == 15)
        }
        #expect(panel.layer.cornerRadius == 14 && !panel.isScrollEnabled && panel.separatorInset.left == 15)
        #expect(panel.backgroundColor == UIColor(white: 1, alpha: 0.302))
        // Keys focus the rows, and the table does not scroll visibly.
        for _ in 0..<4 {
            fixture.stage.key("tab")
            fixture.advance(0.4)
            #expect((0...2).contains(panel.contentOffset.y), "the rows are two points taller than the panel")
        }
    }

    /// The panel dissolves first, then the blur is removed.
    @Test func choosingRowRestoresScreen() throws {
        let fixture = LockFixture()
        let before = fixture.image
        for row in [3, 0] {
            try fixture.tapEdit()
            fixture.advance(1)
            fixture.tap(CGPoint(x: 100, y: 120 + 40 * row - (row == 3 ? 10 : 0)))
            fixture.advance(0.2)
            #expect(fixture.blurProgress == 1)
            fixture.advance(1)
            #expect(fixture.isInInitialState)
            #expect(fixture.matches(before))
        }
    }

    @Test func touchPausesPresentation() throws {
        let fixture = LockFixture()
        try fixture.tapEdit()
        fixture.advance(0.4)
        fixture.touchDown(CGPoint(x: 200, y: 400))
        let (translation, blur) = (panelTranslation(fixture), fixture.blurProgress)
        fixture.advance(0.5)
        #expect(panelTranslation(fixture) == translation && fixture.blurProgress == blur && blur > 0.5 && blur < 1)
        // A drag of less than 40 points has no effect.
        for distance in [39, -78, 39] {
            fixture.moveFinger(by: CGFloat(distance))
            fixture.advance(0.1)
            #expect(panelTranslation(fixture) == translation)
        }
        fixture.touchUp()
        fixture.advance(1)
        #expect(fixture.settings != nil && fixture.blurProgress == 1 && panelTranslation(fixture) == 100)
    }

    @Test func dragUpCancelsAndDragDownFinishes() throws {
        let fixture = LockFixture()
        let before = fixture.image
        try fixture.tapEdit()
        fixture.advance(0.4)
        fixture.touchDown(CGPoint(x: 200, y: 400))
        fixture.moveFinger(by: -41)
        fixture.advance(0.1)
        #expect(fixture.blurProgress < 0.9 && fixture.settings != nil)
        fixture.touchUp()
        fixture.advance(1)
        #expect(fixture.isInInitialState)
        #expect(fixture.matches(before))

        // The button still works after a cancelled presentation.
        try fixture.tapEdit()
        fixture.advance(0.3)
        fixture.touchDown(CGPoint(x: 20, y: 90))
        fixture.advance(0.2)
        fixture.moveFinger(by: 41)
        fixture.touchUp()
        fixture.advance(1)
        #expect(fixture.settings != nil && fixture.blurProgress == 1 && fixture.transition.animator == nil)
        #expect(fixture.settings?.tableView.isUserInteractionEnabled == true)
    }

    @Test func repeatedInterruptionsWork() throws {
        let fixture = try makeCancelledFixture()
        // The cancellation is interrupted, and the presentation is resumed.
        fixture.touchDown(CGPoint(x: 200, y: 300))
        let blur = fixture.blurProgress
        fixture.advance(0.3)
        #expect(fixture.blurProgress == blur && blur < 1 && blur > 0)
        fixture.moveFinger(by: 60)
        fixture.touchUp()
        fixture.advance(0.1)
        #expect(fixture.blurProgress > blur)
        // The third interruption cancels the presentation.
        fixture.touchDown(CGPoint(x: 200, y: 300))
        fixture.moveFinger(by: -60)
        fixture.touchUp()
        fixture.advance(1.2)
        #expect(fixture.isInInitialState)
        try fixture.tapEdit()
        fixture.advance(1)
        #expect(fixture.settings != nil && fixture.blurProgress == 1)
    }

    @Test func resumedPresentationKeepsBlur() throws {
        let fixture = try makeCancelledFixture()
        fixture.touchDown(CGPoint(x: 200, y: 300))
        fixture.moveFinger(by: 60)
        fixture.touchUp()
        fixture.advance(1)
        #expect(fixture.settings != nil && fixture.blurProgress == 1 && fixture.lock.blurView.effect == UIBlurEffect(style: .dark))
        #expect(fixture.settings?.tableView.isUserInteractionEnabled == true)
    }

    /// The progress is 0 up to an offset of 30 points, and 1 from 120 points on.
    @Test func pullDrivesProgress() throws {
        let fixture = LockFixture()
        fixture.pull(to: 29.9)
        #expect(fixture.settings == nil)
        fixture.pull(to: 30.1)
        #expect(fixture.settings != nil && fixture.blurProgress < 0.01)
        for offset in [52.5, 75, 100, 120, 140, 60] {
            fixture.pull(to: offset)
            fixture.advance(0.1)
            let progress = min((offset - 30) / 90, 1)
            let view = try #require(fixture.settings?.view)
            #expect(
                abs(fixture.blurProgress - progress) < 1e-4 && abs(fixture.scale(fixture.lock.tableView) - (1 - 0.25 * progress)) < 1e-4,
                "at \(offset)")
            #expect(abs(fixture.alpha(view) - max(progress - 0.5, 0) / 0.5) < 1e-4, "at \(offset)")
        }
    }

    @Test(arguments: [(75.9, true), (74.1, false)]) func releasePresentsSettingsFromHalfWayOn(_ offset: Double, _ isPresented: Bool) {
        let fixture = LockFixture()
        fixture.pull(to: 90)
        fixture.pull(to: offset)
        fixture.touchUp()
        fixture.advance(1.5)
        #expect((fixture.settings != nil) == isPresented && (fixture.blurProgress == 1) == isPresented)
        #expect(fixture.lock.tableView.contentOffset.y == 0)
    }

    /// After a pull down and up that is cancelled, the screen is in its initial state.
    @Test func cancelledPullRestoresScreen() {
        let fixture = LockFixture()
        let before = fixture.image
        for _ in 0..<2 {
            for offset in [60, 20, 110, 25, 40, 5, 50] { fixture.pull(to: Double(offset)) }
            fixture.touchUp()
            fixture.advance(1.5)
            #expect(fixture.isInInitialState)
            #expect(fixture.matches(before))
        }
    }

    /// The button and the pull both work, independent of earlier presentations and cancellations.
    @Test func buttonAndPullWorkAlternately() throws {
        let fixture = LockFixture()
        for _ in 0..<2 {
            try fixture.tapEdit()
            fixture.advance(1)
            #expect(fixture.settings != nil && fixture.blurProgress == 1)
            fixture.tap(CGPoint(x: 100, y: 240))
            fixture.advance(1.2)
            #expect(fixture.isInInitialState)

            fixture.pull(to: 60)
            fixture.touchUp()
            fixture.advance(1.5)
            #expect(fixture.isInInitialState)

            fixture.pull(to: 110)
            fixture.touchUp()
            fixture.advance(1.5)
            #expect(fixture.settings != nil && fixture.blurProgress == 1)
            fixture.tap(CGPoint(x: 100, y: 240))
            fixture.advance(1.2)
            #expect(fixture.isInInitialState)
        }
    }

    @Test func editDuringPullIsIgnored() {
        let fixture = LockFixture()
        fixture.pull(to: 70)
        let settings = fixture.settings
        fixture.stage.makeCurrent()
        #expect(!fixture.lock.presentSettings(interactively: false))
        #expect(fixture.settings === settings && fixture.transition.wantsInteractiveStart)
        // A second finger at the button's position hits the settings in front of it, and does not interrupt the first finger's pull.
        fixture.stage.touchDown(at: CGPoint(x: 187, y: 500), finger: 1)
        fixture.advance(0.1)
        fixture.stage.touchUp(finger: 1)
        fixture.pull(to: 100)
        #expect(abs(fixture.blurProgress - 70 / 90) < 1e-4)
        fixture.touchUp()
        fixture.advance(1.5)
        #expect(fixture.settings != nil && fixture.blurProgress == 1)
    }

    /// If Edit presents the settings while a finger is on the table, a pull neither presents them again nor changes their progress.
    @Test func pullDuringPresentationIsIgnored() {
        let fixture = LockFixture()
        fixture.pull(to: 20)
        fixture.stage.makeCurrent()
        #expect(fixture.lock.presentSettings(interactively: false))
        fixture.advance(0.2)
        fixture.pull(to: 60)
        #expect(!fixture.lock.isPresentingSettings && fixture.blurProgress > 0.3)
        fixture.touchUp()
        fixture.advance(1.5)
        #expect(fixture.settings != nil && fixture.blurProgress == 1)
    }
}
