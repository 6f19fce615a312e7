extension UIScene {
    /// The reasons for which a scene was connected. On a stage, the options are always empty.
    @preconcurrency @MainActor open class ConnectionOptions {
        nonisolated deinit {}

        /// The URLs that the scene is to open.
        public let urlContexts: Set<UIOpenURLContext> = []
        /// The identifier of the application that requests to open the URLs.
        public let sourceApplication: String? = nil

        /// Creates empty options.
        init() {}
    }
}
