import Foundation

/// The background and the title of a navigation bar as one value.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    nonisolated deinit {}

    /// The attributes of the title, such as its font and color.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { propertiesDidChange() } }
    /// The attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { propertiesDidChange() } }

    override func makeCopy() -> UIBarAppearance {
        let copy = super.makeCopy()
        guard let bar = copy as? UINavigationBarAppearance else { return copy }
        (bar.titleTextAttributes, bar.largeTitleTextAttributes) = (titleTextAttributes, largeTitleTextAttributes)
        return bar
    }
}
