/// One of the items of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    nonisolated deinit {}

    /// The image that is shown while the item is selected, or nil for `image`.
    open var selectedImage: UIImage? { didSet { propertiesDidChange() } }
    /// The text of the item's badge, or nil for no badge.
    open var badgeValue: String? { didSet { propertiesDidChange() } }
    /// The color of the badge, or nil for red.
    open var badgeColor: UIColor? { didSet { propertiesDidChange() } }
    weak var bar: UITabBar?

    /// Creates an item without a title and an image.
    public convenience override init() { self.init(title: nil, image: nil, tag: 0) }

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

    /// Creates an item from its element of a storyboard or xib. Other coders create an item without a title and an image.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeTabItem(coder) }
    }

    override func propertiesDidChange() { bar?.itemDidChange() }
}
