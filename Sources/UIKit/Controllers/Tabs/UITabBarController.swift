import CoreGraphics
import Foundation

/// A controller with several child controllers, of which one is visible. The user selects it in the bar at the bottom.
///
/// A change of the selected controller is animated only if the delegate provides an animator.
@preconcurrency @MainActor open class UITabBarController: UIViewController, BarContainer {
    nonisolated deinit {}

    /// The delegate, which gets notifications and provides custom animators.
    open weak var delegate: UITabBarControllerDelegate?
    /// The bar at the bottom.
    open internal(set) var tabBar = UITabBar()
    private let contentView = UIView()
    /// All child controllers.
    private var allControllers: [UIViewController] = []
    /// The controllers of the tabs in the bar: all child controllers, or the first four and the list of the other
    /// controllers.
    private var tabs: [UIViewController] = []
    /// The controllers that have no tab of their own.
    private var listedControllers: [UIViewController] = []
    /// The controller of the last tab if there are more controllers than tabs. It shows a list of the other
    /// controllers.
    open private(set) lazy var moreNavigationController: UINavigationController = MoreNavigationController(self)
    private static let largestTabCount = 5
    private var currentIndex = 0
    private weak var tabTransition: ControllerTransition?
    /// Whether the selected navigation controller hides the bar.
    var isBarHidden = false

    static let barHeight: CGFloat = 49

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from its scene of a storyboard. Other coders create a controller without children.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeTabs(coder) }
    }

    /// Selects a child, as an unwind segue requires.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }

    /// The child controllers, one for each tab. If there are more than five, the first four have a tab, and the others are listed in the
    /// tab of `moreNavigationController`.
    open var viewControllers: [UIViewController]? {
        get { allControllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the child controllers. The selected controller stays selected if it is in the new list.
    ///
    /// Differs from Apple: the change is not animated.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        allControllers = (viewControllers ?? []).filter { canContain($0) }
        let hasMore = allControllers.count > Self.largestTabCount
        listedControllers = hasMore ? Array(allControllers[(Self.largestTabCount - 1)...]) : []
        let new = hasMore ? allControllers.prefix(Self.largestTabCount - 1) + [moreNavigationController] : allControllers
        let old = tabs
        if hasMore { more?.showList(of: listedControllers) }
        let selected = selectedViewController
        for controller in old where !new.contains(object: controller) {
            controller.willMove(toParent: nil)
            if controller === selected { removeView(controller) }
            controller.removeFromParent()
        }
        tabs = new
        for controller in new where !old.contains(object: controller) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        currentIndex = selected.flatMap(new.firstIndex(ofObject:)) ?? 0
        tabBar.items = new.map(\.tabBarItem)
        if isViewLoaded, selectedViewController !== selected { showSelectedView() }
        tabBar.selectedIndex = currentIndex
        updateBarVisibility()
    }

    /// Makes a controller disappear and removes its view.
    private func removeView(_ controller: UIViewController) {
        if isVisible { controller.disappearWithoutAnimation() }
        controller.viewIfLoaded?.removeFromSuperview()
    }

    // MARK: - Selection

    /// The visible child controller.
    open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(currentIndex) ? tabs[currentIndex] : nil }
        set {
            if let tab = newValue.flatMap(tabs.firstIndex(ofObject:)) { return selectTab(tab) }
            if let index = newValue.flatMap(allControllers.firstIndex(ofObject:)) { selectedIndex = index }
        }
    }

    private var more: MoreNavigationController? { moreNavigationController as? MoreNavigationController }

    /// The index of the visible child controller. An invalid index, or a change during a transition, has no effect.
    ///
    /// It is `NSNotFound` while the list of the controllers without a tab is visible.
    open var selectedIndex: Int {
        get {
            guard !listedControllers.isEmpty, currentIndex == tabs.count - 1 else { return currentIndex }
            return more?.shownController.flatMap(allControllers.firstIndex(ofObject:)) ?? NSNotFound
        }
        set {
            guard allControllers.indices.contains(newValue) else { return }
            let controller = allControllers[newValue]
            if listedControllers.contains(object: controller) { more?.show(controller, animated: false) }
            selectTab(min(newValue, tabs.count - 1))
        }
    }

    /// Whether a transition to another tab is in progress.
    private var isSelecting: Bool { tabTransition?.hasEnded == false }

    private func selectTab(_ index: Int) {
        guard tabs.indices.contains(index), index != currentIndex, !isSelecting else { return }
        let old = selectedViewController
        currentIndex = index
        tabBar.selectedIndex = index
        guard isViewLoaded, let old, let new = selectedViewController else { return }
        changeSelection(from: old, to: new)
    }

    /// Selects the tab that was tapped, unless a transition to another tab is in progress. A tap on the selected tab pops its navigation
    /// controller to the root.
    private func didTapTab(at tappedIndex: Int) {
        guard tabs.indices.contains(tappedIndex) else { return }
        let tapped = tabs[tappedIndex]
        // The delegate may have replaced the controllers.
        guard delegate?.tabBarController(self, shouldSelect: tapped) ?? true, let index = tabs.firstIndex(ofObject: tapped) else { return }
        guard index == currentIndex || !isSelecting else { return }
        if index == currentIndex { (tapped as? UINavigationController)?.popToRootViewController(animated: true) }
        selectTab(index)
        delegate?.tabBarController(self, didSelect: tapped)
    }

    /// Replaces the visible view, with a transition if the controller is on screen.
    private func changeSelection(from old: UIViewController, to new: UIViewController) {
        guard isVisible, view.window != nil else {
            old.viewIfLoaded?.removeFromSuperview()
            return showSelectedView()
        }
        let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        let interactionController = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
        let oldIndex = tabs.firstIndex(ofObject: old)
        var configuration = ControllerTransition.Configuration(kind: .selectTab, from: old, to: new, container: contentView)
        (configuration.fromView, configuration.toView) = (old.view, new.view)
        updateBarInsets(of: new)
        (configuration.fromFrame, configuration.toFrame) = (contentFrame(of: old), contentFrame(of: new))
        (configuration.disappearingControllers, configuration.appearingControllers, configuration.callsDidAppearFirst) = (
            [old], [new], false
        )
        configuration.willBegin = { [self] in
            updateBarVisibility()
        }
        configuration.didEnd = { [self] completed in
            (completed ? old : new).view.removeFromSuperview()
            defer { extendedLayoutDidChange() }
            guard !completed, let oldIndex else { return }
            currentIndex = oldIndex
            tabBar.selectedIndex = oldIndex
            updateBarVisibility()
        }
        let transition = ControllerTransition(configuration, animator: animator, interactionController: interactionController)
        tabTransition = transition
        transition.start()
    }

    /// Shows the view of the selected controller without animation.
    private func showSelectedView() {
        guard let controller = selectedViewController, isViewLoaded else { return }
        if isVisible { controller.beginAppearanceTransition(true, animated: false) }
        updateBarInsets(of: controller)
        controller.view.frame = contentFrame(of: controller)
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(controller.view)
        if isVisible { controller.endAppearanceTransition() }
        updateBarVisibility()
    }

    /// Returns the frame of the view of a child controller, and stores the insets from which it was computed.
    private func contentFrame(of controller: UIViewController) -> CGRect {
        controller.appliedBarFrameInsets = controller.barFrameInsets
        return contentView.bounds.inset(by: controller.barFrameInsets)
    }

    /// Updates the insets of the selected controller, and the frame of its view if the insets of the frame have changed.
    func extendedLayoutDidChange() {
        guard isViewLoaded, tabTransition?.hasEnded != false, let controller = selectedViewController else { return }
        updateBarInsets(of: controller)
        (controller as? BarContainer)?.extendedLayoutDidChange()
        guard controller.barFrameInsets != controller.appliedBarFrameInsets, controller.viewIfLoaded?.superview === contentView else {
            return
        }
        controller.view.setUntransformedFrame(contentFrame(of: controller))
    }

    // MARK: - The view

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        view.addSubview(tabBar)
        tabBar.tabBarController = self
        tabBar.onTap = { [weak self] in self?.didTapTab(at: $0) }
        showSelectedView()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        tabBar.frame = barFrame
        extendedLayoutDidChange()
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override var childrenFollowingAppearance: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
}
