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

    /// The interaction that shows the context menus of the delegate, or nil without a delegate.
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
    /// The index path for which the delegate was asked for a context menu.
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
    /// Whether the user can select more than one item.
    open var allowsMultipleSelection: Bool {
        get { selection.allowsMultipleSelection }
        set { selection.allowsMultipleSelection = newValue }
    }
    /// The view behind the items. It has the size of the collection view.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Whether data for items may be requested in advance.
    ///
    /// Differs from Apple: the value has no effect, because there is no prefetching data source.
    open var isPrefetchingEnabled = true

    // MARK: - State

    /// The number of items in each section.
    var itemCounts: [Int] = []
    /// Whether `itemCounts` is up to date.
    var isLoaded = false
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
    /// The changes that were reported in the current call of `performBatchUpdates(_:completion:)`.
    var pendingUpdates = PendingUpdates()
    /// Whether the collection loads, lays out, or updates its items. Calls of the data source, the delegate and the layout that would begin
    /// the same again have their effect after it.
    private(set) var isRearranging = false

    /// The identity of an element of the layout.
    struct ElementKey: Hashable {
        var path: IndexPath
        /// Nil for cells.
        var kind: String?
    }

    /// An element of the layout that has a view.
    struct VisibleElement {
        var path: IndexPath
        /// Nil for cells.
        var kind: String?
        let view: UICollectionReusableView

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

    /// Creates a collection view with a flow layout.
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
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        layoutIfNeeded()
        guard animated else {
            collectionViewLayout = layout
            layoutIfNeeded()
            completion?(true)
            return
        }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: .allowUserInteraction,
            animations: {
                self.collectionViewLayout = layout
                self.layoutIfNeeded()
            }, completion: completion)
    }

    override var computesContentSize: Bool { true }

    /// Calls `body`, which may call the data source and the delegate, and defers loads, layouts and updates that they request.
    func rearranging(_ body: () -> Void) {
        let wasRearranging = isRearranging
        isRearranging = true
        defer { isRearranging = wasRearranging }
        body()
    }

    open override func layoutSubviews() {
        layoutItems()
        super.layoutSubviews()
    }

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.view !== self else { return }
        highlightItem(at: touch.location(in: self))
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlightItem(isTap: true) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlightItem(isTap: false) }

    // MARK: - Members that subclasses can override

    /// Discards all data and queries the data source again. The cells are created at the next layout pass.
    open func reloadData() { defaultReloadData() }
    /// The number of sections.
    open var numberOfSections: Int {
        loadIfNeeded()
        return itemCounts.count
    }
    /// Returns the number of items in a section.
    open func numberOfItems(inSection section: Int) -> Int { defaultNumberOfItems(inSection: section) }
    /// Returns the layout attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        defaultLayoutAttributesForItem(at: indexPath)
    }
    /// Returns the item at a point of the content, or nil if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { defaultIndexPathForItem(at: point) }
    /// Returns the index path of a visible cell, or nil.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { visibleElements.first { $0.view === cell }?.path }
    /// Returns the cell of a visible item, or nil if the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { defaultCellForItem(at: indexPath) }
    /// Returns a visible supplementary view, or nil.
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
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        defaultScrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
    /// Registers a class of cells. A cell of the class is created if no cell can be reused. If the class is nil, removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        defaultRegister(cellClass, forCellWithReuseIdentifier: identifier)
    }
    /// Registers a xib with a cell, from which a cell is created if none can be reused. If it is nil, removes the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        defaultRegister(nib, ofKind: nil, withReuseIdentifier: identifier)
    }
    /// Registers a xib with a supplementary view. If it is nil, removes the registration.
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        defaultRegister(nib, ofKind: kind, withReuseIdentifier: identifier)
    }
    /// Registers a class of supplementary views. If the class is nil, removes the registration.
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        defaultRegister(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }
    /// Returns a cell for reuse, or a new cell of the registered class.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        defaultDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    /// Returns a supplementary view for reuse, or a new view of the registered class.
    open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionReusableView
    {
        defaultDequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }
    /// The index paths of the selected items, in ascending order.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.sortedPaths }
    /// Selects an item without notifying the delegate. If the index path is nil, deselects all items.
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
    /// Inserts items. The data source must already contain them.
    open func insertItems(at indexPaths: [IndexPath]) { defaultInsertItems(at: indexPaths) }
    /// Deletes items. The data source must no longer contain them.
    open func deleteItems(at indexPaths: [IndexPath]) { defaultDeleteItems(at: indexPaths) }
    /// Replaces the cells of items.
    open func reloadItems(at indexPaths: [IndexPath]) { defaultReloadItems(at: indexPaths) }
    /// Moves an item to another index path.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { defaultMoveItem(at: indexPath, to: newIndexPath) }
    /// Inserts sections. The data source must already contain them.
    open func insertSections(_ sections: IndexSet) { defaultInsertSections(sections) }
    /// Deletes sections. The data source must no longer contain them.
    open func deleteSections(_ sections: IndexSet) { defaultDeleteSections(sections) }
    /// Replaces all views of sections.
    open func reloadSections(_ sections: IndexSet) { defaultReloadSections(sections) }
    /// Moves a section to another index.
    open func moveSection(_ section: Int, toSection newSection: Int) { defaultMoveSection(section, toSection: newSection) }
}

extension UICollectionView {
    /// The directions in which a flow layout scrolls.
    nonisolated public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    /// The categories of elements.
    nonisolated public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }

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
