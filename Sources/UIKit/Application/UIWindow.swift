import QuartzCore

/// The root view of a view hierarchy on a screen.
@preconcurrency @MainActor open class UIWindow: UIView {
    nonisolated deinit {}

    /// The screen of the window.
    public private(set) var screen: UIScreen
    /// Whether the window receives key presses.
    public private(set) var isKeyWindow = false
    /// The transitions between controllers that are running in this window.
    var transitions: [ControllerTransition] = []
    /// The insets that the status bar covers.
    var barInsets = UIEdgeInsets.zero

    public override init(frame: CGRect) {
        screen = .main
        super.init(frame: frame)
        isHidden = true
    }

    /// Creates a window with the bounds of the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    package convenience init(screen: UIScreen) {
        self.init(frame: screen.bounds)
        self.screen = screen
    }

    /// Returns nil.
    ///
    /// Differs from Apple: nib files and storyboards are not supported.
    public required init?(coder: NSCoder) { return nil }

    open override var window: UIWindow? { self }

    open override var next: UIResponder? { screen.application }

    open override var isHidden: Bool {
        didSet { isHidden ? removeFromScreen() : addToScreen() }
    }

    /// Shows the window and makes it the key window.
    public func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Makes the window the key window.
    public func makeKey() {
        for window in screen.application?.windows ?? [] { window.isKeyWindow = false }
        isKeyWindow = true
    }

    /// Scrolls the content if a page key was pressed that no other responder has handled. Passes all other presses on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unhandled = presses.filter { !handlePagingKey(for: $0) }
        if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
    }

    /// Sends an event to the gesture recognizers and views that it concerns.
    open func sendEvent(_ event: UIEvent) { screen.application?.touchDispatcher.deliver(event, in: self) }

    /// The controller whose view fills the window. The view appears together with the window.
    public var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            UIView.performWithoutAnimation { replaceRootViewController(oldValue) }
        }
    }

    /// Returns nil during a transition that does not accept touches: it cannot be interrupted, or its property animator has
    /// `isUserInteractionEnabled` set to false. Touches are then ignored until the transition has ended.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        transitions.allSatisfy(\.acceptsTouches) ? super.hitTest(point, with: event) : nil
    }

    /// Ends all transitions and removes the old controller's view, then adds the new one.
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

    /// Adds the window to its screen as the frontmost window.
    private func addToScreen() {
        guard let application = screen.application, !application.windows.contains(self) else { return }
        application.windows.append(self)
        screen.tree.root.addSublayer(layer)
        setNeedsStatusBarUpdate()
        if rootViewController != nil { UIView.performWithoutAnimation { showRootViewController() } }
    }

    /// Removes the window from its screen.
    private func removeFromScreen() {
        guard let application = screen.application, application.windows.contains(self) else { return }
        rootViewController?.disappearWithoutAnimation()
        application.windows.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        application.windows.last?.setNeedsStatusBarUpdate()
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
