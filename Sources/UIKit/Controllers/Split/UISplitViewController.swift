import CoreGraphics
import QuartzCore

/// A controller with two or three columns beside each other. In a compact width it collapses into one navigation stack.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    nonisolated deinit {}

    /// The value for a width that is computed automatically.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// The object that is notified of changes. It is not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// The kind of the split view controller.
    open private(set) var style: Style
    /// The mode that is requested, or automatic. A change is animated if the view is on the screen.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if preferredDisplayMode != oldValue { changeMode(to: preferredDisplayMode, animated: isVisible) } }
    }
    /// The position of shown columns that is requested, or automatic.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { changeMode(to: preferredDisplayMode, animated: isVisible) } }
    }
    /// The edge at which the primary column is.
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Whether a swipe from the edge shows the next column, and a swipe back hides it. If it is false, `displayModeButtonItem` is not added
    /// to the bar of the secondary column either.
    open var presentsWithGesture = true { didSet { gesture.isEnabled = presentsWithGesture } }
    /// The width of the primary column in points, or automatic.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The width of the primary column as a fraction of the whole width, or automatic.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The smallest width of the primary column.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The largest width of the primary column.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The width of the supplementary column in points, or automatic.
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The width of the supplementary column as a fraction of the whole width, or automatic.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// Whether the columns are collapsed into one navigation stack.
    open internal(set) var isCollapsed = false
    /// The columns that are visible. The value is `secondaryOnly` if the columns are collapsed.
    open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : currentMode }
    /// The position of shown columns.
    open var splitBehavior: SplitBehavior { resolvedBehavior }
    /// The bar button that shows the next column, or hides the primary column if all columns are visible.
    open internal(set) lazy var displayModeButtonItem = makeDisplayModeButton()

    /// The item to which `displayModeButtonItem` was added.
    weak var displayModeItem: UINavigationItem?
    /// The controllers of the columns, as they were set.
    var columns: [Column: UIViewController] = [:]
    /// The controllers whose views are shown. In styles with columns, a controller that is not a navigation controller is put into a new
    /// navigation controller.
    var containers: [Column: UIViewController] = [:]
    /// The controllers of columns that have moved onto the stack of the primary column while the columns are collapsed.
    var movedControllers: [Column: [UIViewController]] = [:]
    var currentMode = DisplayMode.secondaryOnly
    /// Whether a display mode was chosen by code or by the user. If false, the mode follows the size of the view.
    var hasChosenMode = false
    let primaryView = SplitColumnView()
    let supplementaryView = SplitColumnView()
    let secondaryView = SplitColumnView()
    let shade = UIView()
    private(set) lazy var gesture = SplitGesture(self)

    /// Creates a controller with two or three columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a classic controller, whose children are set with `viewControllers`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from its scene of a storyboard. Other coders create a classic controller without children.
    public required init?(coder: NSCoder) {
        style = (coder as? InterfaceCoder)?.splitStyle ?? .unspecified
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeSplit(coder) }
    }

    // MARK: - Columns

    /// The controllers of the columns: primary, supplementary and secondary. If the columns are collapsed, only the visible controller.
    open var viewControllers: [UIViewController] {
        get {
            if isCollapsed { return [collapsedContainer].compactMap { $0 } }
            return [Column.primary, .supplementary, .secondary].compactMap { containers[$0] ?? columns[$0] }
        }
        set {
            let list: [Column] = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            for (index, column) in list.enumerated() { setViewController(index < newValue.count ? newValue[index] : nil, for: column) }
        }
    }

    /// Returns the controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Sets the controller of a column. In styles with columns, a controller that is not a navigation controller is put
    /// into a new navigation controller.
    open func setViewController(_ vc: UIViewController?, for column: Column) { replaceColumn(column, by: vc) }

    /// Shows a column, animated if the view is on the screen. If the columns are collapsed, shows it in the stack.
    open func show(_ column: Column) { showColumn(column) }
    /// Hides a column, animated if the view is on the screen. It has no effect on the secondary column and while the columns are collapsed.
    open func hide(_ column: Column) { hideColumn(column) }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        setViewController(vc, for: .primary)
    }

    /// Shows a controller in the secondary column. If the columns are collapsed, pushes it.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        showDetail(vc)
    }

    /// The width of the primary column.
    open var primaryColumnWidth: CGFloat {
        columnWidth(
            preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction, 320, minimumPrimaryColumnWidth,
            maximumPrimaryColumnWidth)
    }
    /// The width of the supplementary column.
    open var supplementaryColumnWidth: CGFloat {
        columnWidth(
            preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction, 320, Self.automaticDimension,
            Self.automaticDimension)
    }

    // MARK: - The view

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        shade.backgroundColor = UIColor(white: 0, alpha: 0.12)
        shade.alpha = 0
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] _ in self?.shadeWasTapped() }
        shade.addGestureRecognizer(tap)
        for part in [secondaryView, shade, supplementaryView, primaryView] { view.addSubview(part) }
        gesture.install(in: view)
        isCollapsed = traitCollection.horizontalSizeClass == .compact
        currentMode = resolvedMode(preferredDisplayMode)
        isCollapsed ? collapse(isInitial: true) : showExpandedContainers()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        updateCollapse()
        layOutColumns()
    }

    open override var childForStatusBarStyle: UIViewController? { isCollapsed ? collapsedContainer : containers[.secondary] }
    open override var childForStatusBarHidden: UIViewController? { isCollapsed ? collapsedContainer : containers[.secondary] }
}

extension UIViewController {
    /// The nearest split view controller that contains this controller.
    public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
}
