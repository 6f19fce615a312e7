import QuartzCore

/// The view at the top of a tree, on a screen.
open class UIWindow: UIView {
    public let screen: UIScreen
    public private(set) var isKeyWindow = false
    /// Transitions between controllers that go on in this window.
    var transitions: [ControllerTransition] = []
    /// What the status bar covers.
    var barInsets = UIEdgeInsets.zero

    public override init(frame: CGRect) {
        screen = .main
        super.init(frame: frame)
        isHidden = true
    }

    package init(screen: UIScreen) {
        self.screen = screen
        super.init(frame: screen.bounds)
        isHidden = true
    }

    public required init?(coder: NSCoder) { return nil }

    public override var window: UIWindow? { self }

    open override var next: UIResponder? { screen.application }

    open override var isHidden: Bool {
        didSet { isHidden ? leaveScreen() : enterScreen() }
    }

    public func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    public func makeKey() {
        for window in screen.application?.windows ?? [] { window.isKeyWindow = false }
        isKeyWindow = true
    }

    /// Page keys that nobody took scroll.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !turn(by: $0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    /// Hands an event to the gesture recognizers and the views that it concerns.
    open func sendEvent(_ event: UIEvent) { screen.application?.hand.deliver(event, in: self) }

    /// Its view fills the window, and it appears when the window does.
    public var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            UIView.performWithoutAnimation { replace(oldValue) }
        }
    }

    /// While a transition is under way that nobody can take into the hand, touches are lost: there is nothing yet that could answer them.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        transitions.allSatisfy(\.acceptsTouches) ? super.hitTest(point, with: event) : nil
    }

    private func replace(_ old: UIViewController?) {
        for transition in transitions { transition.completeTransition(true) }
        old?.dropPresented()
        old?.disappear()
        old?.viewIfLoaded?.removeFromSuperview()
        guard let rootViewController else { return }
        rootViewController.view.frame = bounds
        rootViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if !isHidden { showRoot() }
    }

    private func enterScreen() {
        guard let application = screen.application, !application.windows.contains(self) else { return }
        application.windows.append(self)
        screen.tree.root.addSublayer(layer)
        setNeedsStatusBarUpdate()
        if rootViewController != nil { UIView.performWithoutAnimation { showRoot() } }
    }

    private func leaveScreen() {
        guard let application = screen.application, application.windows.contains(self) else { return }
        rootViewController?.disappear()
        application.windows.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        application.windows.last?.setNeedsStatusBarUpdate()
    }

    /// There is no frame between will and did: the first one that is drawn is already what `viewDidAppear` began.
    private func showRoot() {
        guard let rootViewController else { return }
        setNeedsStatusBarUpdate()
        rootViewController.beginAppearanceTransition(true, animated: false)
        insertSubview(rootViewController.view, at: 0)
        layoutIfNeeded()
        rootViewController.endAppearanceTransition()
        setNeedsStatusBarUpdate()
    }
}
