import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import DemoScenes

/// The same two fields, moved by their centers and by constraints.
@MainActor @Suite struct LoginTests {
    private func makeFixture(byConstraints: Bool) throws -> (fixture: SceneFixture, begin: Double) {
        let fixture = try SceneFixture("login")
        guard byConstraints else { return (fixture, 0) }
        fixture.stage.makeCurrent()
        let versions = try #require(try fixture.view("versions") as? UISegmentedControl)
        versions.selectedSegmentIndex = 1
        versions.sendActions(for: .valueChanged)
        _ = fixture.stage.render()
        return (fixture, fixture.stage.time)
    }

    @Test func fieldsStartTransparentAtTop() throws {
        let fixture = try SceneFixture("login")
        #expect(fixture.frame("username").width == 275 && fixture.frame("password").height == 40)
        #expect(near(fixture.value("username", "position.x"), 187.5) && near(fixture.value("password", "position.x"), 187.5))
        #expect(near(fixture.value("username", "position.y"), 80) && near(fixture.value("password", "position.y"), 132))
        for name in ["username", "password"] {
            #expect(near(fixture.value(name, "opacity"), 0))
            let field = try #require(try fixture.view(name) as? UITextField)
            #expect(field.placeholder?.lowercased() == name && field.borderStyle == .roundedRect)
        }
    }

    /// Each field takes half a second; the username starts 0.1 s later. Both versions look the same.
    @Test(arguments: [false, true]) func fieldsSlideAndFadeIn(_ byConstraints: Bool) throws {
        let (fixture, begin) = try makeFixture(byConstraints: byConstraints)
        for step in 1...24 {
            let time = 0.025 * Double(step)
            fixture.advance(to: begin + time)
            let (first, second) = (easeInOut(min(time / 0.5, 1)), easeInOut(min(max(time - 0.1, 0) / 0.5, 1)))
            #expect(near(fixture.value("password", "position.y"), 132 + 200 * first), "password at \(time)")
            #expect(near(fixture.value("username", "position.y"), 80 + 200 * second), "username at \(time)")
            for name in ["username", "password"] { #expect(near(fixture.value(name, "opacity"), first), "\(name) at \(time)") }
        }
        #expect(fixture.isAtRest)
    }

    /// The keyboard causes a layout pass, which resets the changed centers. The alpha does not change.
    @Test func fieldsMovedByCenterJumpBack() throws {
        let fixture = try SceneFixture("login")
        fixture.advance(to: 1)
        fixture.stage.tap(at: CGPoint(x: 187, y: 280))
        fixture.advance(to: 1.2)
        #expect(fixture.value("username", "position.y") < 270 && near(fixture.value("username", "opacity"), 1))
        fixture.advance(to: 2)
        #expect(near(fixture.value("username", "position.y"), 80) && near(fixture.value("password", "position.y"), 132))
        #expect(near(fixture.value("username", "opacity"), 1) && near(fixture.value("password", "opacity"), 1))
        #expect((try fixture.view("username") as? UITextField)?.isFirstResponder == true)
        #expect(fixture.frame("versions").maxY < 440, "the switch is above the keyboard")
    }

    /// If the focus is moved by keys, no keyboard appears, but editing still causes a layout pass.
    @Test(arguments: [false, true]) func focusByKeysCausesLayoutPass(_ byConstraints: Bool) throws {
        let (fixture, begin) = try makeFixture(byConstraints: byConstraints)
        fixture.advance(to: begin + 1)
        fixture.stage.key("tab")
        #expect((try fixture.view("username") as? UITextField)?.isFirstResponder == true)
        fixture.advance(to: begin + 2)
        #expect(near(fixture.value("password", "position.y"), byConstraints ? 332 : 132))
    }

    @Test func fieldsMovedByConstraintsStay() throws {
        let (fixture, begin) = try makeFixture(byConstraints: true)
        fixture.advance(to: begin + 1)
        fixture.stage.tap(at: CGPoint(x: 187, y: 280))
        for frame in 1...160 {
            fixture.advance(to: begin + 1 + 0.005 * Double(frame))
            guard frame > 21 else { continue }
            #expect(
                near(fixture.value("username", "position.y"), 280) && near(fixture.value("password", "position.y"), 332), "frame \(frame)")
        }
        #expect((try fixture.view("username") as? UITextField)?.isFirstResponder == true)
        fixture.stage.key("return")
        #expect((try fixture.view("password") as? UITextField)?.isFirstResponder == true)
        fixture.stage.key("return")
        fixture.advance(to: begin + 3)
        #expect(fixture.isAtRest && near(fixture.value("password", "position.y"), 332))
    }

    /// The scene supports only portrait, because in landscape there is not enough space.
    @Test func sceneStaysInPortrait() throws {
        let fixture = try SceneFixture("login")
        fixture.advance(to: 1)
        fixture.stage.rotate(to: .landscapeLeft)
        fixture.advance(to: 2)
        #expect(fixture.stage.window.rootViewController?.view.bounds.size == CGSize(width: 375, height: 667))
        #expect(near(fixture.value("password", "position.y"), 332))
    }

    /// The distance between the switch and the keyboard is the same on a phone with a home indicator, which the keyboard covers.
    @Test(arguments: ["iPhone 8", "iPhone 16 Pro"]) func switchIsAboveTheKeyboard(_ model: String) throws {
        let device = try #require(Device.model(named: model))
        let stage = try #require(Scene.demo(named: "login")).with(device).makeStage()
        stage.advance(by: 1)
        let controller = try #require(stage.window.rootViewController as? LoginViewController)
        #expect((controller.view.safeAreaInsets.bottom > 20) == (model == "iPhone 16 Pro"))
        stage.tap(at: CGPoint(x: device.size.width / 2, y: 280))
        stage.advance(by: 1)
        let keyboardTop: CGFloat = device.size.height - 216
        #expect(controller.view.safeAreaLayoutGuide.layoutFrame.maxY == keyboardTop)
        #expect(controller.versionControl.frame.maxY == keyboardTop - 24)
        stage.tap(at: CGPoint(x: device.size.width / 2, y: 230))
        stage.advance(by: 1)
        #expect(controller.additionalSafeAreaInsets.bottom == 0)
    }

    // MARK: - Picture

    private func picture(_ fixture: SceneFixture) throws -> SeascapeView {
        let subviews = try #require(fixture.stage.window.rootViewController?.view.subviews)
        return try #require(subviews.lazy.compactMap { $0 as? SeascapeView }.first)
    }

    private func waveTops(_ fixture: SceneFixture) throws -> [Double] {
        try picture(fixture).subviews.compactMap { $0 as? WaveView }.map { Double($0.frame.minY + WaveView.crestHeight) }
    }

    /// The picture covers the whole screen: no tested pixel near the left edge is white.
    @Test func pictureFillsScreen() throws {
        let fixture = try SceneFixture("login", scale: 1)
        fixture.advance(to: 1)
        let image = fixture.stage.render()
        for y in stride(from: 20, to: 667, by: 9) {
            let pixel = image[4, y]
            #expect(!(pixel.red > 250 && pixel.green > 250 && pixel.blue > 250), "at \(y)")
        }
        #expect(try picture(fixture).frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }

    /// The waves rise with the keyboard, the near ones more than the far ones, and sink when it disappears.
    @Test func wavesRiseWithKeyboard() throws {
        let fixture = try SceneFixture("login")
        fixture.advance(to: 1)
        let before = try waveTops(fixture)
        #expect(before.count == 5 && before == before.sorted())
        fixture.stage.tap(at: CGPoint(x: 187, y: 280))
        fixture.advance(to: 2)
        let raised = try waveTops(fixture)
        let rises = zip(before, raised).map { $0 - $1 }
        #expect(rises[0] == 0 && rises == rises.sorted() && rises[4] > 100, "\(rises)")
        #expect(raised == raised.sorted() && raised[4] < 667 - 216, "a wave is visible above the keyboard")
        fixture.stage.tap(at: CGPoint(x: 187, y: 230))
        fixture.advance(to: 3)
        #expect(try waveTops(fixture) == before && fixture.isAtRest)
    }

    /// In the dark style, the picture is dark. The status bar then has white text, so the sky behind the text has to be dark too.
    @Test func pictureFollowsStyle() throws {
        let fixture = try SceneFixture("login", scale: 1)
        fixture.advance(to: 1)
        let day = fixture.stage.render()
        fixture.stage.userInterfaceStyle = .dark
        fixture.advance(to: 1.5)
        let night = fixture.stage.render()
        for y in [10, 130, 240, 400, 480, 640] {
            #expect(Int(night[8, y].green) + 60 < Int(day[8, y].green), "at \(y)")
        }
    }

    @Test func captionDisappearsAboveKeyboard() throws {
        let fixture = try SceneFixture("login")
        fixture.advance(to: 1)
        #expect(try fixture.view("caption").alpha == 1)
        fixture.stage.tap(at: CGPoint(x: 187, y: 280))
        fixture.advance(to: 2)
        #expect(try fixture.view("caption").alpha == 0)
    }
}
