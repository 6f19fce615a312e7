import CoreGraphics
import QuartzCore

/// A scroll view that shows items. A layout determines their positions. Only visible items have a view.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    nonisolated deinit {}

    /// The element kind of a section's header.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The element kind of a section's footer.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The object that provides the number of items and their cells. It is not retained.
    open weak var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
    private weak var collectionDelegate: UICollectionViewDelegate?

    /// The interaction that shows the context menus of the delegate, or nil until a delegate is set.
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
    /// The index path for which a context menu was last requested from the delegate, or nil for the space between the items.
    final var contextMenuPath: IndexPath?

    /// The object that is notified of events of the items and of scrolling. It is not retained.
    open var delegate: UICollectionViewDelegate? {
        get { collectionDelegate }
        set {
            collectionDelegate = newValue
            scrollDelegate = newValue
            addContextMenu()
            collectionViewLayout.isValid = false
            setNeedsLayout()
        }
    }

    /// The object that is notified of items that will probably become visible soon. It is not retained.
    open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?

    /// The layout that positions the items.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard oldValue !== collectionViewLayout else { return }
            oldValue.collectionView = nil
            attachLayout()
        }
    }

    /// Whether the user can select items.
    open var allowsSelection: Bool {
        get { selection.allowsSelection }
        set { selection.allowsSelection = newValue }
    }
    /// Whether the user can select more than one item. If true, a tap on a selected item deselects it.
    open var allowsMultipleSelection: Bool {
        get { selection.allowsMultipleSelection }
        set {
            selection.allowsMultipleSelection = newValue
            enforceSelectionLimit()
        }
    }
    /// The view behind the items. It has the size of the collection view.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    override var viewBehindContent: UIView? { backgroundView }
    /// Whether the prefetching data source is notified of items that will probably become visible soon.
    open var isPrefetchingEnabled = true
    /// Whether the user can select items in editing mode.
    open var allowsSelectionDuringEditing: Bool {
        get { selection.allowsSelectionDuringEditing }
        set { selection.allowsSelectionDuringEditing = newValue }
    }
    /// Whether the user can select more than one item in editing mode.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { selection.allowsMultipleSelectionDuringEditing }
        set {
            selection.allowsMultipleSelectionDuringEditing = newValue
            enforceSelectionLimit()
        }
    }
    /// Whether cells that change their size are measured again automatically.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: - State

    /// The number of items in each section.
    var itemCounts: [Int] = []
    /// Whether `itemCounts` is up to date.
    var hasCurrentCounts = false
    /// The elements that have a view, in no particular order.
    var visibleElements: [VisibleElement] = []
    /// The bounds at the last layout pass, or null if all elements must be laid out again.
    var laidOutBounds = CGRect.null
    /// The cells and supplementary views that can be reused. The kind of a cell is nil.
    let viewPool = ReusePool<UICollectionReusableView>(owner: "UICollectionView")
    /// The selected items and the touched item.
    var selection = ListSelection()
    /// The item that has the keyboard focus.
    package var focusedIndexPath: IndexPath?
    /// The scroll views of the visible sections that scroll on their own, perpendicular to the direction of the collection view.
    var orthogonalScrollViews: [OrthogonalScrollView] = []
    /// Whether the visible elements must be updated although neither the layout nor the bounds have changed.
    var needsElementUpdate = false
    /// The movement of an item by a finger, or nil if no item is being moved.
    var movement: InteractiveMovement?
    /// Scrolls while the moved item is near an edge.
    lazy var movementAutoscroller = EdgeAutoscroller(self, position: { [weak self] in self?.movement?.position }) { [weak self] step in
        guard let self, let position = movement?.position else { return }
        // The item stays under the finger.
        updateInteractiveMovementTargetPosition(CGPoint(x: position.x + step.dx, y: position.y + step.dy))
    }
    /// The items that were announced to the prefetching data source.
    var prefetchState = PrefetchState()
    /// The transition between two layouts that is in progress.
    var layoutTransition: LayoutTransition?
    /// The cell that the data source configures again, with its index path, or nil outside of `reconfigureItems(at:)`.
    var reconfiguredCell: (path: IndexPath, cell: UICollectionViewCell)?
    /// The element whose view is being created: the index path that the data source receives, the kind (nil for a cell), and the position
    /// in a list (nil outside of a list).
    var createdElement: (path: IndexPath, kind: String?, position: ListPosition?)?
    /// Controls the cell that is swiped aside, with the recognizer that moves it.
    lazy var swipeController = SwipeActionsController(self)
    /// Whether `swipeController` was created, because a list has swipe actions.
    var hasSwipeController = false
    /// The changes that were reported in the current call of `performBatchUpdates(_:completion:)`.
    var pendingUpdates = PendingUpdates()
    /// Whether the collection view is loading, laying out, or updating its items, so that no index may change. During this time, loads and
    /// layouts that the data source, the delegate or the layout requests are deferred until the end. An update is replaced by a deferred
    /// load of all items.
    private(set) var isDeferringUpdates = false

    /// The identity of an element of the layout.
    struct ElementKey: Hashable {
        var path: IndexPath
        /// The kind of the element, or nil for a cell.
        var kind: String?

        init(path: IndexPath, kind: String?) { (self.path, self.kind) = (path, kind) }
        @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
            (path, kind) = (attributes.indexPath, attributes.representedElementKind)
        }
    }

    /// An element of the layout that has a view.
    struct VisibleElement {
        var path: IndexPath
        /// The kind of the element, or nil for a cell.
        var kind: String?
        let view: UICollectionReusableView
        var category = ElementCategory.cell
        /// The size for which the view was measured last. The value is nil if it must be measured.
        var measuredSize: CGSize?

        var key: ElementKey { ElementKey(path: path, kind: kind) }
    }

    // MARK: - Creation

    /// Creates a collection view.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        attachLayout()
    }

    /// Creates a collection view with a flow layout.
    public convenience override init(frame: CGRect) { self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()) }

    /// Creates a collection view from its element of a storyboard or xib. Other coders create a collection view with a flow layout.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        attachLayout()
        if let coder = coder as? InterfaceCoder { decodeCollection(coder) }
    }

    /// Connects a new layout to the collection view.
    private func attachLayout() {
        collectionViewLayout.collectionView = self
        collectionViewLayout.isValid = false
        laidOutBounds = .null
        setNeedsLayout()
    }

    /// Replaces the layout. If animated, the items move to the positions of the new layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        defaultSetCollectionViewLayout(layout, animated: animated, completion: completion)
    }

    override var computesContentSize: Bool { true }

    /// Calls `body`, which may call the data source and the delegate. Loads, layouts and updates that they request are deferred; see
    /// `isDeferringUpdates`.
    func withDeferredUpdates(_ body: () -> Void) {
        let wasDeferringUpdates = isDeferringUpdates
        isDeferringUpdates = true
        defer { isDeferringUpdates = wasDeferringUpdates }
        body()
    }

    open override func layoutSubviews() {
        layoutItems()
        super.layoutSubviews()
    }

    // MARK: - Touches

    override func dragWillBegin() { if hasSwipeController { swipeController.close(animated: true) } }

    override func restingOffset(for proposedOffset: CGPoint, dragStart: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposedOffset, withScrollingVelocity: velocity)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard hasSwipeController, gestureRecognizer === swipeController.recognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return !isDragging && movement == nil && swipeController.canBegin
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A touch that stops the content does not select an item. Its view is the scroll view that was moving.
        guard let touch = touches.first, touch.view !== self, !(touch.view is OrthogonalScrollView) else { return }
        highlightItem(at: touch.location(in: self))
    }

    /// Ends the highlight without selecting when the finger leaves its item.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let path = selection.touchedPath, let cell = cellForItem(at: path),
            !cell.bounds.contains(touch.location(in: cell))
        else { return }
        unhighlightItem(isTap: false)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlightItem(isTap: true) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlightItem(isTap: false) }

    // MARK: - Members that subclasses can override

    /// Discards the numbers of items, the selection and all cells. The data source is queried again at the next layout pass or request for
    /// items.
    open func reloadData() { defaultReloadData() }
    /// The number of sections.
    open var numberOfSections: Int {
        loadIfNeeded()
        return itemCounts.count
    }
    /// Returns the number of items in a section, or 0 if the section does not exist.
    open func numberOfItems(inSection section: Int) -> Int { defaultNumberOfItems(inSection: section) }
    /// Returns the layout attributes of an item, or nil if the layout has none for it.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        defaultLayoutAttributesForItem(at: indexPath)
    }
    /// Returns the item at a point of the content, or nil if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { defaultIndexPathForItem(at: point) }
    /// Returns the index path of a visible cell, or nil if the collection view does not show the cell.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { visibleElements.first { $0.view === cell }?.path }
    /// Returns the cell of a visible item, or nil if the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { defaultCellForItem(at: indexPath) }
    /// Returns the visible supplementary view at an index path, or nil if there is none.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        defaultSupplementaryView(forElementKind: elementKind, at: indexPath)
    }
    /// The visible cells, in the order of their items.
    open var visibleCells: [UICollectionViewCell] {
        visibleElements.filter { $0.kind == nil }.sorted { $0.path < $1.path }.compactMap { $0.view as? UICollectionViewCell }
    }
    /// The index paths of the visible items, in ascending order.
    open var indexPathsForVisibleItems: [IndexPath] { visibleElements.filter { $0.kind == nil }.map(\.path).sorted() }
    /// Scrolls so that an item is at the given position of the visible area, as far as the content allows.
    ///
    /// With an empty set of positions, scrolls by the smallest distance that makes the item visible.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        defaultScrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
    /// Registers a class of cells. A cell of the class is created if no cell can be reused. If the class is nil, removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        defaultRegister(cellClass, forCellWithReuseIdentifier: identifier)
    }
    /// Registers a xib with a cell, from which a cell is created if no cell can be reused. If the xib is nil, removes the
    /// registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        defaultRegister(nib, ofKind: nil, withReuseIdentifier: identifier)
    }
    /// Registers a xib with a supplementary view. If the xib is nil, removes the registration.
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        defaultRegister(nib, ofKind: kind, withReuseIdentifier: identifier)
    }
    /// Registers a class of supplementary views. If the class is nil, removes the registration.
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        defaultRegister(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }
    /// Returns a cell for reuse, or a new cell of the registered class or xib. If nothing is registered for the identifier, reports an
    /// error and returns an empty cell.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        defaultDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    /// Returns a supplementary view for reuse, or a new view of the registered class or xib. If nothing is registered for the identifier,
    /// reports an error and returns an empty view.
    open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionReusableView
    {
        defaultDequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }
    /// The index paths of the selected items, in ascending order.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.sortedPaths }
    /// Selects an item without notifying the delegate. If the index path is nil or the item does not exist, deselects all items.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        defaultSelectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects an item without notifying the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { defaultDeselectItem(at: indexPath, animated: animated) }
    /// Shows several changes in one animation.
    ///
    /// Deletions use the indices before the update, and insertions use the indices after it. The order of the calls does not matter.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        defaultPerformBatchUpdates(updates, completion: completion)
    }
    /// Whether a call of `performBatchUpdates(_:completion:)` is collecting changes, which are not shown yet.
    open var hasUncommittedUpdates: Bool { pendingUpdates.isCollecting }
    /// Calls the data source, which configures the cells of visible items again. The cells are not replaced.
    open func reconfigureItems(at indexPaths: [IndexPath]) { defaultReconfigureItems(at: indexPaths) }
    /// Whether the collection view is in editing mode, in which cells of lists show their editing accessories.
    open var isEditing: Bool {
        get { selection.isEditing }
        set { defaultSetEditing(newValue) }
    }
    /// Returns the layout attributes of a supplementary view, or nil if the layout has none for it.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        defaultLayoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
    }
    /// Returns the visible supplementary views of a kind, in the order of their index paths.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        supplementaryElements(ofKind: elementKind).map(\.view)
    }
    /// Returns the index paths of the visible supplementary views of a kind, in ascending order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        supplementaryElements(ofKind: elementKind).map(\.path)
    }
    /// Begins to move an item. Returns false if the data source does not allow it, if the item does not exist, or if an item is already
    /// being moved.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { defaultBeginInteractiveMovementForItem(at: indexPath) }
    /// Moves the item to a position of the content. Other items make space for it.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        defaultUpdateInteractiveMovementTargetPosition(targetPosition)
    }
    /// Drops the moved item at its current position. If its index path has changed, the data source moves it in the data.
    open func endInteractiveMovement() { finishInteractiveMovement(isCancelled: false) }
    /// Returns the moved item to its original position.
    open func cancelInteractiveMovement() { finishInteractiveMovement(isCancelled: true) }
    /// Begins a transition to another layout, whose progress a gesture sets.
    @discardableResult
    open func startInteractiveTransition(to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil)
        -> UICollectionViewTransitionLayout
    { defaultStartInteractiveTransition(to: layout, completion: completion) }
    /// Completes the transition to the new layout with an animation.
    open func finishInteractiveTransition() { endInteractiveTransition(isCancelled: false) }
    /// Returns to the old layout with an animation.
    open func cancelInteractiveTransition() { endInteractiveTransition(isCancelled: true) }
    /// Inserts items. The data source must already contain them.
    open func insertItems(at indexPaths: [IndexPath]) { defaultInsertItems(at: indexPaths) }
    /// Deletes items. The data source must already have removed them.
    open func deleteItems(at indexPaths: [IndexPath]) { defaultDeleteItems(at: indexPaths) }
    /// Replaces the cells of items.
    open func reloadItems(at indexPaths: [IndexPath]) { defaultReloadItems(at: indexPaths) }
    /// Moves an item to another index path.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { defaultMoveItem(at: indexPath, to: newIndexPath) }
    /// Inserts sections. The data source must already contain them.
    open func insertSections(_ sections: IndexSet) { defaultInsertSections(sections) }
    /// Deletes sections. The data source must already have removed them.
    open func deleteSections(_ sections: IndexSet) { defaultDeleteSections(sections) }
    /// Replaces all views of sections.
    open func reloadSections(_ sections: IndexSet) { defaultReloadSections(sections) }
    /// Moves a section to another index.
    open func moveSection(_ section: Int, toSection newSection: Int) { defaultMoveSection(section, toSection: newSection) }
}

extension UICollectionView {
    /// Called at the end of an interactive transition. The first parameter is true if its animation has finished, the second parameter
    /// is true if the transition was completed.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// The automatic measurement of cells that change their size.
    ///
    /// Differs from Apple: `enabledIncludingConstraints` is the same as `enabled`. A cell is not measured again after a change of its
    /// constraints, unless its `invalidateIntrinsicContentSize()` is called.
    nonisolated public enum SelfSizingInvalidation: Int, Sendable {
        /// Cells do not change their sizes by themselves.
        case disabled
        /// A cell is measured again if its content configuration is set, or if its `invalidateIntrinsicContentSize()` is called.
        case enabled
        /// The same as `enabled`.
        case enabledIncludingConstraints
    }

    /// The directions in which a flow layout scrolls.
    nonisolated public enum ScrollDirection: Int, Sendable {
        /// The content scrolls vertically.
        case vertical
        /// The content scrolls horizontally.
        case horizontal
    }
    /// The categories of elements.
    nonisolated public enum ElementCategory: Int, Sendable {
        /// A cell.
        case cell
        /// A header, a footer, or another supplementary view.
        case supplementaryView
        /// A decoration view, which the layout provides instead of the data source.
        case decorationView
    }

    /// The positions of the visible area to which an item can be scrolled.
    nonisolated public struct ScrollPosition: OptionSet, Sendable {
        /// The bit mask of the options.
        public let rawValue: UInt
        /// Creates a set of options from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The top edge.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The vertical center.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The bottom edge.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The left edge.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The horizontal center.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The right edge.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }
}
