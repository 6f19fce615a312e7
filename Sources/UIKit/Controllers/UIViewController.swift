import CoreGraphics

/// Manages a view: creates it, follows its appearance on screen, and contains or presents other controllers.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// The name of the xib from which the view is loaded, or nil.
    open private(set) var nibName: String?
    /// The bundle of the xib, or nil for the main bundle.
    open private(set) var nibBundle: Bundle?
    /// The title, which a containing controller may show. Setting it sets the titles of `navigationItem` and of an existing `tabBarItem`.
    open var title: String? {
        didSet {
            navigationItem.title = title
            storedTabBarItem?.title = title
        }
    }

    private var loadedView: UIView?
    /// The state of the appearance of the view.
    var appearanceState = AppearanceState.disappeared
    /// Whether `viewWillAppear` has been called, but not yet `viewIsAppearing`.
    var awaitsIsAppearing = false

    /// The child controllers.
    open internal(set) var children: [UIViewController] = []
    /// The controller that contains this controller, or nil.
    open internal(set) weak var parent: UIViewController?

    // MARK: - Presentation

    /// The style with which this controller is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The built-in animation of the presentation, used if the transitioning delegate provides no animator.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The delegate that provides animators and the presentation controller.
    open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
    /// Whether this controller is a presentation context.
    ///
    /// A presentation with the style `currentContext` or `overCurrentContext` covers only the view of its presentation context. The
    /// presentation context is the nearest controller for which this property is true. The search starts at the controller on which
    /// `present` is called and continues with its parents.
    open var definesPresentationContext = false
    /// Whether presentations in the context of this controller use its transition style.
    ///
    /// Differs from Apple: it has no effect.
    open var providesPresentationContextTransitionStyle = false
    /// Whether this controller determines the status bar while it is presented, even if it does not cover the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether this controller stays presented after a tap outside of its popover or a drag of its sheet.
    open var isModalInPresentation = false
    /// The size that the controller's content prefers. A new size is reported to the parent or, without a parent, to the
    /// presentation controller.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            if let parent {
                parent.preferredContentSizeDidChange(forChildContentContainer: self)
            } else {
                presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
            }
        }
    }
    /// Called when the preferred size of a child has changed. The default implementation does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
    /// Called when the size that Auto Layout determines for a child has changed.
    ///
    /// Differs from Apple: it is never called.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) {}

    /// The presentation that shows this controller. Set from `present` until the end of the dismissal.
    var presentation: UIPresentationController?
    /// The presentation controller that was requested before the presentation.
    var preparedPresentation: UIPresentationController?
    /// The controller that this controller itself presents, rather than one of its ancestors. Nil if there is none.
    var directlyPresentedController: UIViewController?
    /// The transition that this controller takes part in.
    weak var currentTransition: ControllerTransition?
    /// The change of the window's size that this controller takes part in.
    weak var sizeTransition: SizeTransition?

    /// Whether the current appearance or disappearance started because the view was added or removed directly, and not by a transition.
    var isAppearanceBegunByWindowChange = false
    /// Whether a container is adding this controller as a child.
    var isBeingAdded = false
    /// Whether a container is removing this controller.
    var isBeingRemoved = false

    // MARK: - Safe area

    /// Insets that are added to the safe area insets of the view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { if oldValue != additionalSafeAreaInsets { updateSafeArea() } } }
    /// The distances from the edges of the view to the area that no bar of a containing controller covers.
    var barInsets = UIEdgeInsets.zero { didSet { if oldValue != barInsets { updateSafeArea() } } }
    /// The insets of the view's frame in its container, because the view does not extend below the container's bars.
    var barFrameInsets = UIEdgeInsets.zero
    /// The `barFrameInsets` for which the container has set the view's frame.
    var appliedBarFrameInsets = UIEdgeInsets.zero

    /// The heights of the navigation bar for this controller, after their first use.
    var storedBarExtent: NavigationBarExtent?
    private weak var topContentScrollView: UIScrollView?
    private weak var bottomContentScrollView: UIScrollView?
    /// Sets the scroll view whose content is behind the bars at the given edges, or nil for the scroll view that is found
    /// automatically.
    ///
    /// Differs from Apple: the value for other edges than the top has no effect.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { topContentScrollView = scrollView }
        if edge.contains(.bottom) { bottomContentScrollView = scrollView }
        (parent as? BarContainer)?.extendedLayoutDidChange()
    }
    /// Sets the scroll view whose content is behind the bars.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    /// Returns the scroll view that was set for an edge, or nil.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        edge == .top ? topContentScrollView : edge == .bottom ? bottomContentScrollView : nil
    }

    /// The edges at which the view extends behind the bars of a containing controller. At the other edges, it ends at the bar.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { (parent as? BarContainer)?.extendedLayoutDidChange() } }
    /// Whether scroll views in the view are inset by the safe area, if their `contentInsetAdjustmentBehavior` is `automatic`.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { if isViewLoaded { view.forEachInTree { $0.safeAreaInsetsDidChange() } } }
    }
    /// Whether `edgesForExtendedLayout` also applies to opaque bars. If false, the view ends at such a bar.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { (parent as? BarContainer)?.extendedLayoutDidChange() } }

    private func updateSafeArea() { viewIfLoaded?.updateSafeArea() }

    /// The content of a navigation controller's bar for this controller.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// The item in a tab bar controller's bar for this controller. By default, it has the title of the controller. Setting nil restores the
    /// default.
    ///
    /// A navigation controller without a title has the item of its root controller by default.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = inheritedTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
            storedTabBarItem = item
            return item
        }
        set { storedTabBarItem = newValue }
    }
    private var storedTabBarItem: UITabBarItem?
    /// The item of a child that is the default item of this controller, or nil.
    var inheritedTabBarItem: UITabBarItem? { nil }
    /// The items that the toolbar of the navigation controller shows for this controller.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    final var storedToolbarItems: [UIBarButtonItem]?
    /// Sets the items of the toolbar.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        defaultSetToolbarItems(toolbarItems, animated: animated)
    }
    /// Whether the tab bar is hidden from the push of this controller onto a navigation controller until its pop.
    open var hidesBottomBarWhenPushed = false

    // MARK: - Initializers

    /// Creates a controller whose view is loaded from a xib. Without a name, the xib that is named like the class, possibly without
    /// `Controller` at the end, is used if it exists.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller from its scene of a storyboard. Its view is loaded at the first access. Other coders create a controller
    /// without a storyboard.
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = ((coder as? InterfaceCoder)?.element["nibName"], (coder as? InterfaceCoder)?.decoder.document.bundle)
        super.init()
        if let coder = coder as? InterfaceCoder { decodeController(coder) }
    }

    nonisolated deinit {}

    // MARK: - The view

    /// The view. It is created at the first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    /// The view, or nil if it has not been created.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view has been created.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Creates the view if it has not been created.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        UIView.withoutAnimationBlock {
            performWithTraits { loadView() }
            performWithTraits { Activity.perform(Activity(.appearance, "viewDidLoad")) { viewDidLoad() } }
        }
    }

    /// Creates the view from the storyboard or the xib of the controller. Without them, creates a `UIView` with the size of the screen.
    ///
    /// An override sets `view` and does not call super.
    open func loadView() {
        if loadViewFromInterface() { return }
        view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Called after the view was created.
    open func viewDidLoad() {}
    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called once between `viewWillAppear` and `viewDidAppear`, when the view is in the hierarchy and has its size. Changes that this
    /// method makes are visible in the first frame of the transition.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view has appeared and its transition has ended.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has disappeared and its transition has ended.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called when memory is low.
    open func didReceiveMemoryWarning() {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called to update the view's constraints. An override calls super last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Called after a change of the view's safe area.
    open func viewSafeAreaInsetsDidChange() {}

    /// The next responder: the presenting controller if this controller is presented, otherwise the superview of the view.
    open override var next: UIResponder? { presentation?.presentingViewController ?? loadedView?.superview }

    // MARK: - Moving between parents

    /// Called before the controller is added to a parent, or with nil before it is removed.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller was added to a parent, or with nil after it was removed.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether changes of this controller's appearance are forwarded to its children automatically. If false, the controller itself calls
    /// the children's methods.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The children that appear and disappear together with this controller.
    var childrenFollowingAppearance: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: loadedView) == true }
    }

    // MARK: - Rotation and environment

    /// The orientations to which the screen may rotate while the controller is in front. The default is all orientations on an iPad, and all
    /// but upside down on a phone.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let screen = viewIfLoaded?.window?.screen ?? .main
        return screen.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The preferred orientation at the presentation of the controller.
    ///
    /// Differs from Apple: it has no effect.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the screen may rotate while the controller is in front.
    open var shouldAutorotate: Bool { true }

    /// Called before the view's size changes. The default implementation calls the same method of each child.
    ///
    /// Changes that are added to the coordinator are animated along with the size.
    open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        for child in children {
            child.viewWillTransition(to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
        }
    }

    /// Returns the size of a child for a size of this controller: the same size if the child fills this view, otherwise the child's current
    /// size.
    open func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded, let own = viewIfLoaded else { return parentSize }
        return child.bounds.size == own.bounds.size ? parentSize : child.bounds.size
    }

    /// Called before the traits change. The default implementation calls the same method of each child.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Called after the traits have changed. The default implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The overrides and observers of traits, or nil if there are none.
    var traitState: TraitState?

    // MARK: - The status bar

    /// Whether the status bar is hidden while the controller is in front.
    open var prefersStatusBarHidden: Bool { false }
    /// The style of the status bar while the controller is in front.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The animation with which the status bar changes.
    ///
    /// Differs from Apple: it has no effect.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child whose `preferredStatusBarStyle` is used instead, or nil.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child whose `prefersStatusBarHidden` is used instead, or nil.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether the home indicator is hidden.
    ///
    /// Differs from Apple: it has no effect.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    // MARK: - Storyboards

    /// The scene from which the controller was created, or nil.
    var interfaceScene: InterfaceScene?
    /// The storyboard from which the controller was created, or nil.
    open var storyboard: UIStoryboard? { interfaceScene?.storyboard }
    /// The name under which the state of the controller is stored.
    ///
    /// Differs from Apple: it has no effect.
    open var restorationIdentifier: String?

    /// Performs the segue of the controller's scene that has the identifier. A segue that does not exist is reported.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        defaultPerformSegue(withIdentifier: identifier, sender: sender)
    }
    /// Returns whether a segue that the user has triggered is performed. The identifier is empty if the segue has none.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called before a segue is performed. The view of a destination that the segue has created is not loaded yet. The default
    /// implementation does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns whether the controller is the destination of an unwind segue. By default, this is the case if the class of the controller
    /// has the action and the controller is not the source of the segue.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }
    /// The form of `canPerformUnwindSegueAction(_:from:sender:)` before iOS 13. The newer method calls this method.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool {
        defaultCanPerformUnwind(action, from: fromViewController)
    }
    /// Returns the children in which the destination of an unwind segue is searched for, in this order. By default, these are all children,
    /// the last one first, except the child from which the search comes.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        defaultAllowedChildren(forUnwindingFrom: source)
    }
    /// Returns the child that is or contains the source of an unwind segue, or nil.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { defaultChildContaining(source) }
    /// Called on each container between the source and the destination of an unwind segue. An override shows the child that is or contains
    /// the destination.
    ///
    /// The default implementation does nothing. Navigation controllers and tab bar controllers override it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// Returns the segue that returns to a controller, or nil for the segue of the storyboard. Called on the container of the controller,
    /// then on the controller itself.
    open func segueForUnwinding(to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?)
        -> UIStoryboardSegue?
    { nil }

    // MARK: - Presenting and dismissing

    /// Presents a controller over this controller, or over the controller that defines the presentation context.
    ///
    /// A call that is not possible in the current state is reported and has no other effect.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        startPresenting(viewControllerToPresent, animated: flag, completion)
    }

    /// Returns the presentation controller that a subclass requires, such as the presentation controller of an alert. The default
    /// implementation returns nil.
    func builtInPresentation(by presentingController: UIViewController?) -> UIPresentationController? { nil }

    /// Called after the user has dismissed the controller by a drag or by a touch outside.
    func wasDismissedByUser() {}

    /// Shows a controller as the nearest container defines, for example with a push. Without a container, presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        parent.map { $0.show(vc, sender: sender) } ?? present(vc, animated: true)
    }

    /// Shows a controller as the detail of the nearest container that supports details. Without such a container,
    /// presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        parent.map { $0.showDetailViewController(vc, sender: sender) } ?? present(vc, animated: true)
    }

    /// Dismisses the controllers that are presented above this controller, or this controller if there are none.
    ///
    /// Only the dismissal of the topmost controller is animated.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { startDismissing(animated: flag, completion) }

    // MARK: - Members that subclasses can override

    /// The traits of the controller's screen, with the overrides of the controller and of the views and controllers around it. A controller
    /// whose view has no window has the traits of the main screen.
    open var traitCollection: UITraitCollection { inheritedTraits((viewIfLoaded?.window?.screen ?? .main).traitCollection) }
    /// The style of the controller, its children and their views, or unspecified for the inherited style.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { styleOverride }
        set { styleOverride = newValue }
    }
    /// Sets traits that replace the traits of this controller for a child. Unspecified traits are inherited. Nil removes the traits that
    /// were set.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childViewController.setParentTraits(collection)
    }
    /// Returns the traits that `setOverrideTraitCollection(_:forChild:)` has set, or nil.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitState?.parentTraits
    }
    /// The controller that is presented by this controller or by its nearest ancestor that presents a controller.
    open var presentedViewController: UIViewController? {
        if let directlyPresentedController { return directlyPresentedController }
        // A presented controller can become a child of a controller that contains its presenter. In this case it does not present itself.
        return presentation == nil ? parent?.presentedViewController : nil
    }
    /// The controller that presents this controller or its nearest presented ancestor.
    open var presentingViewController: UIViewController? { presentation?.presentingViewController ?? parent?.presentingViewController }
    /// The presentation controller of this controller or its nearest presented ancestor.
    ///
    /// If there is none, a presentation controller is created for a later presentation, except for the style `custom`:
    /// the value is then nil.
    open var presentationController: UIPresentationController? { defaultPresentationController }
    /// The sheet in which this controller is or will be presented, if its `modalPresentationStyle` is the style of a
    /// sheet.
    open var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }
    /// The popover in which this controller is or will be presented, if its `modalPresentationStyle` is `popover`.
    open var popoverPresentationController: UIPopoverPresentationController? { defaultPopoverPresentationController }
    /// Updates the status bar after a change of the controller's preferences. In an animation block, the bar fades in or out.
    open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.setNeedsStatusBarUpdate() }
    /// The transition that this controller or one of its ancestors takes part in, or nil.
    ///
    /// It is set before `viewWillAppear` and removed after `viewDidAppear` and `viewDidDisappear`.
    open var transitionCoordinator: UIViewControllerTransitionCoordinator? {
        currentTransition ?? sizeTransition ?? parent?.transitionCoordinator
    }
    /// Begins the appearance or disappearance of the controller and its children. Calls `viewWillAppear` or `viewWillDisappear`.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        defaultBeginAppearanceTransition(isAppearing, animated: animated)
    }
    /// Ends the appearance or disappearance of the controller and its children. Calls `viewDidAppear` or `viewDidDisappear`.
    open func endAppearanceTransition() { defaultEndAppearanceTransition() }
    /// Whether the controller, or its parent, is being presented.
    open var isBeingPresented: Bool {
        if let parent { return parent.isBeingPresented }
        guard let currentTransition else { return false }
        return currentTransition.kind == .present && currentTransition.to === self
    }
    /// Whether the controller, or its parent, is being dismissed.
    open var isBeingDismissed: Bool {
        if let parent { return parent.isBeingDismissed }
        guard let currentTransition else { return false }
        return currentTransition.kind == .dismiss && currentTransition.disappearingControllers.contains { $0 === self }
    }
    /// Whether the controller is about to be added to a parent, or was just added.
    open var isMovingToParent: Bool { isBeingAdded }
    /// Whether the controller is about to be removed from its parent, or was just removed.
    open var isMovingFromParent: Bool { isBeingRemoved }
    /// Adds a child controller. The caller must then add the child's view and call `didMove(toParent:)`.
    open func addChild(_ child: UIViewController) { defaultAddChild(child) }
    /// Removes the controller from its parent. The caller must first call `willMove(toParent: nil)` and remove the view.
    open func removeFromParent() { defaultRemoveFromParent() }
    /// Replaces the view of one child by the view of another child, with a view transition or with other animations.
    ///
    /// The new view is added to the superview of the old view. The old view is removed at the end.
    ///
    /// A warning is reported if this controller is not the parent of both children.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        defaultTransition(
            from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }
    /// The nearest navigation controller that contains this controller.
    open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    /// The nearest tab bar controller that contains this controller.
    open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
    /// The area at the top of the view that the status bar and a navigation bar cover.
    ///
    /// Differs from Apple: it is the top of the safe area, so it includes `additionalSafeAreaInsets`.
    open var topLayoutGuide: UILayoutSupport { defaultTopLayoutGuide }
    /// The area at the bottom of the view that a tab bar or a toolbar covers.
    ///
    /// Differs from Apple: it is the bottom of the safe area, so it includes `additionalSafeAreaInsets`.
    open var bottomLayoutGuide: UILayoutSupport { defaultBottomLayoutGuide }
}
