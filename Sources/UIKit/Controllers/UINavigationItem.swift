/// What a navigation bar shows of a controller.
open class UINavigationItem {
    open var title: String? { didSet { change() } }
    /// In place of the title.
    open var titleView: UIView? { didSet { change() } }
    /// A line of small text above the title.
    open var prompt: String?
    /// How the next controller's bar calls the way back to this one.
    open var backBarButtonItem: UIBarButtonItem? { didSet { change() } }
    open var backButtonTitle: String? { didSet { change() } }
    open var hidesBackButton = false { didSet { change() } }
    open var leftItemsSupplementBackButton = false { didSet { change() } }
    /// From the left edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { change() } }
    /// From the right edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { change() } }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// The bar that shows it now.
    weak var bar: UINavigationBar?

    public init(title: String) { self.title = title }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    private func change() { bar?.itemDidChange(self) }
}
