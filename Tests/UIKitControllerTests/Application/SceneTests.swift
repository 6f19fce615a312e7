import Stage
import Testing
import UIKit

/// The log of all scene delegates. It is global, because UIKit can create a delegate from its class.
@MainActor private var sceneLog: [String] = []

private final class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private func note(_ text: String, _ scene: UIScene) { sceneLog.append("\(text) \(scene.activationState)") }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        note("connect", scene)
        guard window == nil, let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        self.window = window
        window.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) { note("disconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("resign", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
}

@MainActor @Suite struct SceneTests {
    let stage = Stage(size: CGSize(width: 312, height: 571), scale: 2, framesPerSecond: 60)

    @Test func sceneDelegateGetsTheStatesInsteadOfTheApplicationDelegate() {
        let delegate = LoggingAppDelegate()
        let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
        configuration.delegateClass = LoggingSceneDelegate.self
        delegate.sceneConfiguration = configuration
        sceneLog = []
        stage.launch(delegate)
        #expect(sceneLog == ["connect background", "foreground background", "active foregroundActive"])
        let scene = stage.window.windowScene
        #expect((scene?.delegate as? LoggingSceneDelegate)?.window === stage.window)
        #expect(scene?.session.configuration === configuration && scene?.session.scene === scene)
        sceneLog = []
        stage.setApplicationInBackground(true)
        stage.setApplicationInBackground(false)
        stage.terminateApplication()
        let leave = ["resign foregroundActive", "background background"]
        #expect(sceneLog == leave + ["foreground background", "active foregroundActive"] + leave + ["disconnect unattached"])
        #expect(delegate.log == ["willFinish inactive", "didFinish inactive", "willTerminate background"])
    }

    @Test func sceneDelegateOfALaunchGetsTheWindowOfTheMainInterface() {
        let (delegate, sceneDelegate) = (LoggingAppDelegate(), LoggingSceneDelegate())
        let root = UIViewController()
        stage.launch(delegate, sceneDelegate: { sceneDelegate }, rootViewController: { root })
        #expect(sceneDelegate.window?.rootViewController === root && sceneDelegate.window === stage.window)
        #expect(delegate.window == nil && stage.window.isKeyWindow)
    }

    @Test func everyWindowHasTheSceneOfItsStage() {
        let other = Stage(size: CGSize(width: 200, height: 300), scale: 1, framesPerSecond: 30)
        let scene = stage.perform { UIApplication.shared.connectedScenes.first as? UIWindowScene }
        #expect(scene != nil && stage.window.windowScene === scene && other.window.windowScene !== scene)
        #expect(scene?.windows == [stage.window] && scene?.keyWindow === stage.window)
        #expect(scene?.screen === stage.window.screen && scene?.activationState == .foregroundActive)
        let window = stage.perform { UIWindow(frame: CGRect(x: 5, y: 6, width: 70, height: 80)) }
        window.isHidden = false
        #expect(scene?.windows == [stage.window, window])
        window.windowScene = nil
        #expect(scene?.windows == [stage.window])
        window.windowScene = scene
        #expect(scene?.windows == [stage.window, window])
        #expect(window.next === scene && scene?.next === stage.perform { UIApplication.shared })
    }
}
