import Stage
import Testing
import UIKit

@testable import DemoScenes

@MainActor @Suite struct PlaygroundTransitionsTests {
    @Test(arguments: TransitionChoice.viewTransitions) func viewTransitionShowsTheOtherPicture(_ choice: TransitionChoice) throws {
        let fixture = try PlaygroundFixture(.transitions)
        let page: TransitionsPage = try fixture.page()
        #expect(fixture.find("Day") != nil && fixture.find("Night") == nil)
        try fixture.tap(choice.rawValue)
        #expect(page.choice == choice && fixture.find("Night") != nil)
        fixture.stage.advance(by: 0.3)
        _ = fixture.stage.render()
        #expect(fixture.stage.nextChange != nil)
        fixture.stage.advance(by: 1)
        #expect(fixture.find("Day") == nil)
        fixture.stage.tap(try fixture.view("Picture"))
        fixture.stage.advance(by: 2)
        #expect(fixture.find("Day") != nil && fixture.find("Night") == nil)
    }

    @Test(arguments: TransitionChoice.presentations) func presentationAppearsAndIsDismissed(_ choice: TransitionChoice) throws {
        let fixture = try PlaygroundFixture(.transitions)
        try fixture.tap(choice.rawValue)
        let presented = try #require(fixture.controller.presentedViewController)
        fixture.stage.advance(by: 0.2)
        _ = fixture.stage.render()
        fixture.stage.advance(by: 1)
        #expect(presented.view.transform == .identity && presented.view.alpha == 1 && presented.view.layer.mask == nil)
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        choice == .depth ? fixture.stage.key("escape") : try fixture.tap("Close")
        fixture.stage.advance(by: 1.5)
        #expect(fixture.controller.presentedViewController == nil && fixture.controller.view.window != nil)
        #expect(fixture.controller.view.alpha == 1 && fixture.controller.view.transform == .identity)
    }

    @Test func optionNamesAreThoseOfUIKit() {
        #expect(TransitionChoice.viewTransitions.map(\.optionName).first == ".transitionFlipFromLeft")
        #expect(Set(TransitionChoice.viewTransitions.compactMap { $0.options?.rawValue }).count == 7)
    }
}
