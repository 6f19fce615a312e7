import CoreGraphics
import Foundation

/// A bar with buttons, usually at the bottom of the window. The spaces between the buttons have a fixed width, or share the
/// remaining width of the bar.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    nonisolated deinit {}

    /// The object that determines the position of the bar. It is not retained, and is called when the bar is laid out.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }
    /// The position of the bar: the one that the delegate returns, or `bottom`.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    /// The buttons and spaces, from the leading to the trailing side.
    open var items: [UIBarButtonItem]? {
        get { currentItems }
        set { setItems(newValue, animated: false) }
    }
    /// The style of the background.
    open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
    /// The color of the background, or nil for the color of `barStyle`.
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// Whether the background shows a blurred image of the content below it.
    open var isTranslucent = true { didSet { updateBackground() } }
    /// The background. After this property or a property of the appearance is set, the bar uses the appearance instead of `barTintColor`.
    /// Only an opaque background without a color still has the color `barTintColor`.
    ///
    /// The bar copies the appearance that is set. A change of the copy has an effect at once.
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            standardAppearance = standardAppearance.copy(for: self)
            hasStandardAppearance = true
            updateBackground()
        }
    }
    /// The background while the content behind the bar is scrolled to its end, or nil for `standardAppearance`.
    ///
    /// Differs from Apple: it has an effect only if `standardAppearance` is not set. The bar then always has this background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.copy(for: self)
            updateBackground()
        }
    }

    private var currentItems: [UIBarButtonItem]?
    private var hasStandardAppearance = false
    private let material = UIVisualEffectView(effect: nil)
    private let colorView = UIView()
    private let separator = UIView()
    /// The views of the items that are shown, in the order of the items.
    private var shown: [(item: UIBarButtonItem, view: UIView)] = []
    /// The views that fade out, and the alphas that they had before. These alphas are set again when the views have been removed.
    private var fading: [(view: UIView, alpha: CGFloat)] = []

    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 16
    private static let height: CGFloat = 44
    private static let itemsAnimationDuration = 0.25

    /// Creates a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        if frame.size == .zero { bounds.size = CGSize(width: 320, height: Self.height) }
    }

    /// Creates a bar.
    ///
    /// Differs from Apple: the coder is ignored if it does not belong to a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeBar(coder) }
    }

    private func setUp() {
        standardAppearance.observer = self
        for view in [material, colorView, separator] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        updateBackground()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    // MARK: - Items

    /// Replaces the items. If the change is animated, the buttons that are in both lists move to their new positions, and the other buttons
    /// fade. In a bar outside of a window, the change is not animated.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        currentItems = items
        let animates = animated && window != nil
        let old = shown
        shown = (items ?? []).filter { !$0.isSpace }.map { item in
            // While `bar` is nil, new values do not cause the items to be shown again.
            item.bar = nil
            if let rules = window?.screen.application?.appearanceRules { rules.apply(to: item, in: self) }
            item.bar = self
            return (item, old.first { $0.item === item }?.view ?? item.customView ?? BarButton(item))
        }
        let added = shown.map(\.view).filter { view in !old.contains { $0.view === view } }
        let removed = old.map(\.view).filter { view in !shown.contains { $0.view === view } }
        for entry in old where !shown.contains(where: { $0.item === entry.item }) { entry.item.bar = nil }
        UIView.withoutAnimationBlock {
            for entry in fading where added.contains(where: { $0 === entry.view }) { entry.view.alpha = entry.alpha }
            fading.removeAll { entry in added.contains { $0 === entry.view } }
            for view in added { addSubview(view) }
            let frames = itemFrames
            for (entry, frame) in zip(shown, frames) where added.contains(entry.view) { entry.view.setUntransformedFrame(frame) }
        }
        setNeedsLayout()
        guard animates else {
            for view in removed { view.removeFromSuperview() }
            return
        }
        animateItems(adding: added, removing: removed)
    }

    private func animateItems(adding added: [UIView], removing removed: [UIView]) {
        let alphas = added.map(\.alpha)
        let leaving = removed.map { (view: $0, alpha: $0.alpha) }
        fading += leaving
        UIView.withoutAnimationBlock { for view in added { view.alpha = 0 } }
        UIView.animate(
            withDuration: Self.itemsAnimationDuration, delay: 0, options: .allowUserInteraction,
            animations: { [self] in
                for (view, alpha) in zip(added, alphas) { view.alpha = alpha }
                for view in removed { view.alpha = 0 }
                layoutIfNeeded()
            },
            completion: { [weak self] _ in
                for (view, alpha) in leaving where self?.shown.contains(where: { $0.view === view }) != true {
                    view.removeFromSuperview()
                    view.alpha = alpha
                }
                self?.fading.removeAll { entry in leaving.contains { $0.view === entry.view } }
            })
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let position = barPosition
        let isAtTop = position == .top || position == .topAttached
        let above = position == .topAttached ? extensionAbove : 0
        let below = isAtTop ? 0 : extensionBelow
        let extended = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above + below)
        (material.frame, colorView.frame) = (extended, extended)
        let pixel = 1 / max(window?.screen.scale ?? 2, 1)
        separator.frame = CGRect(x: 0, y: isAtTop ? bounds.height : -pixel, width: bounds.width, height: pixel)
        for (entry, frame) in zip(shown, itemFrames) { entry.view.setUntransformedFrame(frame) }
    }

    /// The distance to the bottom edge of the superview, if it is at most the bottom inset of the safe area. Otherwise 0.
    private var extensionBelow: CGFloat {
        guard let superview else { return 0 }
        let space = superview.bounds.height - frame.maxY
        return space > 0 && space <= superview.safeAreaInsets.bottom + 0.5 ? space : 0
    }

    /// The distance to the top edge of the superview, if it is at most the top inset of the safe area. Otherwise 0.
    private var extensionAbove: CGFloat {
        guard let superview else { return 0 }
        return frame.minY > 0 && frame.minY <= superview.safeAreaInsets.top + 0.5 ? frame.minY : 0
    }

    private func width(of entry: (item: UIBarButtonItem, view: UIView)) -> CGFloat {
        if let button = entry.view as? BarButton { return button.preferredWidth }
        let view = entry.view
        return view.bounds.width > 0 ? view.bounds.width : view.sizeThatFits(bounds.size).width
    }

    /// The frames of the views that are shown. Flexible spaces share the width that the buttons and the fixed spaces leave.
    private var itemFrames: [CGRect] {
        let items = currentItems ?? []
        let widths = shown.map { width(of: $0).rounded(.up) }
        let fixed = items.filter { $0.systemItem == .fixedSpace }.reduce(0) { $0 + max($1.width, 0) }
        let gaps = zip(items, items.dropFirst()).filter { !$0.isSpace && !$1.isSpace }.count
        let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
        let rest = bounds.width - Self.margin * 2 - widths.reduce(0, +) - fixed - CGFloat(gaps) * Self.spacing
        let share = max(rest, 0) / CGFloat(max(flexible, 1))
        var (x, index, frames) = (Self.margin, 0, [CGRect]())
        for (position, item) in items.enumerated() {
            if item.isSpace {
                x += item.systemItem == .fixedSpace ? max(item.width, 0) : share
                continue
            }
            frames.append(frame(at: x, width: widths[index], of: shown[index].view))
            x += widths[index]
            index += 1
            if position + 1 < items.count, !items[position + 1].isSpace { x += Self.spacing }
        }
        return frames
    }

    private func frame(at x: CGFloat, width: CGFloat, of view: UIView) -> CGRect {
        let left = (effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - x - width : x).rounded()
        guard !(view is BarButton) else { return CGRect(x: left, y: 0, width: width, height: bounds.height) }
        let height = view.bounds.height > 0 ? min(view.bounds.height, bounds.height) : view.sizeThatFits(bounds.size).height
        return CGRect(x: left, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
    }

    // MARK: - Background

    private func updateBackground() {
        let appearance: UIToolbarAppearance? = hasStandardAppearance ? standardAppearance : scrollEdgeAppearance
        let isDark = barStyle == .black || traitCollection.userInterfaceStyle == .dark
        let color: UIColor = barTintColor ?? (isDark ? UIColor(white: 0.08, alpha: 1) : UIColor(white: 0.972, alpha: 1))
        material.effect = isTranslucent ? UIBlurEffect(style: isDark ? .systemChromeMaterialDark : .systemChromeMaterialLight) : nil
        colorView.backgroundColor = isTranslucent ? barTintColor?.withAlphaComponent(0.85) : color
        separator.backgroundColor = .separator
        guard let appearance else { return }
        material.effect = appearance.background == .standard ? material.effect : nil
        colorView.backgroundColor =
            appearance.background == .standard ? appearance.backgroundColor : appearance.color(color)
        separator.backgroundColor = appearance.shadowColor
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBackground()
    }
}

extension UIToolbar: BarButtonContainer {
    /// Shows the items again, because a property of an item has changed.
    func buttonDidChange() {
        for entry in shown { entry.view.removeFromSuperview() }
        shown = []
        setItems(currentItems, animated: false)
    }
}

extension UIToolbar: BarAppearanceObserver {
    func appearanceDidChange(_ appearance: UIBarAppearance) {
        if appearance === standardAppearance { hasStandardAppearance = true }
        updateBackground()
    }
}
