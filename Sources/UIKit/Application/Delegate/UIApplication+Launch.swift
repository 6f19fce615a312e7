import QuartzCore

extension UIApplication {
    /// The options of a launch, and the functions that create the delegate of the scene and the first controller.
    package struct Launch {
        /// The options that the delegate gets.
        package var options: [LaunchOptionsKey: Any]?
        /// Creates the scene delegate if the configuration of the scene names no class. Nil if the application uses no scene delegate.
        package var makeSceneDelegate: (() -> UISceneDelegate?)?
        /// Creates the root controller of the main window, as a main storyboard does. The window exists before the scene delegate is
        /// called, or without one, before the launch methods of the application's delegate.
        package var makeRootViewController: (() -> UIViewController)?
        /// Creates the controller of the launch screen, or returns nil.
        package var makeLaunchScreen: (() -> UIViewController?)?
        /// Whether each frame performs the tasks of the main actor and the other work of the main queue.
        package var performsMainQueueWork = false

        /// Creates the options and the functions of a launch.
        package init(
            options: [LaunchOptionsKey: Any]? = nil, makeSceneDelegate: (() -> UISceneDelegate?)? = nil,
            makeRootViewController: (() -> UIViewController)? = nil
        ) {
            self.options = options
            self.makeSceneDelegate = makeSceneDelegate
            self.makeRootViewController = makeRootViewController
        }
    }

    /// Launches the application with a delegate, which it retains: calls the methods for the launch, connects the scene, shows the window
    /// of `makeRootViewController`, and becomes active.
    package func launch(_ delegate: UIApplicationDelegate, _ launch: Launch = Launch()) {
        makeCurrent()
        performsMainQueueWork = launch.performsMainQueueWork
        applicationState = .inactive
        launchedDelegate = delegate
        self.delegate = delegate
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(self, configurationForConnecting: mainScene.session, options: options)
        let sceneDelegate = configuration.makeDelegate() ?? launch.makeSceneDelegate?() ?? nil
        mainScene.isManagedByApplication = sceneDelegate == nil
        let makeWindow = launch.makeRootViewController.map { makeRoot in { self.makeMainWindow(makeRoot()) } }
        var window: UIWindow?
        if sceneDelegate == nil, let makeWindow {
            window = makeWindow()
            delegate.window = window
        }
        _ = delegate.application(self, willFinishLaunchingWithOptions: launch.options)
        _ = delegate.application(self, didFinishLaunchingWithOptions: launch.options)
        let userInfo = launch.options?.reduce(into: [AnyHashable: Any]()) { $0[$1.key.rawValue] = $1.value }
        post(Self.didFinishLaunchingNotification, userInfo)
        if let sceneDelegate, let makeWindow {
            window = makeWindow()
            (sceneDelegate as? UIWindowSceneDelegate)?.window = window
        }
        mainScene.connect(sceneDelegate, configuration, options)
        // The delegate may have replaced the window.
        let kept = sceneDelegate.map { ($0 as? UIWindowSceneDelegate)?.window } ?? delegate.window
        if let window, kept == nil || kept === window { window.makeKeyAndVisible() }
        reportMissingRoot()
        mainScene.willEnterForeground()
        becomeActive()
        if let controller = launch.makeLaunchScreen?() { LaunchScreen(controller).show(on: screen) }
    }

    private func makeMainWindow(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(windowScene: mainScene)
        window.rootViewController = root
        return window
    }

    private func reportMissingRoot() {
        guard !windows.contains(where: { $0.rootViewController != nil }) else { return }
        Diagnostics.report(
            .warning, source: "UIApplication",
            "No visible window has a root view controller at the end of the launch. Set the window's rootViewController and call "
                + "makeKeyAndVisible().")
    }

    // MARK: - Changes of the state

    /// Makes an inactive application active.
    package func becomeActive() {
        guard applicationState == .inactive else { return }
        applicationState = .active
        mainScene.didBecomeActive()
        if mainScene.isManagedByApplication { delegate?.applicationDidBecomeActive(self) }
        post(Self.didBecomeActiveNotification)
    }

    /// Makes an active application inactive, for example before it enters the background.
    package func resignActive() {
        guard applicationState == .active else { return }
        mainScene.willResignActive()
        if mainScene.isManagedByApplication { delegate?.applicationWillResignActive(self) }
        post(Self.willResignActiveNotification)
        applicationState = .inactive
        mainScene.activationState = .foregroundInactive
    }

    /// Moves the application into the background, for example when its window is minimized.
    package func enterBackground() {
        resignActive()
        guard applicationState == .inactive else { return }
        applicationState = .background
        mainScene.didEnterBackground()
        if mainScene.isManagedByApplication { delegate?.applicationDidEnterBackground(self) }
        post(Self.didEnterBackgroundNotification)
        backgroundTasks.didEnterBackground()
    }

    /// Moves the application back into the foreground and makes it active.
    package func enterForeground() {
        guard applicationState == .background else { return }
        backgroundTasks.willEnterForeground()
        mainScene.willEnterForeground()
        if mainScene.isManagedByApplication { delegate?.applicationWillEnterForeground(self) }
        post(Self.willEnterForegroundNotification)
        applicationState = .inactive
        becomeActive()
    }

    /// Ends the application: it enters the background, its scene is disconnected, and the delegate is notified.
    package func terminate() {
        enterBackground()
        mainScene.disconnect()
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
    }

    /// Notifies the delegate, the observers, and then the controllers of all windows that memory is low.
    package func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        post(Self.didReceiveMemoryWarningNotification)
        for window in windows {
            for controller in window.rootViewController?.presentedChain ?? [] { controller.receiveMemoryWarning() }
        }
    }
}

extension UIViewController {
    /// Calls `didReceiveMemoryWarning` on the controller and its descendants.
    fileprivate func receiveMemoryWarning() {
        didReceiveMemoryWarning()
        for child in children { child.receiveMemoryWarning() }
    }
}
