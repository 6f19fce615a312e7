/// The background of a tab bar as one value.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    nonisolated deinit {}
}
