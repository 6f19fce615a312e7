import Foundation

/// The values of an Info.plist that determine the launch of an application.
nonisolated package struct ApplicationInfo {
    /// The name of the storyboard that contains the first controller, or nil if the application has no main storyboard.
    package var mainStoryboard: String?
    /// The name of the storyboard or xib of the launch screen, or nil if there is no launch screen.
    package var launchScreen: String?
    /// The class of the scene's delegate, or nil if the application has no scene delegate.
    package var sceneDelegateClass: String?
    /// The orientations that the application supports, in the order of their preference, or nil if they are not stated.
    package var orientations: [UIInterfaceOrientation]?
    /// Whether the status bar is hidden at the launch.
    package var isStatusBarHidden = false
    /// The style of the status bar at the launch.
    package var statusBarStyle = UIStatusBarStyle.default
    /// The style of all windows, or nil for the style of the device.
    package var userInterfaceStyle: UIUserInterfaceStyle?
    /// Whether the controllers determine the status bar. If false, the application determines it.
    package var usesControllerBasedStatusBar = true

    /// Reads the values of an Info.plist. For a tablet, the keys that end in `~ipad` are preferred.
    package init(_ dictionary: [String: Any], isPad: Bool = false) {
        func value<Value>(_ key: String) -> Value? { (isPad ? dictionary[key + "~ipad"] as? Value : nil) ?? dictionary[key] as? Value }
        mainStoryboard = value("UIMainStoryboardFile")
        launchScreen = value("UILaunchStoryboardName")
        let names: [String]? = value("UISupportedInterfaceOrientations")
        orientations = names.map { $0.compactMap(Self.orientation) }
        isStatusBarHidden = value("UIStatusBarHidden") ?? false
        usesControllerBasedStatusBar = value("UIViewControllerBasedStatusBarAppearance") ?? true
        if let style: String = value("UIStatusBarStyle"), style != "UIStatusBarStyleDefault" {
            statusBarStyle = style == "UIStatusBarStyleDarkContent" ? .darkContent : .lightContent
        }
        switch value("UIUserInterfaceStyle") as String? {
        case "Light": userInterfaceStyle = .light
        case "Dark": userInterfaceStyle = .dark
        default: break
        }
        readScene(value("UIApplicationSceneManifest") ?? [:])
    }

    private mutating func readScene(_ manifest: [String: Any]) {
        let configurations = manifest["UISceneConfigurations"] as? [String: Any]
        let scenes = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        guard let scene = scenes?.first else { return }
        sceneDelegateClass = scene["UISceneDelegateClassName"] as? String
        mainStoryboard = scene["UISceneStoryboardFile"] as? String ?? mainStoryboard
    }

    private static func orientation(_ name: String) -> UIInterfaceOrientation? {
        switch name {
        case "UIInterfaceOrientationPortrait": .portrait
        case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
        case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
        case "UIInterfaceOrientationLandscapeRight": .landscapeRight
        default: nil
        }
    }

    /// The orientations that the application supports.
    var orientationMask: UIInterfaceOrientationMask {
        guard let orientations, !orientations.isEmpty else { return .all }
        return orientations.reduce(into: []) { $0.insert(UIInterfaceOrientationMask(rawValue: 1 << UInt($1.rawValue))) }
    }

    /// The orientation in which the application is launched.
    package var initialOrientation: UIInterfaceOrientation {
        let orientations = orientations ?? []
        return orientations.contains(.portrait) ? .portrait : orientations.first ?? .portrait
    }
}
