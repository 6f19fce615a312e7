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
    public weak var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
    private weak var collectionDelegate: UICollectionViewDelegate?

    /// The object that is notified of events of the items and of scrolling. It is not retained.
    public var delegate: UICollectionViewDelegate? {
        get { collectionDelegate }
        set {
            collectionDelegate = newValue
            scrollDelegate = newValue
            collectionViewLayout.isValid = false
            setNeedsLayout()
        }
    }

    /// The layout that positions the items.
    public var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard oldValue !== collectionViewLayout else { return }
            oldValue.collectionView = nil
            attachLayout()
        }
    }

    /// Whether the user can select items.
    public var allowsSelection: Bool {
        get { selection.allowsSelection }
        set { selection.allowsSelection = newValue }
    }
    /// Whether the user can select more than one item.
    public var allowsMultipleSelection: Bool {
        get { selection.allowsMultipleSelection }
        set { selection.allowsMultipleSelection = newValue }
    }
    /// The view behind the items. It has the size of the collection view.
    public var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Whether data for items may be requested in advance.
    ///
    /// Differs from Apple: the value has no effect, because there is no prefetching data source.
    public var isPrefetchingEnabled = true

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
    }

    /// Connects a new layout to the collection view.
    private func attachLayout() {
        collectionViewLayout.collectionView = self
        collectionViewLayout.isValid = false
        laidOutBounds = .null
        setNeedsLayout()
    }

    /// Replaces the layout. If animated, the items move to the positions of the new layout.
    public func setCollectionViewLayout(
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
