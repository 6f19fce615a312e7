import CoreGraphics

/// A button in a bar. It has a title, an image, a system item or a custom view.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    nonisolated deinit {}

    /// The style of a button: `done` is bold.
    nonisolated public enum Style: Int, Sendable {
        /// The usual weight of text.
        case plain = 0
        /// Bold text, for an action that completes a task.
        case done = 2
    }

    /// A button with a meaning that the system defines.
    ///
    /// Differs from Apple: system items are shown as a word or a symbol, not as an image.
    nonisolated public enum SystemItem: Int, Sendable {
        /// The word "Done" in bold.
        case done
        /// The word "Cancel".
        case cancel
        /// The word "Edit".
        case edit
        /// The word "Save" in bold.
        case save
        /// A plus sign.
        case add
        /// Empty space that fills the width that the other items leave.
        case flexibleSpace
        /// Empty space of a fixed width.
        case fixedSpace
        /// The word "Compose".
        case compose
        /// The word "Reply".
        case reply
        /// The word "Action".
        case action
        /// The word "Organize".
        case organize
        /// The word "Bookmarks".
        case bookmarks
        /// The word "Search".
        case search
        /// The word "Refresh".
        case refresh
        /// A multiplication sign.
        case stop
        /// The word "Camera".
        case camera
        /// The word "Trash".
        case trash
        /// The word "Play".
        case play
        /// The word "Pause".
        case pause
        /// The word "Rewind".
        case rewind
        /// The word "Forward".
        case fastForward
        /// The word "Undo".
        case undo
        /// The word "Redo".
        case redo
        /// The word "Curl".
        case pageCurl
        /// A multiplication sign.
        case close
    }

    /// The style of the button's title.
    open var style = Style.plain { didSet { propertiesDidChange() } }
    /// A view that is shown instead of the button.
    open var customView: UIView? { didSet { propertiesDidChange() } }
    /// The width of the item. A button with the width 0 is as wide as its content. A fixed space adds its width to the distance between the
    /// buttons around it.
    ///
    /// Differs from Apple: custom views keep their own width.
    open var width: CGFloat = 0 { didSet { propertiesDidChange() } }
    /// The color of the title or of a symbol, or nil for the tint color of the bar.
    open var tintColor: UIColor? {
        didSet {
            propertyWasSet(.tintColor)
            propertiesDidChange()
        }
    }
    /// The object on which `action` is called. If it is set to nil, `action` is called on the first object in the responder chain that has
    /// this method. The chain begins at the first responder, or at the bar if there is no first responder.
    open weak var target: AnyObject? { didSet { hasTarget = target != nil } }
    /// Whether `target` was set to an object, which may have been released since.
    private var hasTarget = false
    /// The method that is called when the button is tapped.
    open var action: Selector?
    /// The action that is performed when the button is tapped. Its title and its image replace those of the item, unless this is a system
    /// item. Setting nil leaves them unchanged.
    open var primaryAction: UIAction? { didSet { showPrimaryAction() } }
    /// The menu of the button. A touch opens the menu if the button has no other action. Otherwise, a long press opens
    /// the menu.
    open var menu: UIMenu? { didSet { propertiesDidChange() } }
    /// The order of the elements of the menu.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    let systemItem: SystemItem?
    /// The closure that is called in addition to the target's action.
    private var actionHandler: ((UIBarButtonItem) -> Void)?
    /// The closure that performs a segue, or calls an action in the responder chain. The parameter is the item.
    var interfaceAction: ((UIBarButtonItem) -> Void)?
    /// The bar that shows the item, or nil.
    weak var bar: (any BarButtonContainer)?
    /// The view that shows the image, or nil.
    weak var imageView: UIImageView?
    /// The symbol effects that last until they are removed.
    var symbolEffects: [SymbolEffectEntry] = []
    /// Whether an animation is replacing the image. During this time, the bar keeps the view of the button.
    var isReplacingSymbol = false

    /// Creates an item without title, image and action.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Creates an item from its element of a storyboard or xib. Other coders create an item without title, image and action.
    public required init?(coder: NSCoder) {
        systemItem = Self.systemItem(in: coder)
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeButton(coder) }
    }

    /// Creates an item with a title.
    public init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        (self.title, self.style) = (title, style)
        setAction(action, of: target)
    }

    /// Creates an item with an image.
    public init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        (self.image, self.style) = (image, style)
        setAction(action, of: target)
    }

    /// Creates a system item. The items `done` and `save` have the style `done`.
    public init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
        self.systemItem = systemItem
        super.init()
        style = systemItem == .done || systemItem == .save ? .done : .plain
        setAction(action, of: target)
    }

    /// Creates a system item that performs an action and has a menu.
    public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Creates an item that performs an action and has a menu. If `title` and `image` are nil, the item shows the title and the image
    /// of the action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: nil, action: nil)
        (self.primaryAction, self.menu) = (primaryAction, menu)
        // Observers are not called in an initializer of their class.
        if title == nil, image == nil { showPrimaryAction() } else { (self.title, self.image) = (title, image) }
    }

    /// Returns a flexible space, which fills the remaining width of a toolbar.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// Returns a space of a width.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// Creates an item that shows a view.
    public init(customView: UIView) {
        systemItem = nil
        super.init()
        self.customView = customView
    }

    /// Creates an item with a title that calls a closure.
    ///
    /// Differs from Apple: UIKit has no such initializer. It is for code without selectors.
    public convenience init(title: String?, style: UIBarButtonItem.Style = .plain, handler: @escaping (UIBarButtonItem) -> Void) {
        self.init(title: title, style: style, target: nil, action: nil)
        actionHandler = handler
    }

    private func showPrimaryAction() {
        guard let primaryAction, systemItem == nil else { return }
        (title, image) = (primaryAction.title, primaryAction.image)
    }

    private func setAction(_ action: Selector?, of target: Any?) {
        (self.target, self.action) = (target.map(ClassTarget.object), action)
    }

    /// The text of the button: the title, or the name of the system item.
    var displayedText: String? { title ?? systemItem?.displayedText }
    /// Whether the item is a space between other items.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Whether a tap has another effect than opening the menu.
    var hasAction: Bool { action != nil || primaryAction != nil || actionHandler != nil || interfaceAction != nil }

    /// Calls the target's action, the primary action, `actionHandler` and `interfaceAction`, if the item is enabled.
    func performAction() {
        guard isEnabled else { return }
        if let action { call(action) }
        primaryAction?.perform(for: self)
        actionHandler?(self)
        interfaceAction?(self)
    }

    private func call(_ action: Selector) {
        if let target {
            action.perform(on: target, with: self)
        } else if !hasTarget {
            let start: UIResponder? = UIApplication.shared.keyboard.firstResponder ?? bar.map { $0 as UIResponder }
            _ = start?.firstInChain { action.perform(on: $0, with: self) }
        }
    }

    override func propertiesDidChange() { if !isReplacingSymbol { bar?.buttonDidChange() } }
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
