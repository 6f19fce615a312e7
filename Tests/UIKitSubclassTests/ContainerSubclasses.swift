import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUIPageViewController: UIPageViewController {
    override var delegate: (any UIPageViewControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var dataSource: (any UIPageViewControllerDataSource)? {
        get { super.dataSource }
        set { super.dataSource = newValue }
    }
    override var transitionStyle: TransitionStyle { super.transitionStyle }
    override var navigationOrientation: NavigationOrientation { super.navigationOrientation }
    override var spineLocation: SpineLocation { super.spineLocation }
    override var isDoubleSided: Bool {
        get { super.isDoubleSided }
        set { super.isDoubleSided = newValue }
    }
    override var gestureRecognizers: [UIGestureRecognizer] { super.gestureRecognizers }
    override var viewControllers: [UIViewController]? { super.viewControllers }
    override func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
    ) { super.setViewControllers(viewControllers, direction: direction, animated: animated, completion: completion) }
    override func loadView() { super.loadView() }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { super.shouldAutomaticallyForwardAppearanceMethods }
    override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
    override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
    }
}

class CustomUISplitViewController: UISplitViewController {
    override var delegate: (any UISplitViewControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var style: Style { super.style }
    override var preferredDisplayMode: DisplayMode {
        get { super.preferredDisplayMode }
        set { super.preferredDisplayMode = newValue }
    }
    override var preferredSplitBehavior: SplitBehavior {
        get { super.preferredSplitBehavior }
        set { super.preferredSplitBehavior = newValue }
    }
    override var primaryEdge: PrimaryEdge {
        get { super.primaryEdge }
        set { super.primaryEdge = newValue }
    }
    override var presentsWithGesture: Bool {
        get { super.presentsWithGesture }
        set { super.presentsWithGesture = newValue }
    }
    override var preferredPrimaryColumnWidth: CGFloat {
        get { super.preferredPrimaryColumnWidth }
        set { super.preferredPrimaryColumnWidth = newValue }
    }
    override var preferredPrimaryColumnWidthFraction: CGFloat {
        get { super.preferredPrimaryColumnWidthFraction }
        set { super.preferredPrimaryColumnWidthFraction = newValue }
    }
    override var minimumPrimaryColumnWidth: CGFloat {
        get { super.minimumPrimaryColumnWidth }
        set { super.minimumPrimaryColumnWidth = newValue }
    }
    override var maximumPrimaryColumnWidth: CGFloat {
        get { super.maximumPrimaryColumnWidth }
        set { super.maximumPrimaryColumnWidth = newValue }
    }
    override var preferredSupplementaryColumnWidth: CGFloat {
        get { super.preferredSupplementaryColumnWidth }
        set { super.preferredSupplementaryColumnWidth = newValue }
    }
    override var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { super.preferredSupplementaryColumnWidthFraction }
        set { super.preferredSupplementaryColumnWidthFraction = newValue }
    }
    override var isCollapsed: Bool { super.isCollapsed }
    override var displayMode: DisplayMode { super.displayMode }
    override var splitBehavior: SplitBehavior { super.splitBehavior }
    override var displayModeButtonItem: UIBarButtonItem { super.displayModeButtonItem }
    override var viewControllers: [UIViewController] {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }
    override func viewController(for column: Column) -> UIViewController? { super.viewController(for: column) }
    override func setViewController(_ vc: UIViewController?, for column: Column) { super.setViewController(vc, for: column) }
    override func show(_ column: Column) { super.show(column) }
    override func hide(_ column: Column) { super.hide(column) }
    override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) { super.showDetailViewController(vc, sender: sender) }
    override var primaryColumnWidth: CGFloat { super.primaryColumnWidth }
    override var supplementaryColumnWidth: CGFloat { super.supplementaryColumnWidth }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
    override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
}

class CustomUISearchController: UISearchController {
    override var searchResultsUpdater: (any UISearchResultsUpdating)? {
        get { super.searchResultsUpdater }
        set { super.searchResultsUpdater = newValue }
    }
    override var delegate: (any UISearchControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var searchResultsController: UIViewController? { super.searchResultsController }
    override var searchBar: UISearchBar { super.searchBar }
    override var obscuresBackgroundDuringPresentation: Bool {
        get { super.obscuresBackgroundDuringPresentation }
        set { super.obscuresBackgroundDuringPresentation = newValue }
    }
    override var hidesNavigationBarDuringPresentation: Bool {
        get { super.hidesNavigationBarDuringPresentation }
        set { super.hidesNavigationBarDuringPresentation = newValue }
    }
    override var automaticallyShowsSearchResultsController: Bool {
        get { super.automaticallyShowsSearchResultsController }
        set { super.automaticallyShowsSearchResultsController = newValue }
    }
    override var showsSearchResultsController: Bool {
        get { super.showsSearchResultsController }
        set { super.showsSearchResultsController = newValue }
    }
    override var automaticallyShowsCancelButton: Bool {
        get { super.automaticallyShowsCancelButton }
        set { super.automaticallyShowsCancelButton = newValue }
    }
    override var automaticallyShowsScopeBar: Bool {
        get { super.automaticallyShowsScopeBar }
        set { super.automaticallyShowsScopeBar = newValue }
    }
    override var scopeBarActivation: ScopeBarActivation {
        get { super.scopeBarActivation }
        set { super.scopeBarActivation = newValue }
    }
    override func loadView() { super.loadView() }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override var presentingViewController: UIViewController? { super.presentingViewController }
    override func dismiss(animated flag: Bool, completion: (() -> Void)?) { super.dismiss(animated: flag, completion: completion) }
    override var isActive: Bool {
        get { super.isActive }
        set { super.isActive = newValue }
    }
}
