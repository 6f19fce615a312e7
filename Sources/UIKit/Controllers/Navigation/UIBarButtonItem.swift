import CoreGraphics

/// The base class of the items of navigation bars and tab bars.
open class UIBarItem {
    /// The text of the item.
    open var title: String? { didSet { propertiesDidChange() } }
    /// The image of the item.
    open var image: UIImage? { didSet { propertiesDidChange() } }
    /// Whether the item reacts to touches.
    ///
    /// Differs from Apple: the value has no effect on items of a tab bar.
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

/// A button in a bar. It has a title, an image, a system item or a custom view.
open class UIBarButtonItem: UIBarItem {
    /// The style of a button: `done` is bold.
    public enum Style: Int, Sendable { case plain = 0, done = 2 }

    /// A button with a meaning that the system defines.
    ///
    /// Differs from Apple: system items are shown as a word or a symbol, not as an image.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop,
            camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    /// The style of the button's title.
    open var style = Style.plain { didSet { propertiesDidChange() } }
    /// A view that is shown instead of the button.
    open var customView: UIView? { didSet { propertiesDidChange() } }
    /// The width of the item.
    ///
    /// Differs from Apple: the value is stored, but does not change the layout.
    open var width: CGFloat = 0 { didSet { propertiesDidChange() } }
    /// The color of the title, or nil for the system's blue.
    open var tintColor: UIColor? { didSet { propertiesDidChange() } }
    /// The object on which `action` is called.
    open weak var target: AnyObject?
    /// The method that is called when the button is tapped.
    open var action: Selector?
    let systemItem: SystemItem?
    /// The closure that is called in addition to the target's action.
    private var actionHandler: ((UIBarButtonItem) -> Void)?
    /// The bar that shows the item, or nil.
    weak var bar: UINavigationBar?

    /// Creates an item without title, image and action.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Creates an item with a title.
    public init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        (self.title, self.style) = (title, style)
        (self.target, self.action) = (target as AnyObject?, action)
    }

    /// Creates an item with an image.
    public init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        (self.image, self.style) = (image, style)
        (self.target, self.action) = (target as AnyObject?, action)
    }

    /// Creates a system item. The items `done` and `save` have the style `done`.
    public init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
        self.systemItem = systemItem
        super.init()
        style = systemItem == .done || systemItem == .save ? .done : .plain
        (self.target, self.action) = (target as AnyObject?, action)
    }

    /// Creates an item that shows a view.
    public init(customView: UIView) {
        systemItem = nil
        super.init()
        self.customView = customView
    }

    /// Creates an item with a title that calls a closure.
    ///
    /// Differs from Apple: UIKit has no such initializer. It is for code that has no selector.
    public convenience init(title: String?, style: UIBarButtonItem.Style = .plain, handler: @escaping (UIBarButtonItem) -> Void) {
        self.init(title: title, style: style, target: nil, action: nil)
        actionHandler = handler
    }

    /// The text of the button: the title, or the name of the system item.
    var displayedText: String? { title ?? systemItem?.displayedText }
    /// Whether the item is a space between other items.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Calls the target's action and `actionHandler`, if the item is enabled.
    func performAction() {
        guard isEnabled else { return }
        if let target, let action { action.perform(on: target, with: self) }
        actionHandler?(self)
    }

    override func propertiesDidChange() { bar?.buttonDidChange() }
}

extension UIBarButtonItem.SystemItem {
    /// The text that replaces the system's image: the name of the item, or a symbol that every font has.
    fileprivate var displayedText: String? {
        switch self {
        case .flexibleSpace, .fixedSpace: nil
        case .add: "+"
        case .close, .stop: "×"
        case .fastForward: "Forward"
        case .pageCurl: "Curl"
        default: String(describing: self).prefix(1).uppercased() + String(describing: self).dropFirst()
        }
    }
}

/// One of the items of a tab bar.
open class UITabBarItem: UIBarItem {
    /// The image that is shown while the item is selected, or nil for `image`.
    open var selectedImage: UIImage?
    /// The text of the item's badge.
    ///
    /// Differs from Apple: the badge is not drawn.
    open var badgeValue: String? { didSet { propertiesDidChange() } }
    weak var bar: UITabBar?

    /// Creates an item with a title, an image and a tag.
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Creates an item with a title and two images.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    override func propertiesDidChange() { bar?.setNeedsLayout() }
}
