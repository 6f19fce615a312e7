import CoreGraphics

/// A controller with pages. One page is visible, or two pages beside a spine. The user turns the pages.
///
/// Each page is a view controller. The data source returns the pages beside the visible page.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    nonisolated deinit {}

    /// The object that is notified of transitions. It is not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The object that provides the pages beside the visible pages. Without it, the user cannot turn pages. It is not
    /// retained.
    ///
    /// Setting it, even to the same object, discards the pages that were requested before.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { dataSourceDidChange() } }
    /// The animation between pages.
    open private(set) var transitionStyle: TransitionStyle
    /// The axis along which the pages are turned.
    open private(set) var navigationOrientation: NavigationOrientation
    /// The position of the spine. It is `none` if the pages are scrolled.
    open internal(set) var spineLocation: SpineLocation
    /// Whether pages have content on their backs. The controller that follows the controller of a front is then the controller of its back.
    ///
    /// With a spine in the middle, pages always have content on their backs. Setting the property to false then has no effect.
    open var isDoubleSided: Bool {
        get { storedDoubleSided || spineLocation == .mid }
        set { storedDoubleSided = newValue }
    }
    private var storedDoubleSided = false
    /// The distance between two scrolled pages.
    let pageSpacing: CGFloat

    /// The gesture recognizers that turn the pages. The array is empty if the pages are scrolled.
    open var gestureRecognizers: [UIGestureRecognizer] { pager.gestureRecognizers }
    /// The visible pages. During an animated change by `setViewControllers`, these are the new pages.
    open var viewControllers: [UIViewController]? { pager.requestedPages ?? pages }

    /// The pages that are visible at rest.
    var pages: [UIViewController] = []
    /// The object that shows the pages.
    private(set) lazy var pager: any Pager = transitionStyle == .scroll ? PageScroller(self) : PageCurler(self)
    let pageControl = UIPageControl()

    /// The height of the page control.
    private static let pageControlHeight: CGFloat = 37

    /// Creates a controller without pages.
    ///
    /// - Parameters:
    ///   - style: Whether pages curl or scroll.
    ///   - navigationOrientation: Whether pages are beside or below each other.
    ///   - options: The position of the spine, or the distance between scrolled pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spineLocation = style == .scroll ? .none : Self.spineLocation(in: options)
        pageSpacing = Self.spacing(in: options)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose pages curl.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (transitionStyle, navigationOrientation, spineLocation, pageSpacing) = (.pageCurl, .horizontal, .min, 0)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from its scene of a storyboard. Other coders create a controller whose pages curl.
    public required init?(coder: NSCoder) {
        let attributes = (coder as? InterfaceCoder)?.pageAttributes ?? InterfaceCoder.PageAttributes()
        (transitionStyle, navigationOrientation) = (attributes.style, attributes.orientation)
        spineLocation = attributes.style == .scroll ? .none : attributes.spine
        pageSpacing = attributes.spacing
        super.init(coder: coder)
        storedDoubleSided = attributes.isDoubleSided
    }

    private static func spineLocation(in options: [OptionsKey: Any]?) -> SpineLocation {
        guard let value = options?[.spineLocation] else { return .min }
        let location = value as? SpineLocation ?? number(value).flatMap { Int(exactly: $0) }.flatMap(SpineLocation.init(rawValue:))
        guard let location, location != .none else { return .min }
        return location
    }

    private static func spacing(in options: [OptionsKey: Any]?) -> CGFloat {
        let spacing = options?[.interPageSpacing].flatMap(number) ?? 0
        return spacing.isFinite ? CGFloat(min(max(spacing, 0), 10_000)) : 0
    }

    private static func number(_ value: Any) -> Double? {
        (value as? Double) ?? (value as? CGFloat).map(Double.init) ?? (value as? Int).map(Double.init) ?? (value as? NSNumber)?.doubleValue
    }

    // MARK: - Pages

    /// Shows pages: one, or two for a spine in the middle or for pages with two sides. Another number of pages stops the program.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers of the pages. An empty array or nil removes all pages.
    ///   - direction: The direction of the movement.
    ///   - animated: Whether the change is animated.
    ///   - completion: Called at the end, with false if the old pages stay. This happens if the user turns back, or if another change
    ///     interrupts the scrolling before its middle.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        if isChangingSpine {
            // The pages are those for the position that the delegate is about to return.
            pagesForNewSpine = viewControllers
            return completion?(true) ?? ()
        }
        let new = (viewControllers ?? []).filter { canContain($0) }
        checkCount(of: new)
        pager.show(new, direction: direction, animated: animated && isViewLoaded && view.window != nil, completion)
        updatePageControl()
    }

    /// Stops the program for a number of pages that the spine does not allow.
    private func checkCount(of pages: [UIViewController]) {
        guard !pages.isEmpty else { return }
        let needed = transitionStyle == .pageCurl && isDoubleSided ? 1...2 : 1...1
        let isAllowed = spineLocation == .mid ? pages.count == 2 : needed.contains(pages.count)
        if !isAllowed {
            preconditionFailure(
                "The number of view controllers provided (\(pages.count)) doesn't match the number required "
                    + "(\(spineLocation == .mid ? 2 : 1)) for the requested spine location (\(spineLocation))")
        }
    }

    /// Updates the gestures and the page control, which depend on the data source.
    private func dataSourceDidChange() {
        pager.dataSourceDidChange()
        updatePageControl()
    }

    // MARK: - The view

    open override func loadView() {
        if loadViewFromInterface() { return }
        view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.clipsToBounds = true
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        pager.install(in: view)
        pageControl.addAction(UIAction { [weak self] _ in self?.pageControlDidChange() }, for: .valueChanged)
        pageControl.hidesForSinglePage = true
        updatePageControl()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bottom = view.safeAreaInsets.bottom
        let controlHeight = Self.pageControlHeight
        var area = view.bounds
        if hasPageControl {
            pageControl.frame = CGRect(
                x: 0, y: area.height - bottom - controlHeight, width: area.width, height: controlHeight)
            area.size.height = max(area.height - bottom - controlHeight, 0)
        }
        pager.layOut(in: area)
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override var childrenFollowingAppearance: [UIViewController] { pages }
    open override var childForStatusBarHidden: UIViewController? { pages.first }
    open override var childForStatusBarStyle: UIViewController? { pages.first }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        // The parent may not know the new size of this view, but the screen already has its new size.
        let screen = viewIfLoaded?.window?.screen.bounds.size ?? size
        updateSpine(isLandscape: screen.width > screen.height)
    }

    /// Whether the delegate is being called for the position of the spine.
    private var isChangingSpine = false
    private var pagesForNewSpine: [UIViewController]?

    /// Gets the position of the spine in a new orientation from the delegate. During this call, the delegate sets the pages for the
    /// new position.
    private func updateSpine(isLandscape: Bool) {
        guard transitionStyle == .pageCurl, let delegate else { return }
        pager.finishTransition()
        isChangingSpine = true
        let location = delegate.pageViewController(self, spineLocationFor: isLandscape ? .landscapeLeft : .portrait)
        isChangingSpine = false
        if location != .none { spineLocation = location }
        if let pagesForNewSpine { setViewControllers(pagesForNewSpine, direction: .forward, animated: false) }
        pagesForNewSpine = nil
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: - The page control

    private var hasPageControl: Bool { pageControl.superview != nil }

    /// Shows the page control if the data source returns a number of pages.
    private func updatePageControl() {
        guard isViewLoaded else { return }
        let isAllowed = transitionStyle == .scroll && navigationOrientation == .horizontal
        let count = isAllowed ? dataSource?.presentationCount(for: self) ?? 0 : 0
        if count > 0, let dataSource {
            pageControl.numberOfPages = count
            pageControl.currentPage = dataSource.presentationIndex(for: self)
        }
        guard (count > 0) != hasPageControl else { return }
        count > 0 ? view.addSubview(pageControl) : pageControl.removeFromSuperview()
        view.setNeedsLayout()
    }

    /// Turns to the page that was selected in the page control.
    private func pageControlDidChange() {
        let shown = pager.pageControlIndex
        guard pageControl.currentPage != shown else { return }
        pager.turn(pageControl.currentPage > shown ? .forward : .reverse)
    }
}
