import CoreGraphics

/// The delegate of a tab bar controller. It gets notifications of selections and provides custom animators.
public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns whether a tapped tab is selected.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after a tap on a tab.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Returns an animator for a change of the selected controller, or nil for a change without animation.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
    /// Returns an interaction controller for a transition, or nil. Called only if there is an animator.
    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning?
}

extension UITabBarControllerDelegate {
    /// Returns true.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    /// Returns nil.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { nil }
    /// Returns nil.
    public func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { nil }
}

/// A controller with several child controllers, of which one is visible. The bar at the bottom selects it.
///
/// A change of the selected controller is animated only if the delegate provides an animator.
open class UITabBarController: UIViewController {
    /// The delegate, which gets notifications and provides custom animators.
    open weak var delegate: UITabBarControllerDelegate?
    /// The bar at the bottom.
    public let tabBar = UITabBar()
    private let contentView = UIView()
    private var tabs: [UIViewController] = []
    private var currentIndex = 0
    private weak var tabTransition: ControllerTransition?

    private static let barHeight: CGFloat = 49

    /// The child controllers, one for each tab.
    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the child controllers. The selected controller stays selected if it is in the new list.
    ///
    /// Differs from Apple: the change is not animated.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let (old, new) = (tabs, viewControllers ?? [])
        let selected = selectedViewController
        for controller in old where !new.contains(controller) {
            controller.willMove(toParent: nil)
            if controller === selected { removeView(controller) }
            controller.removeFromParent()
        }
        tabs = new
        for controller in new where !old.contains(controller) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        currentIndex = selected.flatMap(new.firstIndex) ?? 0
        tabBar.items = new.map(\.tabBarItem)
        if isViewLoaded, selectedViewController !== selected { showSelectedView() }
        tabBar.selectedIndex = currentIndex
    }

    /// Makes a controller disappear and removes its view.
    private func removeView(_ controller: UIViewController) {
        if isVisible { controller.disappearWithoutAnimation() }
        controller.viewIfLoaded?.removeFromSuperview()
    }

    // MARK: - Selection

    /// The visible child controller.
    public var selectedViewController: UIViewController? {
        get { tabs.indices.contains(currentIndex) ? tabs[currentIndex] : nil }
        set { if let new = newValue.flatMap(tabs.firstIndex) { selectedIndex = new } }
    }

    /// The index of the visible child controller. An invalid index, or a change during a transition, has no effect.
    open var selectedIndex: Int {
        get { currentIndex }
        set {
            guard tabs.indices.contains(newValue), newValue != currentIndex, tabTransition?.hasEnded != false else { return }
            let old = selectedViewController
            currentIndex = newValue
            tabBar.selectedIndex = newValue
            guard isViewLoaded, let old, let new = selectedViewController else { return }
            changeSelection(from: old, to: new)
        }
    }

    /// Selects the tab that was tapped. A tap on the selected tab pops its navigation controller to the root.
    private func didTapTab(at tappedIndex: Int) {
        guard tabs.indices.contains(tappedIndex), delegate?.tabBarController(self, shouldSelect: tabs[tappedIndex]) ?? true else { return }
        if tappedIndex == currentIndex, let navigation = tabs[tappedIndex] as? UINavigationController {
            navigation.popToRootViewController(animated: true)
        }
        selectedIndex = tappedIndex
        delegate?.tabBarController(self, didSelect: tabs[tappedIndex])
    }

    /// Replaces the visible view, with a transition if the controller is on screen.
    private func changeSelection(from old: UIViewController, to new: UIViewController) {
        guard isVisible, view.window != nil else {
            old.viewIfLoaded?.removeFromSuperview()
            return showSelectedView()
        }
        let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        let interactor = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
        let oldIndex = tabs.firstIndex(of: old)
        var plan = ControllerTransition.Configuration(kind: .selectTab, from: old, to: new, container: contentView)
        (plan.fromView, plan.toView) = (old.view, new.view)
        (plan.fromFrame, plan.toFrame) = (contentView.bounds, contentView.bounds)
        (plan.disappearingControllers, plan.appearingControllers, plan.callsDidAppearFirst) = ([old], [new], false)
        plan.willBegin = { new.barInsets.bottom = Self.barHeight }
        plan.didEnd = { [self] completed in
            (completed ? old : new).view.removeFromSuperview()
            guard !completed, let oldIndex else { return }
            currentIndex = oldIndex
            tabBar.selectedIndex = oldIndex
        }
        let transition = ControllerTransition(plan, animator: animator, interactor: interactor)
        tabTransition = transition
        transition.start()
    }

    /// Shows the view of the selected controller without animation.
    private func showSelectedView() {
        guard let controller = selectedViewController, isViewLoaded else { return }
        if isVisible { controller.beginAppearanceTransition(true, animated: false) }
        controller.view.frame = contentView.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.barInsets.bottom = Self.barHeight
        contentView.addSubview(controller.view)
        if isVisible { controller.endAppearanceTransition() }
    }

    // MARK: - The view

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        view.addSubview(tabBar)
        tabBar.onTap = { [weak self] in self?.didTapTab(at: $0) }
        showSelectedView()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let height = Self.barHeight + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override var childrenFollowingAppearance: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
}

/// The bar at the bottom of a tab bar controller. It shows an image and a title for each item.
open class UITabBar: UIView {
    /// The items of the bar.
    open var items: [UITabBarItem]? { didSet { rebuild() } }
    /// The color of the background, or nil for the default color.
    open var barTintColor: UIColor? { didSet { backgroundView.backgroundColor = barTintColor ?? Self.defaultColor } }
    /// Called with the index of a tapped item.
    var onTap: (Int) -> Void = { _ in }
    var selectedIndex = 0 { didSet { updateColors() } }

    /// The selected item.
    public var selectedItem: UITabBarItem? { items.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }

    private let backgroundView = UIView()
    private let separator = UIView()
    private var buttons: [TabButton] = []
    private static let defaultColor = UIColor(white: 0.972, alpha: 0.97)

    /// Creates a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundView.backgroundColor = Self.defaultColor
        separator.backgroundColor = UIColor(white: 0, alpha: 0.3)
        addSubview(backgroundView)
        addSubview(separator)
    }

    /// Creates a bar without items. There are no archives to read from.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).enumerated().map { index, item in
            item.bar = self
            let button = TabButton(item)
            button.action = { [weak self] in self?.onTap(index) }
            return button
        }
        for button in buttons { addSubview(button) }
        updateColors()
    }

    private func updateColors() {
        for (index, button) in buttons.enumerated() { button.setAppearance(isSelected: index == selectedIndex, tintColor) }
    }

    open override func tintColorDidChange() { updateColors() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        separator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(window?.screen.scale ?? 2, 1))
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: 49)
        }
    }
}

/// The view of an item of a tab bar.
final class TabButton: BarItemView {
    private let imageView = UIImageView(image: nil)
    private let label = UILabel()
    private let item: UITabBarItem

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        accessibilityIdentifier = item.accessibilityIdentifier ?? item.title
        label.text = item.title
        label.font = .systemFont(ofSize: 10, weight: .medium)
        label.textAlignment = .center
        addSubview(imageView)
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    func setAppearance(isSelected: Bool, _ tint: UIColor) {
        label.textColor = isSelected ? tint : UIColor(white: 0.57, alpha: 1)
        imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.alpha = isSelected ? 1 : 0.5
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = imageView.image?.size ?? .zero
        imageView.frame = CGRect(x: (bounds.width - size.width) / 2, y: 4 + (28 - size.height) / 2, width: size.width, height: size.height)
        label.frame = CGRect(
            x: 0, y: imageView.image == nil ? 0 : 33, width: bounds.width, height: imageView.image == nil ? bounds.height : 13)
    }
}
