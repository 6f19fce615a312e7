import CoreGraphics

/// The bar at the bottom of a tab bar controller. It shows an image and a title for each item.
@preconcurrency @MainActor open class UITabBar: UIView {
    nonisolated deinit {}

    /// The items of the bar.
    open var items: [UITabBarItem]? { didSet { rebuild() } }
    /// The color of the background, or nil for the default color.
    open var barTintColor: UIColor? {
        didSet {
            propertyWasSet(.barTintColor)
            updateBackground()
        }
    }
    /// Whether the default background is slightly translucent. The views of a tab bar controller's children end at a bar that is not
    /// translucent, unless their controller's `extendedLayoutIncludesOpaqueBars` is true.
    open var isTranslucent = true {
        didSet {
            updateBackground()
            tabBarController?.extendedLayoutDidChange()
        }
    }
    /// The background. Once the property or a property of the appearance is set, the colors of the appearance replace `barTintColor`.
    ///
    /// The bar copies the appearance that is set. A change of the copy has an effect at once.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            standardAppearance = standardAppearance.copy(for: self)
            standardAppearanceWasSet()
        }
    }
    /// The background while the content behind the bar is scrolled to its end, or nil for `standardAppearance`.
    ///
    /// Differs from Apple: it has an effect only if `standardAppearance` is not set. The bar then always has this background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.copy(for: self)
            scrollEdgeAppearanceWasSet()
        }
    }
    /// The color of the images and titles of items that are not selected, or nil for gray.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            propertyWasSet(.unselectedItemTintColor)
            updateColors()
        }
    }
    private var hasStandardAppearance = false
    /// Called with the index of a tapped item.
    var onTap: (Int) -> Void = { _ in }
    var selectedIndex = 0 { didSet { updateColors() } }

    /// The selected item.
    open var selectedItem: UITabBarItem? { items.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }

    weak var tabBarController: UITabBarController?

    private let backgroundView = UIView()
    private let separator = UIView()
    private var buttons: [TabButton] = []
    private static let defaultColor = ControlColors.bar.withAlphaComponent(0.97)

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
        updateBackground()
        separator.backgroundColor = ControlColors.barSeparator
        addSubview(backgroundView)
        addSubview(separator)
    }

    /// Called after a change of an item's properties.
    func itemDidChange() { rebuild() }

    override func applyItemAppearances() {
        if items?.isEmpty == false { rebuild() }
    }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).enumerated().map { index, item in
            // While `bar` is nil, new values do not cause the buttons to be built again.
            item.bar = nil
            if let rules = window?.screen.application?.appearanceRules { rules.apply(to: item, in: self) }
            item.bar = self
            let button = TabButton(item)
            button.action = { [weak self] in self?.onTap(index) }
            return button
        }
        for button in buttons { addSubview(button) }
        updateColors()
        setNeedsLayout()
    }

    private func standardAppearanceWasSet() {
        hasStandardAppearance = true
        propertyWasSet(.standardAppearance)
        updateBackground()
    }

    private func scrollEdgeAppearanceWasSet() {
        propertyWasSet(.scrollEdgeAppearance)
        updateBackground()
    }

    private func updateBackground() {
        let color = barTintColor ?? Self.defaultColor
        backgroundView.backgroundColor = isTranslucent ? color : color.withAlphaComponent(1)
        guard let appearance = hasStandardAppearance ? standardAppearance : scrollEdgeAppearance else { return }
        backgroundView.backgroundColor = appearance.color(color)
        separator.backgroundColor = appearance.shadowColor
    }

    private func updateColors() {
        for (index, button) in buttons.enumerated() {
            button.setAppearance(isSelected: index == selectedIndex, tintColor, unselected: unselectedItemTintColor)
        }
    }

    open override func tintColorDidChange() { updateColors() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        separator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(window?.screen.scale ?? 2, 1))
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            button.frame = mirroredIfRightToLeft(CGRect(x: width * CGFloat(index), y: 0, width: width, height: 49))
        }
    }
}

extension UITabBar: BarAppearanceObserver {
    func appearanceDidChange(_ appearance: UIBarAppearance) {
        if appearance === standardAppearance { standardAppearanceWasSet() }
        if appearance === scrollEdgeAppearance { scrollEdgeAppearanceWasSet() }
    }
}
