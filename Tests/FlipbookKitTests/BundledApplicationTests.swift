import Testing
import UIKit

@testable import FlipbookKit

@MainActor @Suite struct BundledApplicationTests {
    @MainActor private final class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

    private let app = BundledApplication(makeDelegate: { Delegate() })

    /// The program of an application has one scene, so no command needs its name.
    @Test(arguments: ["run", "record", "snapshot", "trace", "accessibility", "timeline", "filmstrip", "profile"])
    func nameOfTheSceneCanBeLeftOut(command: String) {
        let name = app.scene.name
        #expect(app.programArguments([command, "-o", "a.png"]) == [command, name, "-o", "a.png"])
        #expect(app.programArguments([command, name, "--slow"]) == [command, name, "--slow"])
    }

    @Test func argumentsOfOtherCommandsAreUnchanged() {
        let name = app.scene.name
        #expect(app.programArguments(["smoke", "--json"]) == ["smoke", "--json"])
        #expect(app.programArguments(["replay", "a.script"]) == ["replay", "a.script", "--scene", name])
        #expect(app.programArguments(["--fullscreen"]) == ["run", name, "--fullscreen"])
    }
}
