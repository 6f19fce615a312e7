/// An object that is notified of changes of a scene. All methods have a default implementation that does nothing.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
    /// Called when the scene is connected. Applications usually create the window here.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called after the scene was disconnected, at the end of the application.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called after the scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene stops being active.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene enters the foreground, also at the launch.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after the scene has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Opens URLs.
    ///
    /// Differs from Apple: a stage never calls it, because no other program opens URLs in the application.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

@MainActor extension UISceneDelegate {
    /// Does nothing.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
