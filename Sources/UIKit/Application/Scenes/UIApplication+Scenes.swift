extension UIApplication {
    /// The scenes of the application. There is exactly one scene.
    public var connectedScenes: Set<UIScene> { [mainScene] }
    /// The sessions of the scenes. There is exactly one session.
    public var openSessions: Set<UISceneSession> { [mainScene.session] }
    /// Whether the application can have several scenes: false, because a stage has one scene.
    public var supportsMultipleScenes: Bool { false }

    /// Ignores touches until `endIgnoringInteractionEvents` has been called as often as this method.
    public func beginIgnoringInteractionEvents() { ignoringInteractionCount += 1 }
    /// Ends a period in which touches are ignored.
    public func endIgnoringInteractionEvents() { ignoringInteractionCount = max(ignoringInteractionCount - 1, 0) }
    /// Whether touches are ignored.
    public var isIgnoringInteractionEvents: Bool { ignoringInteractionCount > 0 }
}
