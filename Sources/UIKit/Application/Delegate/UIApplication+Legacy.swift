import Foundation

/// The legacy name of `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The legacy name of `UIApplication.OpenURLOptionsKey`.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The legacy name of `UIApplication.State`.
public typealias UIApplicationState = UIApplication.State
/// The legacy name of `UIBackgroundTaskIdentifier.invalid`.
nonisolated public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
/// The legacy name of `UIApplication.openSettingsURLString`.
nonisolated public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString

extension NSNotification.Name {
    /// The legacy name of `UIApplication.didFinishLaunchingNotification`.
    public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
    /// The legacy name of `UIApplication.didBecomeActiveNotification`.
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    /// The legacy name of `UIApplication.willResignActiveNotification`.
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    /// The legacy name of `UIApplication.didEnterBackgroundNotification`.
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    /// The legacy name of `UIApplication.willEnterForegroundNotification`.
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    /// The legacy name of `UIApplication.willTerminateNotification`.
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    /// The legacy name of `UIApplication.didReceiveMemoryWarningNotification`.
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    /// The legacy name of `UIApplication.willChangeStatusBarOrientationNotification`.
    public static let UIApplicationWillChangeStatusBarOrientation = UIApplication.willChangeStatusBarOrientationNotification
    /// The legacy name of `UIApplication.didChangeStatusBarOrientationNotification`.
    public static let UIApplicationDidChangeStatusBarOrientation = UIApplication.didChangeStatusBarOrientationNotification
    /// The legacy name of `UIApplication.willChangeStatusBarFrameNotification`.
    public static let UIApplicationWillChangeStatusBarFrame = UIApplication.willChangeStatusBarFrameNotification
    /// The legacy name of `UIApplication.didChangeStatusBarFrameNotification`.
    public static let UIApplicationDidChangeStatusBarFrame = UIApplication.didChangeStatusBarFrameNotification
    /// The legacy name of `UIDevice.orientationDidChangeNotification`.
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    /// The legacy name of `UIWindow.didBecomeKeyNotification`.
    public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
    /// The legacy name of `UIWindow.didResignKeyNotification`.
    public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification
    /// The legacy name of `UIWindow.didBecomeVisibleNotification`.
    public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
    /// The legacy name of `UIWindow.didBecomeHiddenNotification`.
    public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
}

/// The legacy name of `UIWindow.Level`.
public typealias UIWindowLevel = UIWindow.Level
/// The legacy name of `UIWindow.Level.normal`.
nonisolated public let UIWindowLevelNormal = UIWindow.Level.normal
/// The legacy name of `UIWindow.Level.statusBar`.
nonisolated public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// The legacy name of `UIWindow.Level.alert`.
nonisolated public let UIWindowLevelAlert = UIWindow.Level.alert
