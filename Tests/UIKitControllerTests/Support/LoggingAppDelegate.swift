import UIKit

/// A delegate that logs the calls of the life cycle, with the state of the application during the call.
final class LoggingAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []
    var launchedWith: [UIApplication.LaunchOptionsKey: Any]?
    var orientations = UIInterfaceOrientationMask.all
    var sceneConfiguration: UISceneConfiguration?
    /// Creates the window in `didFinishLaunching`. Without this function, the delegate creates no window.
    var makeWindow: (() -> UIWindow)?

    private func note(_ text: String, _ application: UIApplication) { log.append("\(text) \(application.applicationState)") }

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("willFinish", application)
        return true
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool {
        note("didFinish", application)
        launchedWith = launchOptions
        if let makeWindow { window = makeWindow() }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive", application) }
    func applicationWillResignActive(_ application: UIApplication) { note("willResignActive", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground", application) }
    func applicationWillEnterForeground(_ application: UIApplication) { note("willEnterForeground", application) }
    func applicationWillTerminate(_ application: UIApplication) { note("willTerminate", application) }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { note("memoryWarning", application) }

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { orientations }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { sceneConfiguration ?? connectingSceneSession.configuration }
}
