import CoreGraphics

/// Told of what a tab bar controller shows, and asked who animates the way there.
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
    /// Asked only if there is an animator.
    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning?
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { nil }
}

/// Several controllers of which one is seen, chosen by the bar at the bottom. Unless the delegate has an animator they change places at once.
open class UITabBarController: UIViewController {
    open weak var delegate: UITabBarControllerDelegate?
    public let tabBar = UITabBar()
    private let content = UIView()
    private var tabs: [UIViewController] = []
    private var index = 0
    private weak var change: ControllerTransition?

    private static let barHeight: CGFloat = 49

    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let (old, new) = (tabs, viewControllers ?? [])
        let selected = selectedViewController
        for controller in old where !new.contains(controller) {
            controller.willMove(toParent: nil)
            if controller === selected { leave(controller) }
            controller.removeFromParent()
        }
        tabs = new
        for controller in new where !old.contains(controller) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        index = selected.flatMap(new.firstIndex) ?? 0
        tabBar.items = new.map(\.tabBarItem)
        if isViewLoaded, selectedViewController !== selected { showSelected() }
        tabBar.selection = index
    }

    private func leave(_ controller: UIViewController) {
        if isVisible { controller.disappear() }
        controller.viewIfLoaded?.removeFromSuperview()
    }

    // MARK: - Choosing

    public var selectedViewController: UIViewController? {
        get { tabs.indices.contains(index) ? tabs[index] : nil }
        set { if let new = newValue.flatMap(tabs.firstIndex) { selectedIndex = new } }
    }

    open var selectedIndex: Int {
        get { index }
        set {
            guard tabs.indices.contains(newValue), newValue != index, change?.isOver != false else { return }
            let old = selectedViewController
            index = newValue
            tabBar.selection = newValue
            guard isViewLoaded, let old, let new = selectedViewController else { return }
            go(from: old, to: new)
        }
    }

    /// A tab was tapped.
    private func choose(_ new: Int) {
        guard tabs.indices.contains(new), delegate?.tabBarController(self, shouldSelect: tabs[new]) ?? true else { return }
        if new == index, let navigation = tabs[new] as? UINavigationController { navigation.popToRootViewController(animated: true) }
        selectedIndex = new
        delegate?.tabBarController(self, didSelect: tabs[new])
    }

    private func go(from old: UIViewController, to new: UIViewController) {
        guard isVisible, view.window != nil else {
            old.viewIfLoaded?.removeFromSuperview()
            return showSelected()
        }
        let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        let interactor = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
        let oldIndex = tabs.firstIndex(of: old)
        var plan = ControllerTransition.Plan(kind: .exchange, from: old, to: new, container: content)
        (plan.fromView, plan.toView) = (old.view, new.view)
        (plan.fromFrame, plan.toFrame) = (content.bounds, content.bounds)
        (plan.leaving, plan.coming, plan.isComingFirst) = ([old], [new], false)
        plan.willBegin = { new.barInsets.bottom = Self.barHeight }
        plan.didEnd = { [self] completed in
            (completed ? old : new).view.removeFromSuperview()
            guard !completed, let oldIndex else { return }
            index = oldIndex
            tabBar.selection = oldIndex
        }
        let transition = ControllerTransition(plan, animator: animator, interactor: interactor)
        change = transition
        transition.start()
    }

    private func showSelected() {
        guard let controller = selectedViewController, isViewLoaded else { return }
        if isVisible { controller.beginAppearanceTransition(true, animated: false) }
        controller.view.frame = content.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.barInsets.bottom = Self.barHeight
        content.addSubview(controller.view)
        if isVisible { controller.endAppearanceTransition() }
    }

    // MARK: - The view

    open override func viewDidLoad() {
        super.viewDidLoad()
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        view.addSubview(tabBar)
        tabBar.choose = { [weak self] in self?.choose($0) }
        showSelected()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let height = Self.barHeight + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override var childrenInView: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
}

/// The bar at the bottom: a picture and a word for each choice.
open class UITabBar: UIView {
    open var items: [UITabBarItem]? { didSet { rebuild() } }
    open var barTintColor: UIColor? { didSet { ground.backgroundColor = barTintColor ?? Self.plain } }
    var choose: (Int) -> Void = { _ in }
    var selection = 0 { didSet { paint() } }

    public var selectedItem: UITabBarItem? { items.flatMap { $0.indices.contains(selection) ? $0[selection] : nil } }

    private let ground = UIView()
    private let line = UIView()
    private var buttons: [TabButton] = []
    private static let plain = UIColor(white: 0.972, alpha: 0.97)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        ground.backgroundColor = Self.plain
        line.backgroundColor = UIColor(white: 0, alpha: 0.3)
        addSubview(ground)
        addSubview(line)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).enumerated().map { index, item in
            item.bar = self
            let button = TabButton(item)
            button.action = { [weak self] in self?.choose(index) }
            return button
        }
        for button in buttons { addSubview(button) }
        paint()
    }

    private func paint() {
        for (index, button) in buttons.enumerated() { button.paint(isSelected: index == selection, tintColor) }
    }

    open override func tintColorDidChange() { paint() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(window?.screen.scale ?? 2, 1))
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: 49)
        }
    }
}

final class TabButton: BarPiece {
    private let picture = UIImageView(image: nil)
    private let label = UILabel()
    private let item: UITabBarItem

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        accessibilityIdentifier = item.accessibilityIdentifier ?? item.title
        label.text = item.title
        label.font = .systemFont(ofSize: 10, weight: .medium)
        label.textAlignment = .center
        addSubview(picture)
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    func paint(isSelected: Bool, _ tint: UIColor) {
        label.textColor = isSelected ? tint : UIColor(white: 0.57, alpha: 1)
        picture.image = isSelected ? item.selectedImage ?? item.image : item.image
        picture.alpha = isSelected ? 1 : 0.5
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = picture.image?.size ?? .zero
        picture.frame = CGRect(x: (bounds.width - size.width) / 2, y: 4 + (28 - size.height) / 2, width: size.width, height: size.height)
        label.frame = CGRect(x: 0, y: picture.image == nil ? 0 : 33, width: bounds.width, height: picture.image == nil ? bounds.height : 13)
    }
}
