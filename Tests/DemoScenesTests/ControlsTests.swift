import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import DemoScenes

/// The controls that change the picture of the coast.
@MainActor @Suite struct ControlsTests {
    private let fixture: SceneFixture
    private let controller: ControlsViewController

    init() throws {
        fixture = try SceneFixture("controls", framesPerSecond: 60)
        controller = try #require(fixture.stage.window.rootViewController as? ControlsViewController)
        fixture.advance(to: 0.2)
    }

    private func setBoatCount(_ count: Double) {
        fixture.stage.perform {
            controller.boatStepper.value = count
            controller.boatsChanged()
        }
    }

    /// The boats in the picture, also those that are fading out.
    private var boats: [BoatView] { controller.coast.subviews.flatMap { view in view.subviews.compactMap { $0 as? BoatView } } }

    /// The bottom inset of the scroll view is the height of the keyboard, also on a phone with a home indicator, which the keyboard covers.
    @Test func controlsEndAtTheKeyboard() throws {
        let device = try #require(Device.model(named: "iPhone 16 Pro"))
        let stage = try #require(Scene.demo(named: "controls")).with(device).makeStage()
        stage.advance(by: 0.5)
        let controller = try #require(stage.window.rootViewController as? ControlsViewController)
        #expect(controller.view.safeAreaInsets.bottom > 20)
        stage.tap(controller.placeField)
        stage.advance(by: 1)
        #expect(controller.placeField.isEditing && controller.scrollView.adjustedContentInset.bottom == 216)
    }

    /// The dots of the seasons move with the swipe, in both directions of the layout.
    @Test(arguments: [false, true]) func swipeToTheLeftShowsTheDotAtTheRight(isRightToLeft: Bool) {
        if isRightToLeft { fixture.stage.userInterfaceLayoutDirection = .rightToLeft }
        fixture.stage.advance(by: 0.5)
        let season = controller.seasonControl.currentPage
        #expect(season == 1)
        fixture.stage.drag(from: CGPoint(x: 250, y: 120), to: CGPoint(x: 80, y: 120), duration: 0.15)
        fixture.stage.advance(by: 1)
        #expect(controller.seasonControl.currentPage == (isRightToLeft ? season - 1 : season + 1))
    }

    /// The views of removed boats do not accumulate, also if the number changes again during the animation.
    @Test func removedBoatsLeaveThePicture() {
        setBoatCount(5)
        fixture.stage.advance(by: 2)
        #expect(boats.count == 5)
        setBoatCount(3)
        fixture.stage.advance(frames: 6)
        #expect(boats.count == 5, "two boats are fading out")
        setBoatCount(2)
        fixture.stage.advance(frames: 6)
        setBoatCount(4)
        #expect(boats.count == 7)
        fixture.stage.advance(by: 2)
        #expect(boats.count == 4 && boats.allSatisfy { $0.alpha == 1 })
    }
}
