import CoreGraphics

/// What stands behind a view: makes it, follows its appearance, and contains or presents other controllers.
open class UIViewController: UIResponder {
    public let nibName: String?
    public let nibBundle: Bundle?
    /// Shown by whatever contains the controller and has room for a title.
    open var title: String? { didSet { navigationItem.title = title } }

    private var loaded: UIView?
    var appearance = Appearance.disappeared

    public internal(set) var children: [UIViewController] = []
    public internal(set) weak var parent: UIViewController?

    // MARK: Presenting

    /// How this controller looks when it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How it comes and goes, unless the transitioning delegate knows better.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Who is asked for the animators of presentation and dismissal.
    open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
    /// What is presented "in the current context" from inside covers this controller's view and no more.
    open var definesPresentationContext = false
    /// Whether its own transition style counts for what it is the context of.
    open var providesPresentationContextTransitionStyle = false
    /// Whether it decides about the status bar though it does not fill the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether a swipe dismisses the sheet that it is presented on.
    open var isModalInPresentation = false
    open var preferredContentSize = CGSize.zero

    /// The presentation that shows this controller, from `present` until it is dismissed.
    var presentation: UIPresentationController?
    /// Made before it is presented, where somebody asked for it.
    var preparedPresentation: UIPresentationController?
    /// What this controller itself presents.
    var presented: UIViewController?
    /// The transition that it takes part in.
    weak var transition: ControllerTransition?
    /// Its window's size is changing.
    weak var sizeTransition: SizeTransition?

    /// It comes or goes because its view was added or removed by hand.
    var movesByHand = false
    var isBeingAdded = false
    var isBeingRemoved = false

    // MARK: Room

    /// More than what the surroundings cover.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { if oldValue != additionalSafeAreaInsets { roomDidChange() } } }
    /// What bars of the controllers around it cover.
    var barInsets = UIEdgeInsets.zero { didSet { if oldValue != barInsets { roomDidChange() } } }

    private func roomDidChange() { viewIfLoaded?.noteSafeArea() }

    /// What a navigation controller shows of it.
    public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// What a tab bar shows of it.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// The bar at the bottom goes while this is on top.
    open var hidesBottomBarWhenPushed = false

    // MARK: - Making one

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// There are no archives to read from here; the requirement stands so that subclasses written for UIKit compile.
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
    }

    nonisolated deinit {}

    // MARK: - The view

    /// Made at the first use.
    open var view: UIView! {
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
        UIView.performWithoutAnimation {
            loadView()
            viewDidLoad()
        }
    }

    /// Makes the view; a plain one of the screen's size unless overridden. An override sets `view` and does not call super.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    /// Its place is known and it is laid out, on the way to `viewDidAppear`.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Called when the view's constraints are to be updated. An override calls super last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func viewSafeAreaInsetsDidChange() {}

    /// What the view is in; for a controller that is presented the one that presents it, as if it were asked from there.
    open override var next: UIResponder? { presentation?.presentingViewController ?? loaded?.superview }

    // MARK: - Moving between parents

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether the calls about its own appearance go on to its children; else it makes them.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Whose appearance follows this controller's.
    var childrenInView: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let loaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: loaded) == true }
    }

    // MARK: - Rotation and surroundings

    /// The directions in which it can be held, of those that a phone has.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }

    /// Its view is about to get another size. What is to move along is given to the coordinator; super tells the children.
    open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        for child in children {
            child.viewWillTransition(to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
        }
    }

    /// How large a child will be when this controller has the given size: as large, if it fills it.
    open func size(forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize) -> CGSize {
        guard let child = container.viewIfLoaded, let own = viewIfLoaded else { return parentSize }
        return child.bounds.size == own.bounds.size ? parentSize : child.bounds.size
    }

    open func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - The status bar

    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    // MARK: - Transitions that others may have to know of

    /// Presents a controller over this one, or over the one in whose context it is. A call that makes no sense now is reported and does nothing.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        startPresenting(viewControllerToPresent, animated: flag, completion)
    }

    /// Ours: how a controller is presented that knows that better than anybody.
    func ownPresentation(by presenter: UIViewController?) -> UIPresentationController? { nil }

    /// Shows a controller in whatever way the controllers around this one have for it; presents it where there is none.
    open func show(_ vc: UIViewController, sender: Any?) {
        parent.map { $0.show(vc, sender: sender) } ?? present(vc, animated: true)
    }

    /// Takes away what this controller presents and all above it, of which only the top-most is animated; if it presents nothing, this
    /// controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { startDismissing(animated: flag, completion) }
}
