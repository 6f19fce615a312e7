import Stage
import Testing
import UIKit

/// The same two fields, moved by hand and by constraints.
@MainActor @Suite struct LoginTests {
    private func show(byConstraints: Bool) throws -> (show: Show, begin: Double) {
        let show = try Show("login")
        guard byConstraints else { return (show, 0) }
        show.stage.makeCurrent()
        let versions = try #require(try show.view("versions") as? UISegmentedControl)
        versions.selectedSegmentIndex = 1
        versions.sendActions(for: .valueChanged)
        _ = show.stage.render()
        return (show, show.stage.time)
    }

    @Test func fieldsBeginUnseenAtTheTop() throws {
        let show = try Show("login")
        #expect(show.frame("username").width == 275 && show.frame("password").height == 40)
        #expect(near(show.value("username", "position.x"), 187.5) && near(show.value("password", "position.x"), 187.5))
        #expect(near(show.value("username", "position.y"), 80) && near(show.value("password", "position.y"), 132))
        for name in ["username", "password"] {
            #expect(near(show.value(name, "opacity"), 0))
            let field = try #require(try show.view(name) as? UITextField)
            #expect(field.placeholder?.lowercased() == name && field.borderStyle == .roundedRect)
        }
    }

    /// Half a second each; the username waits for a tenth. Both versions look alike.
    @Test(arguments: [false, true]) func theySlideAndFadeIn(_ byConstraints: Bool) throws {
        let (show, begin) = try show(byConstraints: byConstraints)
        for step in 1...24 {
            let time = 0.025 * Double(step)
            show.advance(to: begin + time)
            let (first, second) = (easeInOut(min(time / 0.5, 1)), easeInOut(min(max(time - 0.1, 0) / 0.5, 1)))
            #expect(near(show.value("password", "position.y"), 132 + 200 * first), "password at \(time)")
            #expect(near(show.value("username", "position.y"), 80 + 200 * second), "username at \(time)")
            for name in ["username", "password"] { #expect(near(show.value(name, "opacity"), first), "\(name) at \(time)") }
        }
        #expect(show.rests)
    }

    /// The keyboard means a layout pass, which knows nothing of what was moved by hand. Nothing fades.
    @Test func movedByHandTheyJumpBack() throws {
        let show = try Show("login")
        show.advance(to: 1)
        show.stage.tap(at: CGPoint(x: 187, y: 280))
        show.advance(to: 1.2)
        #expect(show.value("username", "position.y") < 270 && near(show.value("username", "opacity"), 1))
        show.advance(to: 2)
        #expect(near(show.value("username", "position.y"), 80) && near(show.value("password", "position.y"), 132))
        #expect(near(show.value("username", "opacity"), 1) && near(show.value("password", "opacity"), 1))
        #expect((try show.view("username") as? UITextField)?.isFirstResponder == true)
        #expect(show.frame("versions").maxY < 440, "the switch is above the keyboard")
    }

    /// Led there by keys, no keyboard comes, but typing still means a layout pass.
    @Test(arguments: [false, true]) func byKeysItIsTheSame(_ byConstraints: Bool) throws {
        let (show, begin) = try show(byConstraints: byConstraints)
        show.advance(to: begin + 1)
        show.stage.key("tab")
        #expect((try show.view("username") as? UITextField)?.isFirstResponder == true)
        show.advance(to: begin + 2)
        #expect(near(show.value("password", "position.y"), byConstraints ? 332 : 132))
    }

    @Test func movedByConstraintsTheyStay() throws {
        let (show, begin) = try show(byConstraints: true)
        show.advance(to: begin + 1)
        show.stage.tap(at: CGPoint(x: 187, y: 280))
        for frame in 1...160 {
            show.advance(to: begin + 1 + 0.005 * Double(frame))
            guard frame > 21 else { continue }
            #expect(near(show.value("username", "position.y"), 280) && near(show.value("password", "position.y"), 332), "frame \(frame)")
        }
        #expect((try show.view("username") as? UITextField)?.isFirstResponder == true)
        show.stage.key("return")
        #expect((try show.view("password") as? UITextField)?.isFirstResponder == true)
        show.stage.key("return")
        show.advance(to: begin + 3)
        #expect(show.rests && near(show.value("password", "position.y"), 332))
    }

    /// There is no room for it on a phone that lies.
    @Test func itStaysUpright() throws {
        let show = try Show("login")
        show.advance(to: 1)
        show.stage.rotate(to: .landscapeLeft)
        show.advance(to: 2)
        #expect(show.stage.window.rootViewController?.view.bounds.size == CGSize(width: 375, height: 667))
        #expect(near(show.value("password", "position.y"), 332))
    }
}
