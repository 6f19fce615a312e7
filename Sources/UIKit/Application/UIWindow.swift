import QuartzCore

/// The view at the top of a tree, on a screen.
open class UIWindow: UIView {
    public let screen: UIScreen
    public private(set) var isKeyWindow = false

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

    /// Its view fills the window, and it appears when the window does.
    public var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            oldValue?.disappear()
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let rootViewController else { return }
            rootViewController.view.frame = bounds
            rootViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if !isHidden { showRoot() }
        }
    }

    private func enterScreen() {
        guard let application = screen.application, !application.windows.contains(self) else { return }
        application.windows.append(self)
        screen.tree.root.addSublayer(layer)
        if rootViewController != nil { showRoot() }
    }

    private func leaveScreen() {
        guard let application = screen.application, application.windows.contains(self) else { return }
        rootViewController?.disappear()
        application.windows.removeAll { $0 === self }
        layer.removeFromSuperlayer()
    }

    /// There is no frame between will and did: the first one that is drawn is already what `viewDidAppear` began.
    private func showRoot() {
        guard let rootViewController else { return }
        rootViewController.beginAppearanceTransition(true, animated: false)
        addSubview(rootViewController.view)
        layoutIfNeeded()
        rootViewController.endAppearanceTransition()
    }
}
