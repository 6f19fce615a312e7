import Foundation

/// An object that is notified when the application is launched and when its state changes. All methods have a default implementation.
///
/// The order of the calls is: `willFinishLaunchingWithOptions`, `didFinishLaunchingWithOptions`, `applicationDidBecomeActive`; later
/// `applicationWillResignActive`, `applicationDidEnterBackground`, `applicationWillEnterForeground`, `applicationDidBecomeActive`; at the
/// end `applicationWillTerminate`. Each call except the first is followed by its notification. If the application has a scene delegate, the
/// scene delegate gets the calls for the states instead of this delegate.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The window of the application.
    var window: UIWindow? { get set }

    /// Called when the application is launched, before its interface is shown. The result is ignored.
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    /// Called when the application is launched. Applications usually create the window here. The result is ignored.
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    /// Called when the application is launched, if `application(_:didFinishLaunchingWithOptions:)` is not implemented.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called after the application has become active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the application stops being active.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called after the application has entered the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the application leaves the background.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the application ends.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Opens a URL. Returns whether the delegate has handled it.
    ///
    /// Differs from Apple: a stage never calls it, because no other program opens URLs in the application.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

    /// Returns the orientations to which a window may rotate. The front controller of the window restricts them further.
    ///
    /// The default is the orientations of the Info.plist, or all orientations if the Info.plist lists none.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    /// Called before the interface rotates.
    func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval)
    /// Called after the orientation of the interface has changed.
    func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)

    /// Returns the configuration of a new scene. The default is the configuration of the session.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called after scenes were discarded. A stage has one scene, which is not discarded.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

@MainActor extension UIApplicationDelegate {
    /// Nil. Setting it has no effect: a delegate that has a window declares the property itself.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Returns true.
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Calls `applicationDidFinishLaunching(_:)` and returns true.
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Returns false.
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }
    /// Returns the orientations of the Info.plist, or all orientations if the Info.plist lists none.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { application.info.orientationMask }
    /// Does nothing.
    public func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) {}
    /// Does nothing.
    public func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) {}
    /// Returns the configuration of the session.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
