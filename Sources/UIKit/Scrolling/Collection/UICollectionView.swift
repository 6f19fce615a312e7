import CoreGraphics
import QuartzCore

/// Items that a layout puts into place. Only those that can be seen have a view.
open class UICollectionView: UIScrollView {
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Counts the items and makes their cells. Not retained.
    public weak var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
    private weak var collectionDelegate: UICollectionViewDelegate?

    /// Told of items, and of scrolling. Not retained.
    public var delegate: UICollectionViewDelegate? {
        get { collectionDelegate }
        set {
            collectionDelegate = newValue
            listener = newValue
            collectionViewLayout.isValid = false
            setNeedsLayout()
        }
    }

    public var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard oldValue !== collectionViewLayout else { return }
            oldValue.collectionView = nil
            adopt()
        }
    }

    public var allowsSelection = true
    public var allowsMultipleSelection = false
    public var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    public var isPrefetchingEnabled = true

    // MARK: - What is there

    var counts: [Int] = []
    var isLoaded = false
    /// What has a view, in no particular order.
    var shown: [ShownElement] = []
    var laidOutBounds = CGRect.null
    var makers: [ElementKey: (String) -> UICollectionReusableView] = [:]
    var idle: [ElementKey: [UICollectionReusableView]] = [:]
    var selected: Set<IndexPath> = []
    var touched: IndexPath?
    package var focusedPath: IndexPath?
    var updates: BatchUpdates?
    var isLaying = false

    struct ElementKey: Hashable {
        /// Nil for cells.
        var kind: String?
        var identifier: String
    }

    struct ShownElement {
        var path: IndexPath
        /// Nil for cells.
        var kind: String?
        let view: UICollectionReusableView
    }

    // MARK: - Making

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        adopt()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()) }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        adopt()
    }

    private func adopt() {
        collectionViewLayout.collectionView = self
        collectionViewLayout.isValid = false
        laidOutBounds = .null
        setNeedsLayout()
    }

    /// The items move to where the new layout puts them.
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

    override var measuresContent: Bool { true }

    open override func layoutSubviews() {
        layoutItems()
        super.layoutSubviews()
    }

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.view !== self else { return }
        touchItem(at: touch.location(in: self))
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { releaseItem(chooses: true) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { releaseItem(chooses: false) }
}

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }

    nonisolated public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }
}

nonisolated public let UICollectionElementKindSectionHeader = "UICollectionElementKindSectionHeader"
nonisolated public let UICollectionElementKindSectionFooter = "UICollectionElementKindSectionFooter"
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
