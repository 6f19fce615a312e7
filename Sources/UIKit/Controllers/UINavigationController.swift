import CoreGraphics

/// A stack of controllers of which the last is seen, with a bar that names it and leads back.
open class UINavigationController: UIViewController {
    nonisolated public enum Operation: Int, Sendable { case none, push, pop }

    open weak var delegate: UINavigationControllerDelegate?
    public let navigationBar = UINavigationBar()
    /// In which the controllers' views are, below the bar.
    let content = UIView()

    /// Leads back with a finger from the left edge, where the built-in transition does.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeSwipe.recognizer }
    private lazy var edgeSwipe = EdgeSwipe(self)

    private var stack: [UIViewController] = []
    /// What was asked for while a transition was under way.
    private var waiting: [() -> Void] = []
    private var isBarHidden = false

    /// Bars are a hand high where there is room, and a finger where there is not.
    private var barHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setStack([rootViewController])
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: - The stack

    /// From the root to the one that is seen.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    public var topViewController: UIViewController? { stack.last }
    /// The top one, or what is presented over it.
    public var visibleViewController: UIViewController? { presented ?? topViewController }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else {
            return Misstep.report("Pushing the same view controller instance more than once is not supported (\(viewController.label)).")
        }
        whenFree { [self] in change(to: stack + [viewController], .push, animated) }
    }

    /// Nil if only the root is left.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let top = stack.last
        whenFree { [self] in change(to: stack.dropLast(), .pop, animated) }
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else { return nil }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return nil }
        whenFree { [self] in change(to: Array(stack.prefix { $0 !== viewController }) + [viewController], .pop, animated) }
        return popped
    }

    /// Pops if the new top was in the stack already, and else pushes.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        whenFree { [self] in
            let isBack = viewControllers.last.map(stack.contains) ?? true
            change(to: viewControllers, isBack ? .pop : .push, animated)
        }
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// One after the other: what comes too early is done when the way is free.
    private func whenFree(_ change: @escaping () -> Void) {
        isMoving ? waiting.append(change) : change()
    }

    var isMoving: Bool { transitionOfStack?.isOver == false }
    private weak var transitionOfStack: ControllerTransition?

    private func goOn() {
        while !isMoving, !waiting.isEmpty { waiting.removeFirst()() }
    }

    private func setStack(_ new: [UIViewController]) {
        for controller in new where controller.parent !== self { addChild(controller) }
        stack = new
        navigationBar.items = new.map(\.navigationItem)
        for controller in new { controller.barInsets.top = isBarHidden ? 0 : barHeight }
    }

    private func change(to new: [UIViewController], _ operation: Operation, _ animated: Bool) {
        let (old, from, to) = (stack, stack.last, new.last)
        guard let to, from !== to, isVisible, viewIfLoaded?.window != nil else {
            return replace(old, by: new)
        }
        let gone = old.filter { !new.contains($0) }
        for controller in gone {
            controller.isBeingRemoved = true
            controller.willMove(toParent: nil)
        }
        for controller in new where !old.contains(controller) {
            controller.isBeingAdded = true
            addChild(controller)
        }
        stack = new
        to.barInsets.top = isBarHidden ? 0 : barHeight
        begin(operation, from, to, animated) { [self] completed in
            if !completed { stack = old }
            settle(completed ? gone : new.filter { !old.contains($0) }, came: completed ? new.filter { !old.contains($0) } : [])
            for controller in old + new { (controller.isBeingAdded, controller.isBeingRemoved) = (false, false) }
        }
    }

    private func settle(_ gone: [UIViewController], came: [UIViewController]) {
        for controller in gone {
            controller.removeFromParent()
            controller.barInsets.top = 0
        }
        for controller in came { controller.didMove(toParent: self) }
        navigationBar.settle(on: stack.map(\.navigationItem))
    }

    /// Nobody sees it.
    private func replace(_ old: [UIViewController], by new: [UIViewController]) {
        let top = stack.last
        setStack(new)
        if isViewLoaded, top !== new.last {
            top?.viewIfLoaded?.removeFromSuperview()
            showTop()
        }
        settle(old.filter { !new.contains($0) }, came: new.filter { !old.contains($0) })
    }

    private func showTop() {
        guard let top = topViewController else { return }
        top.view.frame = content.bounds
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(top.view)
    }

    // MARK: - Transitions

    private func begin(
        _ operation: Operation, _ from: UIViewController?, _ to: UIViewController, _ animated: Bool,
        _ over: @escaping (Bool) -> Void
    ) {
        let own =
            animated ? from.flatMap { delegate?.navigationController(self, animationControllerFor: operation, from: $0, to: to) } : nil
        let animator = animated ? own ?? NavigationAnimator(operation) : nil
        let hand = operation == .pop ? edgeSwipe.conductor : nil
        let interactor = own.map { delegate?.navigationController(self, interactionControllerFor: $0) } ?? hand
        var plan = ControllerTransition.Plan(kind: operation == .push ? .push : .pop, from: from, to: to, container: content)
        (plan.fromView, plan.toView) = (from?.view, to.view)
        (plan.fromFrame, plan.toFrame) = (content.bounds, content.bounds)
        plan.leaving = from.map { [$0] } ?? []
        plan.coming = [to]
        plan.isComingFirst = false
        plan.willBegin = { [self] in
            delegate?.navigationController(self, willShow: to, animated: animated)
            to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            navigationBar.move(to: stack.map(\.navigationItem), operation, to.transition)
        }
        plan.didEnd = { [self] completed in
            (completed ? from : to)?.view.removeFromSuperview()
            if !completed { from.map { content.addSubview($0.view) } }
            over(completed)
        }
        let transition = ControllerTransition(plan, animator: animator, interactor: animator == nil ? nil : interactor)
        transitionOfStack = transition
        transition.whenOver = { [weak self] completed in
            guard let self else { return }
            if completed { delegate?.navigationController(self, didShow: to, animated: animated) }
            goOn()
        }
        transition.start()
    }

    // MARK: - The view

    open override func viewDidLoad() {
        super.viewDidLoad()
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.clipsToBounds = true
        view.addSubview(content)
        view.addSubview(navigationBar)
        navigationBar.navigationController = self
        view.addGestureRecognizer(edgeSwipe.recognizer)
        showTop()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBar()
    }

    private func placeBar() {
        let top = view.safeAreaInsets.top
        navigationBar.setUntransformedFrame(
            CGRect(x: 0, y: isBarHidden ? -barHeight - 1 : top, width: view.bounds.width, height: barHeight))
        for controller in stack { controller.barInsets.top = isBarHidden ? 0 : barHeight }
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override var childrenInView: [UIViewController] { topViewController.map { [$0] } ?? [] }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForStatusBarStyle: UIViewController? { isBarHidden ? topViewController : nil }
    open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .black ? .lightContent : .default }

    // MARK: - The bar

    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        let change: () -> Void = { [self] in
            guard isViewLoaded else { return }
            placeBar()
            view.layoutIfNeeded()
            setNeedsStatusBarAppearanceUpdate()
        }
        animated ? UIView.animate(withDuration: UINavigationController.hideShowBarDuration, animations: change) : change()
    }

    public static let hideShowBarDuration: TimeInterval = 0.2
}

public typealias UINavigationControllerOperation = UINavigationController.Operation
