import UIKit

extension Stage {
    /// Launches an application with a delegate, as `UIApplicationMain` does: calls the delegate's methods for the launch, connects the
    /// application's scene, and makes the application active. After the launch, `window` is the application's key window, or its frontmost
    /// window if no window is key.
    ///
    /// - Parameters:
    ///   - delegate: The delegate of the application.
    ///   - sceneDelegate: Creates the delegate of the scene, or nil for none. A class in the configuration that the delegate returns for
    ///     the scene has precedence.
    ///   - rootViewController: Creates the root controller of a window that exists before the delegate is called, as a main storyboard
    ///     does. Nil if the delegate creates the window.
    public func launch(
        _ delegate: UIApplicationDelegate, sceneDelegate: (() -> UISceneDelegate)? = nil,
        rootViewController: (() -> UIViewController)? = nil
    ) {
        launch(delegate, UIApplication.Launch(makeSceneDelegate: sceneDelegate, makeRootViewController: rootViewController))
    }

    /// Launches an application with the values of its Info.plist. First, the screen rotates into an orientation that the application
    /// supports.
    package func launch(_ delegate: UIApplicationDelegate, _ launch: UIApplication.Launch, info: ApplicationInfo) {
        perform { application.info = info }
        if info.initialOrientation != .portrait { rotateEmptyScreen(to: info.initialOrientation) }
        self.launch(delegate, launch)
    }

    private func launch(_ delegate: UIApplicationDelegate, _ launch: UIApplication.Launch) {
        let emptyWindow = window
        emptyWindow.isHidden = true
        application.launch(delegate, launch)
        guard let window = application.keyWindow ?? application.windows.last else { return emptyWindow.makeKeyAndVisible() }
        replaceMainWindow(window)
    }

    /// Makes the application inactive or active again, as the beginning or the end of an incoming call does.
    public func setApplicationActive(_ isActive: Bool) {
        perform { isActive ? application.becomeActive() : application.resignActive() }
    }

    /// Moves the application into the background or back, as when its window is minimized and shown again.
    public func setApplicationInBackground(_ isInBackground: Bool) {
        perform { isInBackground ? application.enterBackground() : application.enterForeground() }
    }

    /// Ends the application. The delegate and the observers are notified.
    public func terminateApplication() { perform { application.terminate() } }

    /// Sends a memory warning to the application.
    public func sendMemoryWarning() { perform { application.receiveMemoryWarning() } }
}
