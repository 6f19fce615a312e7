import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// The application of the main bundle: its delegate, its Info.plist, and the device on which it is shown.
struct BundledApplication {
    private let makeDelegate: () -> UIApplicationDelegate
    private let info: ApplicationInfo
    let device: Device
    let title: String
    private let isForTests: Bool

    /// Creates the application of a delegate. For tests, it has no launch screen, and its frames do not perform the work of the main queue,
    /// because the test program does.
    init(makeDelegate: @escaping () -> UIApplicationDelegate, isForTests: Bool = false) {
        self.makeDelegate = makeDelegate
        self.isForTests = isForTests
        device = ProcessInfo.processInfo.environment["FLIPBOOK_DEVICE"].flatMap { Device.model(named: $0) } ?? .phone
        let dictionary = Bundle.main.infoDictionary ?? [:]
        info = ApplicationInfo(dictionary, isPad: device.isPad)
        let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { dictionary[$0] as? String }.filter { !$0.isEmpty }
        title = names.first ?? CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? "app"
    }

    /// The name of the scene, which consists of letters, digits and a few other characters.
    private var sceneName: String {
        let name = String(title.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
        return name.first.map { $0.isLetter || $0.isNumber } == true ? name : "app" + name
    }

    var scene: Scene {
        let (info, makeDelegate, isForTests) = (info, makeDelegate, isForTests)
        return Scene(sceneName, title: title, summary: "The application \(title)", device: device) { stage in
            stage.launch(makeDelegate(), Self.launch(info, isForTests: isForTests), info: info)
        }
    }

    /// Returns the arguments with the name of the scene, which can be left out because there is only one scene.
    func programArguments(_ arguments: [String]) -> [String] {
        guard let first = arguments.first, !first.hasPrefix("-") || ["-h", "--help", "--version"].contains(first) else {
            return ["run", sceneName] + arguments
        }
        if first == "replay", !arguments.contains("--scene") { return arguments + ["--scene", sceneName] }
        let takesScene = Command.forScenes.contains { $0.name == first && $0.operandName == "SCENE" && $0.operandCount == .one }
        return takesScene && !arguments.contains(sceneName) ? [first, sceneName] + arguments.dropFirst() : arguments
    }

    /// Returns the launch that the Info.plist describes.
    private static func launch(_ info: ApplicationInfo, isForTests: Bool) -> UIApplication.Launch {
        var launch = UIApplication.Launch()
        launch.performsMainQueueWork = !isForTests
        if let name = info.mainStoryboard {
            launch.makeRootViewController = { () -> UIViewController in
                let controller: UIViewController? = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
                return controller ?? UIViewController()
            }
        }
        if let name = info.sceneDelegateClass { launch.makeSceneDelegate = { UIApplication.makeSceneDelegate(named: name) } }
        if let name = info.launchScreen, !isForTests { launch.makeLaunchScreen = { launchScreen(named: name) } }
        return launch
    }

    /// Returns the controller of the launch screen: the initial controller of a storyboard, or a controller with the first view of a xib.
    /// Returns nil if there is neither.
    private static func launchScreen(named name: String) -> UIViewController? {
        if Bundle.main.path(forResource: name, ofType: "storyboard") != nil {
            return UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        }
        guard Bundle.main.path(forResource: name, ofType: "xib") != nil else { return nil }
        let objects = Bundle.main.loadNibNamed(name, owner: nil, options: nil) ?? []
        guard let view = objects.compactMap({ $0 as? UIView }).first else { return nil }
        let controller = UIViewController()
        controller.view = view
        return controller
    }
}
