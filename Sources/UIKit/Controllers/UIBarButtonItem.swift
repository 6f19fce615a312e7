import CoreGraphics

/// What navigation bars, toolbars and tab bars show has in common.
open class UIBarItem {
    open var title: String? { didSet { change() } }
    open var image: UIImage? { didSet { change() } }
    open var isEnabled = true { didSet { change() } }
    open var tag = 0
    open var accessibilityIdentifier: String?

    public init() {}

    func change() {}
}

/// A button in a bar: a title, a picture, one of the system's, or a view.
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain = 0, done = 2 }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop,
            camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    open var style = Style.plain { didSet { change() } }
    open var customView: UIView? { didSet { change() } }
    open var width: CGFloat = 0 { didSet { change() } }
    open var tintColor: UIColor? { didSet { change() } }
    open weak var target: AnyObject?
    open var action: Selector?
    let systemItem: SystemItem?
    /// What is called beside target and action.
    private var call: ((UIBarButtonItem) -> Void)?
    /// The bar that shows it now.
    weak var bar: UINavigationBar?

    public override init() {
        systemItem = nil
        super.init()
    }

    public init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        (self.title, self.style) = (title, style)
        (self.target, self.action) = (target as AnyObject?, action)
    }

    public init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        (self.image, self.style) = (image, style)
        (self.target, self.action) = (target as AnyObject?, action)
    }

    public init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
        self.systemItem = systemItem
        super.init()
        style = systemItem == .done || systemItem == .save ? .done : .plain
        (self.target, self.action) = (target as AnyObject?, action)
    }

    public init(customView: UIView) {
        systemItem = nil
        super.init()
        self.customView = customView
    }

    /// Calls a closure: there is no selector to write one for.
    public convenience init(title: String?, style: UIBarButtonItem.Style = .plain, handler: @escaping (UIBarButtonItem) -> Void) {
        self.init(title: title, style: style, target: nil, action: nil)
        call = handler
    }

    /// What stands on it.
    var text: String? { title ?? systemItem?.text }
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    func perform() {
        guard isEnabled else { return }
        if let target, let action { action.perform(on: target, with: self) }
        call?(self)
    }

    override func change() { bar?.buttonDidChange() }
}

extension UIBarButtonItem.SystemItem {
    /// Pictures of the system are told in words, or by a sign that every font has.
    fileprivate var text: String? {
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

/// One of the choices of a tab bar.
open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage?
    open var badgeValue: String? { didSet { change() } }
    weak var bar: UITabBar?

    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    override func change() { bar?.setNeedsLayout() }
}
