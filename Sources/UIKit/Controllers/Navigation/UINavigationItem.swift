import Foundation

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    nonisolated deinit {}

    /// The title in the center of the bar.
    open var title: String? { didSet { propertiesDidChange() } }
    /// A view that is shown instead of the title.
    open var titleView: UIView? { didSet { propertiesDidChange() } }
    /// A line of small text above the title, which makes the bar higher.
    open var prompt: String? { didSet { extentDidChange() } }
    /// The size of the title: the size of the previous item's title, large, or small. `inline` is the same as `never`.
    nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
        /// The mode of the previous item.
        case automatic
        /// The title is always large.
        case always
        /// The title is never large.
        case never
        /// The title is small and inside of the bar.
        case inline
    }
    /// The size of the title in a bar with `prefersLargeTitles`.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { extentDidChange() } }
    /// The search controller whose search bar is below the title.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.searchBar.isInNavigationBar = false
            extentDidChange()
        }
    }
    /// Whether the search bar is covered when the content is scrolled up.
    open var hidesSearchBarWhenScrolling = true { didSet { extentDidChange() } }
    /// The item whose title the back button of the next controller shows.
    open var backBarButtonItem: UIBarButtonItem? { didSet { propertiesDidChange() } }
    /// The title of the next controller's back button, or nil for `title`. The property has an effect if `backBarButtonItem` is nil or has
    /// no title.
    open var backButtonTitle: String? { didSet { propertiesDidChange() } }
    /// Whether the bar has no back button while it shows this item.
    open var hidesBackButton = false { didSet { propertiesDidChange() } }
    /// Whether the bar shows a back button before `leftBarButtonItems`. By default, left items replace the back button.
    open var leftItemsSupplementBackButton = false { didSet { propertiesDidChange() } }
    /// The items on the left side (in right-to-left layouts, right), starting at the edge.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { propertiesDidChange() } }
    /// The items on the right side (in right-to-left layouts, left), starting at the edge.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { propertiesDidChange() } }

    /// The first item of `leftBarButtonItems`. Setting it replaces all items on that side.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item of `rightBarButtonItems`. Setting it replaces all items on that side.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// The bar that shows the item, or nil.
    weak var bar: UINavigationBar?

    /// Creates an item with a title.
    public init(title: String) { self.title = title }

    /// Creates an item from its element of a storyboard or xib. Other coders create an item without a title.
    public required init?(coder: NSCoder) {
        super.init()
        if let coder = coder as? InterfaceCoder { decodeItem(coder) }
    }

    /// Called after the item was loaded from a storyboard or xib.
    open func awakeFromNib() {}

    /// Sets `hidesBackButton`.
    ///
    /// Differs from Apple: the change is not animated.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Sets `leftBarButtonItem`.
    ///
    /// Differs from Apple: the change is not animated.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets `rightBarButtonItem`.
    ///
    /// Differs from Apple: the change is not animated.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets `leftBarButtonItems`.
    ///
    /// Differs from Apple: the change is not animated.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets `rightBarButtonItems`.
    ///
    /// Differs from Apple: the change is not animated.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    private func propertiesDidChange() { bar?.itemDidChange(self) }

    /// Called after a change of the height that the item needs.
    private func extentDidChange() {
        bar?.navigationController?.barExtentDidChange()
        propertiesDidChange()
    }
}
