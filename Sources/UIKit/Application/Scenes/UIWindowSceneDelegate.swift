/// The delegate of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene.
    var window: UIWindow? { get set }
}

@MainActor extension UIWindowSceneDelegate {
    /// Nil. Setting it has no effect: a delegate that has a window declares the property itself.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
