import CoreGraphics

/// A search bar with the results of the search, which cover the content of another controller while the search is active.
///
/// The search bar is shown in a navigation bar, with `UINavigationItem.searchController`, or anywhere in the content, as in the header of a
/// table.
///
/// Differs from Apple: an active search controller is a child of the controller whose content is searched, and is not presented modally.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    nonisolated deinit {}

    /// The object that is called when the text or the scope has changed. It is not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that is notified when the search begins and ends. It is not retained.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The controller that shows the results, or nil if the searched controller shows them itself.
    open private(set) var searchResultsController: UIViewController?
    /// The search bar.
    open private(set) var searchBar = UISearchBar()

    /// Whether the content is dimmed and does not receive touches during a search. A tap on the dimmed content ends the search.
    open var obscuresBackgroundDuringPresentation = true { didSet { updateVisibility() } }
    /// Whether the row of the navigation bar with the title is hidden during a search.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the results are shown as soon as there is text.
    open var automaticallyShowsSearchResultsController = true { didSet { updateVisibility() } }
    /// Whether the results are visible during a search. By default, they are visible while there is text. Setting the property turns
    /// `automaticallyShowsSearchResultsController` off.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? searchBar.text?.isEmpty == false : showsResults }
        set {
            showsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }
    private var showsResults = false
    /// Whether the search bar has a Cancel button during a search.
    open var automaticallyShowsCancelButton = true
    /// Whether the scope buttons appear when the search begins, if the search bar has any. It is false if `scopeBarActivation` is `manual`.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// The event at which the scope buttons appear.
    nonisolated public enum ScopeBarActivation: Int, Sendable {
        /// The controller decides when the scope bar is visible.
        case automatic
        /// The app shows and hides the scope bar.
        case manual
        /// The scope bar is visible while there is text.
        case onTextEntry
        /// The scope bar is visible while the search is active.
        case onSearchActivation
    }
    /// The event at which the scope buttons appear. `automatic` is the beginning of the search.
    open var scopeBarActivation = ScopeBarActivation.automatic

    /// The controller whose content is searched.
    weak var searchedController: UIViewController?
    private var isSearching = false
    /// The last step of the end of a search, while its animation runs.
    private var pendingEnd: (() -> Void)?
    /// The number of searches that have ended with an animation. The completion of each animation compares it, so that the animation of an
    /// earlier end does not finish a later end.
    private var endCount = 0
    private let contentView = SearchContentView()

    private static let duration = 0.3

    /// Creates a search controller.
    ///
    /// - Parameter searchResultsController: The controller that shows the results, or nil if the searched controller shows them itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a search controller without a controller for results.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a search controller. The coder of a storyboard provides only the attributes that all controllers have. Other coders are
    /// ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        searchBar.searchController = self
        searchBar.placeholder = "Search"
        searchBar.sizeToFit()
    }

    open override func loadView() { view = contentView }

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentView.onTap = { [weak self] in self?.isActive = false }
        guard let results = searchResultsController else { return }
        addChild(results)
        contentView.addSubview(results.view)
        results.didMove(toParent: self)
        updateVisibility()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        searchResultsController?.viewIfLoaded?.frame = contentView.bounds
    }

    /// The controller whose content is searched, during a search.
    open override var presentingViewController: UIViewController? { isSearching ? searchedController : super.presentingViewController }

    /// Ends the search.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard isSearching else { return super.dismiss(animated: flag, completion: completion) }
        end(animated: flag, completion)
    }

    // MARK: - Activity

    /// Whether the search is active. Setting it begins or ends the search with an animation.
    open var isActive: Bool {
        get { isSearching }
        set {
            guard newValue != isSearching else { return }
            newValue ? begin() : end(animated: true, nil)
        }
    }

    private func begin() {
        searchedController = searchedController ?? searchBar.nearestController
        guard let searchedController, searchedController.isViewLoaded, searchedController.view.window != nil else {
            return Diagnostics.report(
                .warning, source: "UISearchController",
                "The search cannot begin, because its search bar is not on the screen. Set isActive in viewDidAppear(_:) or later.")
        }
        finishPendingEnd()
        guard !isSearching else { return }
        isSearching = true
        delegate?.willPresentSearchController(self)
        delegate?.presentSearchController(self)
        UIView.withoutAnimationBlock { addView(to: searchedController) }
        if !searchBar.searchTextField.isFirstResponder { searchBar.becomeFirstResponder() }
        searchResultsUpdater?.updateSearchResults(for: self)
        animate({ $0.contentView.setShade(visible: true) }) { [weak self] in
            guard let self, isSearching else { return }
            delegate?.didPresentSearchController(self)
        }
    }

    private func end(animated: Bool, _ completion: (() -> Void)?) {
        isSearching = false
        delegate?.willDismissSearchController(self)
        searchBar.resignFirstResponder()
        let hadText = searchBar.text?.isEmpty == false
        searchBar.text = nil
        updateVisibility()
        if hadText || searchResultsUpdater != nil { searchResultsUpdater?.updateSearchResults(for: self) }
        let finish: () -> Void = { [weak self] in
            guard let self, !isSearching else { return }
            removeView()
            delegate?.didDismissSearchController(self)
            completion?()
        }
        guard animated else {
            UIView.withoutAnimationBlock { updateBars() }
            return finish()
        }
        endCount += 1
        let number = endCount
        pendingEnd = finish
        animate({ $0.contentView.setShade(visible: false) }) { [weak self] in
            if self?.endCount == number { self?.finishPendingEnd() }
        }
    }

    /// Performs the last step of the end of a search. Called at the end of the animation, or earlier if the search begins again.
    private func finishPendingEnd() {
        guard let finish = pendingEnd else { return }
        pendingEnd = nil
        finish()
    }

    /// Animates a change together with the bars.
    private func animate(_ change: @escaping (UISearchController) -> Void, _ completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction],
            animations: { [self] in
                updateBars()
                change(self)
            }, completion: { _ in completion() })
    }

    /// Shows or hides the Cancel button, the scope buttons and the row of the navigation bar.
    private func updateBars() {
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = isSearching }
        updateScopeBar()
        let navigation = searchedController?.parent as? UINavigationController
        if searchBar.isInNavigationBar {
            navigation?.barExtentDidChange()
        } else if hidesNavigationBarDuringPresentation {
            setNavigationBarHidden(isSearching, in: navigation)
        }
        searchBar.layoutIfNeeded()
        navigation?.viewIfLoaded?.layoutIfNeeded()
        layOutView()
    }

    private func updateScopeBar() {
        guard searchBar.scopeButtonTitles?.isEmpty == false, scopeBarActivation != .manual else { return }
        searchBar.showsScopeBar = isSearching && (scopeBarActivation != .onTextEntry || searchBar.text?.isEmpty == false)
    }

    private var hasHiddenNavigationBar = false

    /// Hides the navigation bar for a search bar in the content, and shows it again.
    private func setNavigationBarHidden(_ hidden: Bool, in navigation: UINavigationController?) {
        guard let navigation, hidden ? !navigation.isNavigationBarHidden : hasHiddenNavigationBar else { return }
        hasHiddenNavigationBar = hidden
        navigation.setNavigationBarHidden(hidden, animated: false)
    }

    // MARK: - The view

    private func addView(to searchedController: UIViewController) {
        loadViewIfNeeded()
        searchedController.addChild(self)
        layOutView()
        contentView.setShade(visible: false)
        searchedController.view.addSubview(contentView)
        didMove(toParent: searchedController)
        updateVisibility()
    }

    private func removeView() {
        willMove(toParent: nil)
        contentView.removeFromSuperview()
        removeFromParent()
    }

    /// Covers the visible part of the searched view. A search bar in the content stays uncovered.
    private func layOutView() {
        guard let searchedView = searchedController?.viewIfLoaded else { return }
        var frame = searchedView.bounds
        var insets = (searchedView as? UIScrollView)?.adjustedContentInset ?? .zero
        if !searchBar.isInNavigationBar, searchBar.isDescendant(of: searchedView) {
            let bar = searchBar.convert(searchBar.bounds, to: searchedView)
            let covered = max(bar.maxY - frame.minY, 0)
            frame = CGRect(x: frame.minX, y: frame.minY + covered, width: frame.width, height: max(frame.height - covered, 0))
            insets.top = 0
        }
        contentView.frame = frame
        additionalSafeAreaInsets = insets
    }

    /// Shows the results, the shade, or nothing.
    private func updateVisibility() {
        guard isViewLoaded else { return }
        let showsResults = isSearching && searchResultsController != nil && showsSearchResultsController
        searchResultsController?.viewIfLoaded?.isHidden = !showsResults
        contentView.isTransparent = !showsResults && !obscuresBackgroundDuringPresentation
        contentView.hasShade = obscuresBackgroundDuringPresentation
    }

    // MARK: - Changes of the search bar

    /// Called when editing begins in the search bar.
    func editingDidBegin() {
        if !isSearching { begin() }
    }

    /// Called when the text or the scope of the search bar has changed.
    func textOrScopeDidChange() {
        guard isSearching else { return }
        updateVisibility()
        if scopeBarActivation == .onTextEntry, searchBar.showsScopeBar != (searchBar.text?.isEmpty == false) {
            animate({ _ in }, {})
        }
        searchResultsUpdater?.updateSearchResults(for: self)
    }
}
