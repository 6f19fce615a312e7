import Foundation
import Stage
import Testing
import UIKit

/// The keys of an Info.plist, and a launch with them.
@MainActor @Suite struct ApplicationInfoTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
    }

    private func launch(
        _ dictionary: [String: Any], launchScreen: (() -> UIViewController?)? = nil, root: UIViewController = UIViewController()
    ) -> Stage {
        let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
        var launch = UIApplication.Launch()
        launch.makeRootViewController = { root }
        launch.makeLaunchScreen = launchScreen
        stage.launch(Delegate(), launch, info: ApplicationInfo(dictionary))
        return stage
    }

    @Test func keysWithTheSuffixIPadArePreferredOnAnIPad() {
        let dictionary: [String: Any] = ["UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Wide"]
        #expect(ApplicationInfo(dictionary).mainStoryboard == "Main")
        #expect(ApplicationInfo(dictionary, isPad: true).mainStoryboard == "Wide")
        #expect(ApplicationInfo(["UIMainStoryboardFile": "Main"], isPad: true).mainStoryboard == "Main")
    }

    @Test func sceneManifestNamesTheDelegateAndTheStoryboard() {
        let scene = ["UISceneDelegateClassName": "Shop.SceneDelegate", "UISceneStoryboardFile": "Start"]
        let info = ApplicationInfo([
            "UIApplicationSceneManifest": ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]]]
        ])
        #expect(info.sceneDelegateClass == "Shop.SceneDelegate" && info.mainStoryboard == "Start")
    }

    @Test func valuesOfOtherTypesAreIgnored() {
        let info = ApplicationInfo([
            "UIMainStoryboardFile": 7, "UISupportedInterfaceOrientations": "UIInterfaceOrientationPortrait", "UIStatusBarHidden": "maybe",
            "UIApplicationSceneManifest": ["UISceneConfigurations": [1, 2]],
        ])
        #expect(info.mainStoryboard == nil && info.orientations == nil && !info.isStatusBarHidden && info.sceneDelegateClass == nil)
    }

    @Test func applicationForLandscapeIsLaunchedInLandscapeAndStaysThere() {
        let stage = launch([
            "UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"]
        ])
        #expect(stage.size == CGSize(width: 667, height: 375))
        #expect(stage.window.bounds.size == stage.size && stage.window.rootViewController?.view.bounds.size == stage.size)
        stage.rotate(to: .portrait)
        #expect(stage.size == CGSize(width: 667, height: 375))
        stage.rotate(to: .landscapeRight)
        stage.advance(by: 1)
        #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    }

    @Test func applicationHidesTheStatusBarIfItsAppearanceIsNotControllerBased() {
        final class Controller: UIViewController {
            override var prefersStatusBarHidden: Bool { false }
        }
        let keys: [String: Any] = ["UIStatusBarHidden": true, "UIViewControllerBasedStatusBarAppearance": false]
        let stage = launch(keys, root: Controller())
        #expect(stage.window.safeAreaInsets == .zero && UIApplication.shared.isStatusBarHidden)
        let controllerBased = launch(["UIStatusBarHidden": true], root: Controller())
        #expect(controllerBased.window.safeAreaInsets.top == 20)
    }

    @Test func launchScreenIsTheFirstPictureAndFades() {
        let screen = UIViewController()
        screen.view.backgroundColor = .red
        let root = UIViewController()
        root.view.backgroundColor = .blue
        let stage = launch([:], launchScreen: { screen }, root: root)
        #expect(stage.pixel(187, 333) == (255, 0, 0))
        stage.advance(by: 0.125)
        let (red, _, blue) = stage.pixel(187, 333)
        #expect((1..<255).contains(red) && (1..<255).contains(blue))
        stage.advance(by: 0.2)
        #expect(stage.pixel(187, 333) == (0, 0, 255))
        #expect(screen.view.layer.superlayer == nil)
    }
}

extension Stage {
    /// The red, green and blue of a pixel.
    fileprivate func pixel(_ x: Int, _ y: Int) -> (Int, Int, Int) {
        let pixel = render()[x, y]
        return (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
    }
}
