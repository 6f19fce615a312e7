import Foundation

/// The base class of the items of navigation bars, toolbars and tab bars.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    nonisolated deinit {}

    /// The text of the item.
    open var title: String? { didSet { propertiesDidChange() } }
    /// The image of the item.
    open var image: UIImage? { didSet { propertiesDidChange() } }
    /// Whether the item reacts to touches. A disabled item is pale.
    open var isEnabled = true { didSet { propertiesDidChange() } }
    /// A number with which the app identifies the item.
    open var tag = 0
    /// The accessibility identifier of the item's view in the bar, or nil for the item's text.
    open var accessibilityIdentifier: String?
    /// The name of the item for assistive technologies, or nil for its title or the name of its image.
    open var accessibilityLabel: String?
    /// The result of the item's action, for assistive technologies.
    open var accessibilityHint: String?
    /// The value of the item, for assistive technologies.
    open var accessibilityValue: String?

    /// The attributes of the title for each state.
    private var titleAttributes = ControlStateValues<[NSAttributedString.Key: Any]>()
    /// The properties that code has set on this item, so that no appearance replaces them.
    var explicitProperties = AppearanceKeySet()

    /// Sets attributes of the title for a state, such as its font and color.
    ///
    /// Differs from Apple: a bar button uses the attributes for `normal` and `disabled`, and a tab bar item uses the attributes
    /// for `normal` and `selected`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        propertyWasSet(.titleTextAttributes(state))
        titleAttributes[state] = attributes
        propertiesDidChange()
    }

    /// Returns the attributes of the title for a state, or those for the normal state if there are none.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes.value(for: state) }

    /// Returns the attributes of the title that were set for exactly this state.
    func explicitTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    /// Creates an item without title and image.
    public override init() {}
    /// Creates an item from its element of a storyboard or xib. Other coders create an item without title and image.
    public required init?(coder: NSCoder) { super.init() }

    /// Called after the item was loaded from a storyboard or xib.
    open func awakeFromNib() {}

    /// Called after a change of a property. Subclasses update the bar.
    func propertiesDidChange() {}
}
