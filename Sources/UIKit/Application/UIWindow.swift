import QuartzCore

/// The root view of a view hierarchy on a screen.
@preconcurrency @MainActor open class UIWindow: UIView {
    nonisolated deinit {}

    /// The screen of the window.
    open private(set) var screen: UIScreen
    /// Whether the window receives key presses.
    open private(set) var isKeyWindow = false
    /// The scene of the window. A window is created in the scene of its screen; without a scene it is not shown.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            if let windowScene, windowScene.screen !== screen {
                removeFromScreen()
                screen = windowScene.screen
            }
            windowScene == nil || isHidden ? removeFromScreen() : addToScreen()
        }
    }
    /// The position in the stack of windows. Among windows with the same level, the window that became visible last is in front.
    open var windowLevel = Level.normal {
        didSet { if windowLevel != oldValue { moveToLevel() } }
    }
    /// Whether the window can become the key window.
    open var canBecomeKey: Bool { true }
    /// The transitions between controllers that are running in this window.
    var transitions: [ControllerTransition] = []
    /// The distances from the edges to the area that the status bar does not cover.
    var barInsets = UIEdgeInsets.zero

    public override init(frame: CGRect) {
        screen = .main
        super.init(frame: frame)
        windowScene = screen.application?.mainScene
        isHidden = true
    }

    /// Creates a window of a scene, with the bounds of the scene's screen.
    public init(windowScene: UIWindowScene) {
        screen = windowScene.screen
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        isHidden = true
    }

    /// Creates a window with the bounds of the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    package convenience init(screen: UIScreen) {
        self.init(frame: screen.bounds)
        self.screen = screen
        windowScene = screen.application?.mainScene
    }

    /// Returns nil.
    ///
    /// Differs from Apple: a xib cannot contain a window.
    public required init?(coder: NSCoder) { return nil }

    open override var window: UIWindow? { self }

    open override var next: UIResponder? { windowScene ?? screen.application }

    open override var isHidden: Bool {
        didSet { isHidden ? removeFromScreen() : addToScreen() }
    }

    /// Shows the window and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Makes the window the key window.
    open func makeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        for window in screen.application?.windows ?? [] { window.stopBeingKey() }
        isKeyWindow = true
        becomeKey()
        post(Self.didBecomeKeyNotification)
    }

    /// Called after the window has become the key window.
    open func becomeKey() {}
    /// Called after the window has stopped being the key window.
    open func resignKey() {}

    private func stopBeingKey() {
        guard isKeyWindow else { return }
        isKeyWindow = false
        resignKey()
        post(Self.didResignKeyNotification)
    }

    /// Scrolls the content if a page key was pressed that no other responder has handled. Passes all other presses on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unhandled = presses.filter { !handlePagingKey(for: $0) }
        if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
    }

    /// Sends an event to the gesture recognizers and views that it concerns.
    open func sendEvent(_ event: UIEvent) { screen.application?.touchDispatcher.deliver(event, in: self) }

    /// The controller whose view fills the window. The view appears together with the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            UIView.withoutAnimationBlock { replaceRootViewController(oldValue) }
        }
    }

    /// Returns nil during a transition that does not accept touches: it cannot be interrupted, or its property animator has
    /// `isUserInteractionEnabled` set to false. Touches are then ignored until the transition has ended.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        transitions.allSatisfy(\.acceptsTouches) ? super.hitTest(point, with: event) : nil
    }

    /// The name of the running transition that does not accept touches, such as `a presentation`, or nil if there is none.
    package var transitionIgnoringTouches: String? { transitions.first { !$0.acceptsTouches }?.kind.name }

    /// Ends all transitions and removes the old controller's view, then adds the view of the new controller.
    private func replaceRootViewController(_ old: UIViewController?) {
        for transition in transitions { transition.completeTransition(true) }
        old?.removePresentedControllers()
        old?.disappearWithoutAnimation()
        old?.viewIfLoaded?.removeFromSuperview()
        guard let rootViewController else { return }
        rootViewController.view.frame = bounds
        rootViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if !isHidden { showRootViewController() }
    }

    /// Adds the window to its screen as the frontmost window of its level.
    private func addToScreen() {
        guard let application = screen.application, windowScene != nil, !application.windows.contains(object: self) else { return }
        insert(into: application)
        setNeedsStatusBarUpdate()
        if rootViewController != nil { UIView.withoutAnimationBlock { showRootViewController() } }
        post(Self.didBecomeVisibleNotification)
    }

    /// Inserts the window in front of the windows of its level, and its layer at the same position.
    private func insert(into application: UIApplication) {
        let index = application.windows.firstIndex { $0.windowLevel > windowLevel }
        let next = index.map { application.windows[$0] }
        application.windows.insert(self, at: index ?? application.windows.count)
        next.map { screen.tree.root.insertSublayer(layer, below: $0.layer) } ?? screen.tree.root.addSublayer(layer)
        // The layer of the status bar has the z position 1.
        let zPosition: CGFloat = windowLevel >= .statusBar ? 2 : 0
        if layer.zPosition != zPosition { layer.zPosition = zPosition }
    }

    /// Moves the window to its position in the stack, if it is visible.
    private func moveToLevel() {
        guard let application = screen.application, application.windows.contains(object: self) else { return }
        application.windows.removeAll { $0 === self }
        insert(into: application)
        application.statusBarWindow?.setNeedsStatusBarUpdate()
    }

    /// Removes the window from its screen.
    private func removeFromScreen() {
        guard let application = screen.application, application.windows.contains(object: self) else { return }
        rootViewController?.disappearWithoutAnimation()
        application.windows.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        application.statusBarWindow?.setNeedsStatusBarUpdate()
        post(Self.didBecomeHiddenNotification)
        guard isKeyWindow else { return }
        stopBeingKey()
        application.windows.last(where: \.canBecomeKey)?.makeKey()
    }

    /// Adds the root controller's view. No frame is drawn between `viewWillAppear` and `viewDidAppear`, so the first frame already shows
    /// the changes that `viewDidAppear` makes.
    private func showRootViewController() {
        guard let rootViewController else { return }
        setNeedsStatusBarUpdate()
        rootViewController.beginAppearanceTransition(true, animated: false)
        insertSubview(rootViewController.view, at: 0)
        layoutIfNeeded()
        rootViewController.endAppearanceTransition()
        setNeedsStatusBarUpdate()
    }
}
