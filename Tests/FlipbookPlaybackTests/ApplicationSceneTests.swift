import FlipbookPlayback
import Stage
import Testing
import UIKit

@MainActor @Suite struct ApplicationSceneTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let controller = UIViewController()
            controller.view.backgroundColor = .green
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = controller
            window?.makeKeyAndVisible()
            return true
        }
    }

    @Test func delegateCreatesTheWindowOfTheScene() {
        var delegates: [Delegate] = []
        let scene = Scene(
            "an-app", device: .phone(120, 90),
            application: {
                delegates.append(Delegate())
                return delegates[delegates.count - 1]
            })
        let stage = scene.makeStage(scale: 1)
        #expect(delegates.count == 1 && stage.window === delegates[0].window && stage.size == CGSize(width: 120, height: 90))
        stage.advance(frames: 1)
        #expect(stage.render()[60, 70].word == 0xFF00_FF00)
        #expect(scene.title == "An app" && scene.makeStage(scale: 1).window === delegates[1].window && delegates.count == 2)
    }
}
