import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ApplicationLaunchTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)

    private final class MemoryController: UIViewController {
        var count = 0
        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            count += 1
        }
    }

    /// A delegate that implements only the oldest launch method.
    private final class PlainDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var count = 0
        func applicationDidFinishLaunching(_ application: UIApplication) { count += 1 }
    }

    private func delegateWithWindow(_ root: UIViewController = UIViewController()) -> LoggingAppDelegate {
        let delegate = LoggingAppDelegate()
        delegate.makeWindow = {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            return window
        }
        return delegate
    }

    @Test func launchCallsTheDelegateInOrder() {
        let delegate = delegateWithWindow()
        stage.launch(delegate)
        #expect(delegate.log == ["willFinish inactive", "didFinish inactive", "didBecomeActive active"])
        #expect(stage.window === delegate.window && stage.window.isKeyWindow)
        stage.perform {
            #expect(UIApplication.shared.delegate === delegate)
            #expect(UIApplication.shared.windows == [stage.window])
            #expect(UIApplication.shared.keyWindow === stage.window)
            #expect(UIApplication.shared.next === delegate)
        }
    }

    @Test func stateChangesCallTheDelegateBeforeTheObservers() {
        let delegate = delegateWithWindow()
        stage.launch(delegate)
        delegate.log = []
        let application = stage.perform { UIApplication.shared }
        let names = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willTerminateNotification,
        ]
        let observer = NotificationLog(names, of: application) { delegate.log.append($0) }
        stage.setApplicationActive(false)
        stage.setApplicationActive(false)
        stage.setApplicationActive(true)
        let inactive = ["willResignActive active", "UIApplicationWillResignActive"]
        let active = ["didBecomeActive active", "UIApplicationDidBecomeActive"]
        #expect(delegate.log == inactive + active)
        delegate.log = []
        stage.setApplicationInBackground(true)
        stage.setApplicationInBackground(false)
        let background = ["didEnterBackground background", "UIApplicationDidEnterBackground"]
        let foreground = ["willEnterForeground background", "UIApplicationWillEnterForeground"]
        #expect(delegate.log == inactive + background + foreground + active)
        delegate.log = []
        stage.terminateApplication()
        #expect(delegate.log == inactive + background + ["willTerminate background", "UIApplicationWillTerminate"])
        withExtendedLifetime(observer) {}
    }

    @Test func windowOfTheMainInterfaceExistsBeforeTheLaunchMethods() {
        let delegate = LoggingAppDelegate()
        let root = UIViewController()
        stage.launch(delegate, rootViewController: { root })
        #expect(delegate.window?.rootViewController === root)
        #expect(stage.window === delegate.window && stage.window.isKeyWindow && !stage.window.isHidden)
        #expect(root.viewIfLoaded?.window === stage.window)
    }

    @Test func launchWithoutAWindowIsReported() {
        let lines = diagnostics { stage.launch(PlainDelegate()) }
        #expect(lines.count == 1 && lines.first?.contains("root view controller") == true)
    }

    @Test func oldLaunchMethodIsCalledIfThereIsNoOther() {
        let delegate = PlainDelegate()
        stage.launch(delegate, rootViewController: { UIViewController() })
        #expect(delegate.count == 1)
    }

    @Test func launchOptionsReachTheDelegateAndTheNotification() throws {
        let delegate = delegateWithWindow()
        var posted: [AnyHashable: Any]?
        nonisolated(unsafe) let store: (Notification) -> Void = { posted = $0.userInfo }
        let token = NotificationCenter.default.addObserver(
            forName: .UIApplicationDidFinishLaunching, object: nil, queue: nil, using: { store($0) })
        let url = try #require(URL(string: "flip://page/31"))
        stage.perform { UIApplication.shared.launch(delegate, UIApplication.Launch(options: [.url: url])) }
        NotificationCenter.default.removeObserver(token)
        #expect(delegate.launchedWith?[.url] as? URL == url)
        #expect(posted?["UIApplicationLaunchOptionsURLKey"] as? URL == url)
    }

    @Test func memoryWarningReachesAllControllers() {
        let (root, child, presented) = (MemoryController(), MemoryController(), MemoryController())
        root.addChild(child)
        let delegate = delegateWithWindow(root)
        stage.launch(delegate)
        root.present(presented, animated: false)
        delegate.log = []
        stage.sendMemoryWarning()
        stage.sendMemoryWarning()
        #expect(delegate.log == ["memoryWarning active", "memoryWarning active"])
        let counts: [Int] = [root.count, child.count, presented.count]
        #expect(counts == [2, 2, 2])
    }

    @Test func delegateRestrictsTheOrientations() {
        let delegate = delegateWithWindow()
        delegate.orientations = [.portrait, .landscapeLeft]
        stage.launch(delegate)
        stage.rotate(to: .landscapeRight)
        #expect(stage.size.width == 375)
        stage.rotate(to: .landscapeLeft)
        #expect(stage.size.width == 667)
    }

    @Test func rotationIsPosted() {
        var log: [String] = []
        let application = stage.perform { UIApplication.shared }
        stage.window.rootViewController = UIViewController()
        let names: [Notification.Name] = [
            .UIApplicationWillChangeStatusBarOrientation, .UIApplicationDidChangeStatusBarOrientation,
            .UIApplicationWillChangeStatusBarFrame, .UIApplicationDidChangeStatusBarFrame,
        ]
        let observer = NotificationLog(names, of: application) { log.append($0.replacingOccurrences(of: "UIApplication", with: "")) }
        let device = stage.perform { UIDevice.current }
        let deviceObserver = NotificationLog([UIDevice.orientationDidChangeNotification], of: device) { log.append($0) }
        stage.rotate(to: .landscapeLeft)
        #expect(
            log == [
                "UIDeviceOrientationDidChange", "WillChangeStatusBarOrientation", "WillChangeStatusBarFrame",
                "DidChangeStatusBarOrientation", "DidChangeStatusBarFrame",
            ])
        #expect(application.statusBarFrame == .zero)
        #expect(application.statusBarOrientation == .landscapeLeft)
        withExtendedLifetime((observer, deviceObserver)) {}
    }

    @Test func deviceReturnsToTheOrientationOfTheInterface() {
        stage.window.rootViewController = UIViewController()
        stage.rotate(to: .portraitUpsideDown)
        let device = stage.perform { UIDevice.current }
        #expect(device.orientation == .portraitUpsideDown)
        stage.rotate(to: .portrait)
        #expect(device.orientation == .portrait)
    }

    @Test func classOfADelegateIsInstantiatedByName() {
        let (type, window): (NSObject.Type, NSObject.Type) = (PlainDelegate.self, UIWindow.self)
        let delegate = makeObject(of: type) as? PlainDelegate
        #expect(delegate?.count == 0)
        #expect(makeObject(of: window) is UIWindow)
        var types: [String] = []
        UIApplication.runner = {
            types.append(UIApplication.makeMainDelegate.map { "\(Swift.type(of: $0()))" } ?? "none")
            return 3
        }
        let code = UIApplicationMain(0, nil, nil, NSStringFromClass(LoggingAppDelegate.self))
        UIApplication.runner = nil
        #expect(code == 3 && types == ["LoggingAppDelegate"])
        #expect(diagnostics { UIApplicationMain(0, nil, nil, "NoSuchClass") }.count == 1)
    }

    @Test func backgroundTasksExpireAfterHalfAMinute() {
        let application = stage.perform { UIApplication.shared }
        var expired: [Int] = []
        let first = application.beginBackgroundTask { expired.append(1) }
        let second = application.beginBackgroundTask(withName: "second") { expired.append(2) }
        #expect(first != second && first != .invalid)
        application.endBackgroundTask(first)
        stage.advance(by: 45)
        #expect(expired.isEmpty)
        stage.setApplicationInBackground(true)
        stage.advance(by: 29)
        let remaining = stage.perform { application.backgroundTimeRemaining }
        #expect(expired.isEmpty && abs(remaining - 1) < 1e-6)
        stage.advance(by: 1)
        #expect(expired == [2])
        stage.setApplicationInBackground(false)
        #expect(application.backgroundTimeRemaining > 1e9)
    }

    @Test func taskThatAnotherTaskHasEndedDoesNotExpire() {
        let application = stage.perform { UIApplication.shared }
        var (expired, last): ([Int], UIBackgroundTaskIdentifier) = ([], .invalid)
        _ = application.beginBackgroundTask {
            expired.append(1)
            application.endBackgroundTask(last)
        }
        _ = application.beginBackgroundTask { expired.append(2) }
        last = application.beginBackgroundTask { expired.append(3) }
        stage.setApplicationInBackground(true)
        stage.advance(by: 31)
        #expect(expired == [1, 2])
    }

    @Test func urlsAreOpenedByTheWindow() throws {
        let url = try #require(URL(string: "https://example.com/a"))
        let other = try #require(URL(string: "other:a"))
        var (opened, results): ([URL], [Bool]) = ([], [])
        stage.perform { UIApplication.shared.open(url) { results.append($0) } }
        UIApplication.urlOpener = {
            opened.append($0); return true
        }
        stage.perform {
            #expect(UIApplication.shared.canOpenURL(url) && !UIApplication.shared.canOpenURL(other))
            UIApplication.shared.open(url, options: [:]) { results.append($0) }
            UIApplication.shared.open(other) { results.append($0) }
        }
        UIApplication.urlOpener = nil
        #expect(results.isEmpty)
        stage.advance(frames: 1)
        #expect(opened == [url] && results == [false, true, false])
    }

    @Test func statusBarOfTheApplicationIsHiddenAndColored() {
        let application = stage.perform { UIApplication.shared }
        let root = UIViewController()
        stage.window.rootViewController = root
        let visible = CGRect(x: 0, y: 0, width: 375, height: 20)
        #expect(application.statusBarFrame == visible && root.view.safeAreaInsets.top == 20)
        application.statusBarStyle = .lightContent
        #expect(application.mainScene.statusBarManager?.statusBarStyle == .lightContent)
        stage.perform { application.setStatusBarHidden(true, with: .fade) }
        stage.advance(frames: 1)
        #expect(application.isStatusBarHidden && application.statusBarFrame == .zero && root.view.safeAreaInsets.top == 0)
    }

    @Test func touchesAreIgnoredWhileRequested() {
        let button = UIButton(frame: CGRect(x: 40, y: 60, width: 90, height: 50))
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        stage.window.addSubview(button)
        let application = stage.perform { UIApplication.shared }
        application.beginIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        stage.tap(at: CGPoint(x: 70, y: 80))
        application.endIgnoringInteractionEvents()
        stage.tap(at: CGPoint(x: 70, y: 80))
        #expect(count == 0 && application.isIgnoringInteractionEvents)
        application.endIgnoringInteractionEvents()
        stage.tap(at: CGPoint(x: 70, y: 80))
        #expect(count == 1)
    }
}
