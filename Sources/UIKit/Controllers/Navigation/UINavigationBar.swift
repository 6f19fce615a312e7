import CoreGraphics
import Foundation

/// The bar at the top of a navigation controller. It shows a title in the center, a back button on the leading side, and buttons on both
/// sides.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    nonisolated deinit {}

    /// The style of the background and the title.
    open var barStyle = UIBarStyle.default {
        didSet {
            propertyWasSet(.barStyle)
            updateColors()
        }
    }
    /// The color of the background, or nil for the color of `barStyle`.
    open var barTintColor: UIColor? {
        didSet {
            propertyWasSet(.barTintColor)
            updateColors()
        }
    }
    /// Whether the background is slightly translucent. The views of a navigation controller's children end at a bar that is not
    /// translucent, unless their controller's `extendedLayoutIncludesOpaqueBars` is true.
    open var isTranslucent = true {
        didSet {
            propertyWasSet(.isTranslucent)
            updateColors()
            navigationController?.extendedLayoutDidChange()
        }
    }
    /// The attributes of the title, such as its font and color, or nil.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            propertyWasSet(.barTitleTextAttributes)
            if contentView != nil { rebuild() }
        }
    }
    /// The background and the title. Once the property or a property of the appearance is set, the colors of the appearance replace
    /// `barTintColor`, and its attributes replace `titleTextAttributes`.
    ///
    /// The bar copies the appearance that is set. A change of the copy has an effect at once.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            standardAppearance = standardAppearance.copy(for: self)
            standardAppearanceWasSet()
        }
    }
    /// The background and the title while no content is behind the bar. A bar without a navigation controller has it if
    /// `standardAppearance` is not set.
    ///
    /// If it is nil, a bar with a large title or a search bar is transparent in this state.
    ///
    /// Differs from Apple: if it is nil, a bar without a large title and without a search bar keeps the background of `standardAppearance`.
    /// A title that is not large has the attributes of `standardAppearance` in this state too, if that property is set.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.copy(for: self)
            scrollEdgeAppearanceWasSet()
        }
    }
    /// The background and the title of a bar in landscape on a phone.
    ///
    /// Differs from Apple: it has no effect.
    open var compactAppearance: UINavigationBarAppearance?
    /// Whether titles are large, in a row of their own. `UINavigationItem.largeTitleDisplayMode` determines the size
    /// for each item.
    open var prefersLargeTitles = false {
        didSet {
            guard prefersLargeTitles != oldValue else { return }
            navigationController?.barExtentDidChange()
            if contentView != nil { rebuild() }
        }
    }
    /// The attributes of a large title, or nil.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { if contentView != nil { rebuild() } } }
    private var hasStandardAppearance = false
    /// The appearance that was set and is shown while content is behind the bar, or nil if none was set.
    private var shownAppearance: UINavigationBarAppearance? {
        hasStandardAppearance ? standardAppearance : navigationController == nil ? scrollEdgeAppearance : nil
    }
    weak var navigationController: UINavigationController? { didSet { updateColors() } }

    private let backgroundView = UIView()
    /// The background while no content is behind the bar.
    private let edgeBackgroundView = UIView()
    /// The line at the edge of `edgeBackgroundView`. It is added when `scrollEdgeAppearance` is set.
    private let edgeSeparator = UIView()
    private let separator = UIView()
    /// The content for the current items.
    private(set) var contentView: NavigationBarContent?

    /// Creates a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar from its element of a storyboard or xib. Other coders create a bar without items.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeBar(coder) }
    }

    private func setUp() {
        standardAppearance.observer = self
        addSubview(backgroundView)
        addSubview(edgeBackgroundView)
        addSubview(separator)
        updateColors()
    }

    /// The stack of items. The bar shows the last item. In a navigation controller, these are the items of the controllers on its stack.
    open var items: [UINavigationItem]? {
        get { currentItems }
        set { setItemsWithoutAnimation(newValue ?? []) }
    }
    private var currentItems: [UINavigationItem] = []

    /// The item that the bar shows, which is the last item.
    open var topItem: UINavigationItem? { currentItems.last }
    /// The item to which the back button leads, which is the second to last item.
    open var backItem: UINavigationItem? { currentItems.dropLast().last }

    // MARK: - Showing

    /// Sets the items and shows them without animation.
    func setItemsWithoutAnimation(_ items: [UINavigationItem]) {
        currentItems = items
        rebuild()
    }

    /// Called after a change of an item's properties.
    func itemDidChange(_ item: UINavigationItem) {
        if item === topItem || item === backItem { rebuild() }
    }

    /// Called after a change of a button's properties.
    func buttonDidChange() { rebuild() }

    /// Replaces the content by new content for the current items.
    private func rebuild() {
        UIView.withoutAnimationBlock {
            let old = contentView
            contentView = nil
            if let content = makeContent(currentItems) {
                addSubview(content)
                content.attachSearchBar()
                contentView = content
            }
            old?.removeFromSuperview()
            setNeedsLayout()
        }
    }

    private func makeContent(_ items: [UINavigationItem]) -> NavigationBarContent? {
        guard let item = items.last else { return nil }
        item.bar = self
        items.dropLast().last?.bar = self
        for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) { prepare(button) }
        let backButton = items.dropLast().last.map { $0.backBarButtonItem ?? UIBarButtonItem() }
        if let backButton { prepare(backButton) }
        let extent = extent(of: item)
        // A large title is replaced by the title in the row when content is behind the bar.
        let isLarge = (extent?.fullTitleHeight ?? 0) > 0
        let appearance = shownAppearance ?? (isLarge ? nil : scrollEdgeAppearance)
        let content = NavigationBarContent(
            item, back: items.dropLast().last, backButton: backButton, titleColor: titleColor,
            titleAttributes: appearance?.titleTextAttributes ?? titleTextAttributes,
            largeTitleAttributes: largeAttributes, extent: extent
        ) { [weak self] in
            self?.navigationController?.popViewController(animated: true)
        }
        content.frame = CGRect(origin: .zero, size: CGSize(width: bounds.width, height: content.displayedHeight ?? bounds.height))
        return content
    }

    /// The attributes of a large title.
    private var largeAttributes: [NSAttributedString.Key: Any]? {
        let appearance = scrollEdgeAppearance ?? shownAppearance
        let attributes = appearance.flatMap { $0.largeTitleTextAttributes.isEmpty ? nil : $0.largeTitleTextAttributes }
        return attributes ?? largeTitleTextAttributes
    }

    /// Returns the heights of the parts of the bar for an item, or nil in a bar without a navigation controller.
    private func extent(of item: UINavigationItem) -> NavigationBarExtent? {
        navigationController?.viewControllers.first { $0.navigationItem === item }?.barExtent
    }

    /// Adds a large title or a search bar that the content does not have yet.
    func addMissingContent() {
        if contentView?.lacksContent == true { rebuild() }
    }

    /// Shows the heights of the parts for the current offset of the content.
    func show(_ extent: NavigationBarExtent?) {
        let progress = extent?.backgroundProgress ?? 1
        (backgroundView.alpha, separator.alpha) = (progress, progress)
        edgeBackgroundView.alpha = extent?.hasScrollEdge == true ? 1 - progress : 0
        contentView?.extentDidChange()
        setNeedsLayout()
    }

    /// Whether the bar has another background while no content is behind it.
    func hasScrollEdge(for item: UINavigationItem, isLarge: Bool) -> Bool {
        isLarge || item.searchController != nil || scrollEdgeAppearance != nil
    }

    /// Applies the appearances of a button, and connects it to the bar.
    private func prepare(_ button: UIBarButtonItem) {
        // While `bar` is nil, new values do not cause the content to be built again.
        button.bar = nil
        if let rules = window?.screen.application?.appearanceRules { rules.apply(to: button, in: self) }
        button.bar = self
    }

    override func applyItemAppearances() {
        if contentView != nil { rebuild() }
    }

    private var titleColor: UIColor { barStyle == .black ? .white : ControlColors.text }

    /// Replaces the items along with a transition. The old and new titles move and fade.
    func transition(to items: [UINavigationItem], _ operation: UINavigationController.Operation, _ transition: ControllerTransition?) {
        guard let transition, transition.isAnimated, let old = contentView, let new = makeContent(items) else {
            return setItemsWithoutAnimation(items)
        }
        let isPush = operation == .push
        UIView.withoutAnimationBlock {
            addSubview(new)
            new.attachSearchBar()
            new.layoutIfNeeded()
            new.setPosition(isPush ? .trailing : .leading)
        }
        (contentView, currentItems) = (new, items)
        _ = transition.animate(
            alongsideTransition: { _ in
                new.setPosition(.center)
                old.setPosition(isPush ? .leading : .trailing)
            },
            completion: { _ in
                // The navigation controller also calls `setItemsWithoutAnimation`, which makes new content for the final items.
                old.removeFromSuperview()
                new.removeFromSuperview()
            })
    }

    // MARK: - Appearance

    private func standardAppearanceWasSet() {
        hasStandardAppearance = true
        propertyWasSet(.standardAppearance)
        updateColors()
    }

    private func scrollEdgeAppearanceWasSet() {
        propertyWasSet(.scrollEdgeAppearance)
        updateColors()
        navigationController?.viewIfLoaded?.setNeedsLayout()
    }

    private func updateColors() {
        let defaultColor = barStyle == .black ? UIColor(white: 0.08, alpha: 1) : ControlColors.bar
        backgroundView.backgroundColor = (barTintColor ?? defaultColor).withAlphaComponent(isTranslucent ? 0.96 : 1)
        separator.backgroundColor = barStyle == .black ? UIColor(white: 1, alpha: 0.15) : ControlColors.barSeparator
        edgeBackgroundView.backgroundColor = scrollEdgeAppearance?.color(defaultColor)
        edgeSeparator.backgroundColor = scrollEdgeAppearance?.shadowColor
        if scrollEdgeAppearance != nil, edgeSeparator.superview == nil {
            edgeBackgroundView.addSubview(edgeSeparator)
            setNeedsLayout()
        }
        if let appearance = shownAppearance {
            backgroundView.backgroundColor = appearance.color(backgroundView.backgroundColor ?? defaultColor)
            separator.backgroundColor = appearance.shadowColor
        }
        if contentView != nil { rebuild() }
    }

    /// Lays out the content. The background extends up to the edge of the superview.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = CGRect(x: 0, y: -max(frame.minY, 0), width: bounds.width, height: bounds.height + max(frame.minY, 0))
        edgeBackgroundView.frame = backgroundView.frame
        let pixel = 1 / max(window?.screen.scale ?? 2, 1)
        separator.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: pixel)
        edgeSeparator.frame = CGRect(x: 0, y: edgeBackgroundView.bounds.height, width: bounds.width, height: pixel)
        contentView?.frame = CGRect(
            origin: .zero, size: CGSize(width: bounds.width, height: contentView?.displayedHeight ?? bounds.height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: prefersLargeTitles ? 44 + NavigationBarExtent.largeTitleHeight : 44)
    }
}

extension UINavigationBar: BarAppearanceObserver {
    func appearanceDidChange(_ appearance: UIBarAppearance) {
        if appearance === standardAppearance { standardAppearanceWasSet() }
        if appearance === scrollEdgeAppearance { scrollEdgeAppearanceWasSet() }
    }
}
