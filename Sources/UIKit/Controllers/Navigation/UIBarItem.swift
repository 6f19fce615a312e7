/// The base class of the items of navigation bars and tab bars.
open class UIBarItem {
    nonisolated deinit {}

    /// The text of the item.
    open var title: String? { didSet { propertiesDidChange() } }
    /// The image of the item.
    open var image: UIImage? { didSet { propertiesDidChange() } }
    /// Whether the item reacts to touches. A disabled item is pale.
    open var isEnabled = true { didSet { propertiesDidChange() } }
    /// A number with which the app identifies the item.
    open var tag = 0
    /// The accessibility identifier of the item's view in the bar. The default is the item's text.
    open var accessibilityIdentifier: String?

    /// Creates an item without title and image.
    public init() {}

    /// Called after a change of a property. Subclasses update the bar.
    func propertiesDidChange() {}
}
