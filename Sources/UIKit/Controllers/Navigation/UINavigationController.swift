import CoreGraphics
import QuartzCore

/// A controller with a stack of child controllers. The last child is visible, below a bar with its title and a back
/// button.
@preconcurrency @MainActor open class UINavigationController: UIViewController, BarContainer {
    nonisolated deinit {}

    /// The change of the stack that causes a transition.
    nonisolated public enum Operation: Int, Sendable {
        /// No operation.
        case none
        /// A controller is pushed onto the stack.
        case push
        /// A controller is removed from the stack.
        case pop
    }

    /// The delegate, which gets notifications and provides custom animators.
    open weak var delegate: UINavigationControllerDelegate?
    /// The bar at the top.
    open internal(set) var navigationBar = UINavigationBar()
    /// The container of the controllers' views. It is below the bar in the view hierarchy.
    let contentView = UIView()

    /// The recognizer of the swipe from the leading edge that pops the top controller.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePopGesture.recognizer }
    private lazy var interactivePopGesture = InteractivePopGesture(self)
    private lazy var barHidingGestures = BarHidingGestures(self)
    /// Whether a swipe up hides the bar, and a swipe down shows it.
    open var hidesBarsOnSwipe = false { didSet { barHidingGestures.swipe.isEnabled = hidesBarsOnSwipe } }
    /// Whether a tap on the content hides the bar or shows it.
    open var hidesBarsOnTap = false { didSet { barHidingGestures.tap.isEnabled = hidesBarsOnTap } }
    /// The recognizer of the swipe that hides or shows the bar.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHidingGestures.swipe }
    /// The recognizer of the tap that hides or shows the bar.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHidingGestures.tap }

    private(set) var stack: [UIViewController] = []
    /// The changes of the stack that were requested during a transition.
    private var pendingChanges: [() -> Void] = []
    private(set) var isBarHidden = false
    /// The toolbar at the bottom, which is hidden until the app shows it.
    let toolbarState = ToolbarState()

    /// The height of the row with the buttons. It is smaller if the vertical size class is compact.
    var barRowHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

    /// Creates a controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with one controller on the stack.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        replaceStack([], by: [rootViewController])
    }

    /// Creates a controller from its scene of a storyboard. Other coders create a controller with an empty stack.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeNavigation(coder) }
    }

    // MARK: - The stack

    /// The stack, from the root controller to the top controller.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The last controller of the stack.
    open var topViewController: UIViewController? { stack.last }
    /// The presented controller, or the top controller if there is no presented controller.
    open var visibleViewController: UIViewController? { directlyPresentedController ?? topViewController }

    /// Adds a controller to the stack and shows it.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard canContain(viewController) else { return }
        performWhenIdle { [self] in
            guard !stack.contains(object: viewController) else {
                return Diagnostics.report(
                    .warning, source: "UINavigationController",
                    "Pushing the same view controller instance more than once is not supported (\(viewController.diagnosticDescription)). Push "
                        + "another instance, or go back with popToViewController(_:animated:).")
            }
            changeStack(to: stack + [viewController], .push, animated)
        }
    }

    /// Goes back to the previous controller. Returns whether there is one.
    open override func accessibilityPerformEscape() -> Bool { popViewController(animated: true) != nil }

    /// Removes the top controller from the stack and returns it. If the stack has only the root controller, does nothing and returns nil.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let top = stack.last
        performWhenIdle { [self] in
            // Earlier pending changes may have left only the root controller.
            if stack.count > 1 { changeStack(to: stack.dropLast(), .pop, animated) }
        }
        return top
    }

    /// Removes all controllers except the root controller, and returns them. Returns nil if there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Removes all controllers above the given controller, and returns them. Returns nil if there are none, or if the controller is not on
    /// the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(ofObject: viewController) else { return nil }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return nil }
        performWhenIdle { [self] in
            // An earlier pending change may have removed the controller.
            guard let index = stack.firstIndex(ofObject: viewController) else { return }
            changeStack(to: Array(stack[...index]), .pop, animated)
        }
        return popped
    }

    /// Replaces the stack. The transition is a pop if the new top controller is in the current stack or the new stack is empty, otherwise a
    /// push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let viewControllers = viewControllers.filter { canContain($0) }
        performWhenIdle { [self] in
            let isPop = viewControllers.last.map(stack.contains(object:)) ?? true
            changeStack(to: viewControllers, isPop ? .pop : .push, animated)
        }
    }

    /// Removes the controllers above a child, as an unwind segue requires.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        popToViewController(subsequentVC, animated: unwindSegue.isAnimated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Calls `change` immediately, or after the current transition. Pending changes are performed in the order of their
    /// requests.
    private func performWhenIdle(_ change: @escaping () -> Void) {
        isTransitioning ? pendingChanges.append(change) : change()
    }

    var isTransitioning: Bool { stackTransition?.hasEnded == false }
    private weak var stackTransition: ControllerTransition?
    /// The last controller for which the delegate's `didShow` was called.
    private weak var announcedController: UIViewController?

    /// Performs the pending changes in order, until one of them starts a transition.
    private func performPendingChanges() {
        while !isTransitioning, !pendingChanges.isEmpty { pendingChanges.removeFirst()() }
    }

    private func setStack(_ new: [UIViewController]) {
        for controller in new where controller.parent !== self { addChild(controller) }
        stack = new
        navigationBar.items = new.map(\.navigationItem)
        updateBarInsets()
    }

    private func changeStack(to new: [UIViewController], _ operation: Operation, _ animated: Bool) {
        let (old, from, to) = (stack, stack.last, new.last)
        guard let to, from !== to, isVisible, viewIfLoaded?.window != nil else {
            return replaceStack(old, by: new)
        }
        let removed = old.filter { !new.contains($0) }
        for controller in removed {
            controller.isBeingRemoved = true
            controller.willMove(toParent: nil)
        }
        for controller in new where !old.contains(object: controller) {
            controller.isBeingAdded = true
            addChild(controller)
        }
        stack = new
        updateBarInsets()
        beginTransition(operation, from, to, animated) { [self] completed in
            let added = new.filter { !old.contains(object: $0) }
            if !completed {
                stack = old
                for controller in added { controller.willMove(toParent: nil) }
            }
            finishStackChange(removed: completed ? removed : added, added: completed ? added : [])
            for controller in old + new { (controller.isBeingAdded, controller.isBeingRemoved) = (false, false) }
        }
    }

    /// Ends a change of the stack: removes the old child controllers, calls `didMove(toParent:)` on the new child controllers, and
    /// updates the navigation bar and the toolbar.
    private func finishStackChange(removed: [UIViewController], added: [UIViewController]) {
        for controller in removed {
            controller.removeFromParent()
            controller.storedBarExtent?.detach()
            (controller.barInsets, controller.barFrameInsets) = (.zero, .zero)
        }
        for controller in added { controller.didMove(toParent: self) }
        navigationBar.setItemsWithoutAnimation(stack.map(\.navigationItem))
        updateToolbarItems(animated: false)
    }

    /// Changes the stack without a transition, because the view is not visible, the top controller stays the same, or the new stack is
    /// empty.
    private func replaceStack(_ old: [UIViewController], by new: [UIViewController]) {
        let top = stack.last
        let removed = old.filter { !new.contains(object: $0) }
        for controller in removed { controller.willMove(toParent: nil) }
        setStack(new)
        if isViewLoaded, top !== new.last {
            let disappears = new.isEmpty && top?.isVisible == true
            if disappears { top?.beginAppearanceTransition(false, animated: false) }
            top?.viewIfLoaded?.removeFromSuperview()
            if disappears { top?.endAppearanceTransition() }
            showTopView()
        }
        finishStackChange(removed: removed, added: new.filter { !old.contains($0) })
        tabBarController?.updateBarVisibility()
    }

    private func showTopView() {
        guard let top = topViewController else { return }
        top.view.frame = contentFrame(of: top)
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(top.view)
    }

    // MARK: - Transitions

    private func beginTransition(
        _ operation: Operation, _ from: UIViewController?, _ to: UIViewController, _ animated: Bool,
        _ didEnd: @escaping (Bool) -> Void
    ) {
        let customAnimator =
            animated ? from.flatMap { delegate?.navigationController(self, animationControllerFor: operation, from: $0, to: to) } : nil
        let animator = animated ? customAnimator ?? NavigationAnimator(operation) : nil
        // The view is loaded first, because the height of the bar depends on its scroll view.
        to.loadViewIfNeeded()
        updateBarInsets()
        let popInteraction = operation == .pop ? interactivePopGesture.interactionController : nil
        let interactionController =
            customAnimator.map { delegate?.navigationController(self, interactionControllerFor: $0) } ?? popInteraction
        var configuration = ControllerTransition.Configuration(
            kind: operation == .push ? .push : .pop, from: from, to: to, container: contentView)
        (configuration.fromView, configuration.toView) = (from?.view, to.view)
        (configuration.fromFrame, configuration.toFrame) = (from.map(contentFrame) ?? contentView.bounds, contentFrame(of: to))
        configuration.disappearingControllers = from.map { [$0] } ?? []
        configuration.appearingControllers = [to]
        configuration.callsDidAppearFirst = false
        configuration.willBegin = { [self] in
            delegate?.navigationController(self, willShow: to, animated: animated)
            to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            navigationBar.transition(to: stack.map(\.navigationItem), operation, to.currentTransition)
            updateToolbarItems(animated: animated)
            _ = to.currentTransition?.animate(
                alongsideTransition: { [self] _ in
                    // Only the bar is animated. The new view is laid out at once.
                    UIView.withoutAnimationBlock { to.view.layoutIfNeeded() }
                    layOutBarFrame()
                    navigationBar.layoutIfNeeded()
                }, completion: nil)
            tabBarController?.updateBarVisibility(alongside: to.currentTransition)
        }
        configuration.didEnd = { [self] completed in
            (completed ? from : to)?.view.removeFromSuperview()
            if !completed { from.map { contentView.addSubview($0.view) } }
            didEnd(completed)
        }
        let transition = ControllerTransition(
            configuration, animator: animator, interactionController: animator == nil ? nil : interactionController)
        stackTransition = transition
        transition.afterEnd = { [weak self] completed in
            guard let self else { return }
            updateContentFrame()
            layOutBar()
            if completed { notifyShown(to, animated) }
            performPendingChanges()
        }
        transition.start()
    }

    private func notifyShown(_ controller: UIViewController, _ animated: Bool) {
        announcedController = controller
        delegate?.navigationController(self, didShow: controller, animated: animated)
    }

    /// The top controller that appears together with this controller and was not shown before, or nil.
    private var newTopController: UIViewController? { isTransitioning || stack.last === announcedController ? nil : stack.last }

    // MARK: - The view

    /// Calls the delegate for a top controller that was not shown before.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let newTopController { delegate?.navigationController(self, willShow: newTopController, animated: animated) }
    }

    /// Calls the delegate for a top controller that was not shown before.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let newTopController { notifyShown(newTopController, animated) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.clipsToBounds = true
        view.addSubview(contentView)
        view.addSubview(navigationBar)
        navigationBar.navigationController = self
        updateBarInsets()
        navigationBar.setItemsWithoutAnimation(stack.map(\.navigationItem))
        view.addGestureRecognizer(interactivePopGesture.recognizer)
        view.addGestureRecognizer(barHidingGestures.swipe)
        view.addGestureRecognizer(barHidingGestures.tap)
        showTopView()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        interactivePopGesture.updateEdge()
        layOutBar()
    }

    func extendedLayoutDidChange() { updateBarInsets() }

    override var inheritedTabBarItem: UITabBarItem? { title == nil ? stack.first?.tabBarItem : nil }
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override var childrenFollowingAppearance: [UIViewController] { topViewController.map { [$0] } ?? [] }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForStatusBarStyle: UIViewController? { isBarHidden ? topViewController : nil }
    open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .black ? .lightContent : .default }

    // MARK: - The bar

    /// Whether the bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        let change: () -> Void = { [self] in
            guard isViewLoaded else { return }
            layOutBar()
            view.layoutIfNeeded()
            setNeedsStatusBarAppearanceUpdate()
        }
        animated ? UIView.animate(withDuration: UINavigationController.hideShowBarDuration, animations: change) : change()
    }

    /// The bar at the bottom with the items of the top controller.
    open var toolbar: UIToolbar! { toolbarState.toolbar }
    /// Whether the toolbar is hidden, which is the default.
    open var isToolbarHidden: Bool {
        get { toolbarState.isHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Shows or hides the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { defaultSetToolbarHidden(hidden, animated: animated) }

    /// The duration in seconds of the animation that shows or hides the bar.
    public static let hideShowBarDuration: TimeInterval = 0.2
}
