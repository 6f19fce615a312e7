/// The background of a toolbar as one value.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    nonisolated deinit {}
}
