extension UIScene {
    /// The options of `UIScene.open`.
    @preconcurrency @MainActor open class OpenExternalURLOptions {
        nonisolated deinit {}

        /// Creates options.
        public init() {}

        /// Whether a URL is opened only in the application to which it belongs.
        ///
        /// Differs from Apple: it has no effect.
        open var universalLinksOnly = false
    }
}
