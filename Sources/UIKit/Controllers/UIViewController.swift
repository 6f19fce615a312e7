import CoreGraphics

/// What stands behind a view: makes it, follows its appearance, and contains other controllers.
open class UIViewController: UIResponder {
    public let nibName: String?
    public var title: String?
    private var loaded: UIView?

    public init(nibName: String?, bundle: Bundle?) {
        self.nibName = nibName
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
    }

    // MARK: - The view

    /// Made at the first use.
    public var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set {
            loaded?.controller = nil
            loaded = newValue
            newValue?.controller = self
        }
    }

    public var viewIfLoaded: UIView? { loaded }
    public var isViewLoaded: Bool { loaded != nil }

    public func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Makes the view; a plain one of the screen's size unless overridden. An override sets `view` and does not call super.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Called when the view's constraints are to be updated. An override calls super last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    open override var next: UIResponder? { loaded?.superview }

    // MARK: - Appearing

    private enum Appearance { case disappeared, appearing(Bool), appeared, disappearing(Bool) }
    private var appearance = Appearance.disappeared

    /// Tells the controller, and those in it, that its view begins to come or go.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            if case .appeared = appearance { return }
            appearance = .appearing(animated)
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            if case .disappeared = appearance { return }
            appearance = .disappearing(animated)
            viewWillDisappear(animated)
        }
        for child in children { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    public func endAppearanceTransition() {
        switch appearance {
        case .appearing(let animated):
            appearance = .appeared
            viewDidAppear(animated)
        case .disappearing(let animated):
            appearance = .disappeared
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            return
        }
        for child in children { child.endAppearanceTransition() }
    }

    func disappear() {
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }

    // MARK: - Children

    public private(set) var children: [UIViewController] = []
    public private(set) weak var parent: UIViewController?

    /// The child's view is added by the caller.
    public func addChild(_ child: UIViewController) {
        if let old = child.parent {
            if old === self { return }
            child.removeFromParent()
        }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    public func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
}
