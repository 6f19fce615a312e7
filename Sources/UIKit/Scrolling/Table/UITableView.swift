import CoreGraphics
import QuartzCore

/// Rows from top to bottom, in sections. Only those that can be seen have a view.
open class UITableView: UIScrollView {
    public let style: Style

    /// Counts the rows and makes their cells. Not retained.
    public weak var dataSource: UITableViewDataSource? { didSet { isLoaded = false; setNeedsLayout() } }
    private weak var tableDelegate: UITableViewDelegate?

    /// Told of rows, and of scrolling. Not retained.
    public var delegate: UITableViewDelegate? {
        get { tableDelegate }
        set {
            tableDelegate = newValue
            listener = newValue
            isLoaded = false
            setNeedsLayout()
        }
    }

    /// A height that stands for "as high as its contents need".
    nonisolated public static let automaticDimension: CGFloat = -1

    public var rowHeight = UITableView.automaticDimension { didSet { forgetHeights() } }
    public var sectionHeaderHeight = UITableView.automaticDimension { didSet { forgetHeights() } }
    public var sectionFooterHeight = UITableView.automaticDimension { didSet { forgetHeights() } }
    /// What rows are taken to be high until they are seen; 0 asks for the height of every row at once.
    public var estimatedRowHeight = UITableView.automaticDimension { didSet { forgetHeights() } }
    public var estimatedSectionHeaderHeight = UITableView.automaticDimension
    public var estimatedSectionFooterHeight = UITableView.automaticDimension
    public var sectionHeaderTopPadding: CGFloat = 0

    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { restyle() } }
    public var separatorColor: UIColor? = UIColor(red: 200 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1) { didSet { restyle() } }
    public var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) { didSet { restyle() } }
    public var cellLayoutMarginsFollowReadableWidth = false

    public var allowsSelection = true
    /// A tap on one that is chosen takes it back.
    public var allowsMultipleSelection = false { didSet { chooseNoMoreThanAllowed() } }
    public var allowsSelectionDuringEditing = false
    /// Rows that can be edited have a circle for it, in place of what they can be edited with; others cannot be chosen.
    public var allowsMultipleSelectionDuringEditing = false {
        didSet {
            guard allowsMultipleSelectionDuringEditing != oldValue else { return }
            chooseNoMoreThanAllowed()
            for row in shown { dress(row.cell, row.path, animated: false) }
        }
    }
    public var remembersLastFocusedIndexPath = false

    /// Above the first section, as high as it is and as wide as the table.
    public var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
    /// Below the last one.
    public var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }

    /// Behind all rows; stays while they scroll.
    public var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: - What is there

    var shape = TableShape()
    var isLoaded = false
    /// The rows that have a cell, from top to bottom.
    var shown: [ShownRow] = []
    var shownHeaders: [ShownBand] = []
    var shownFooters: [ShownBand] = []
    /// What was laid out last, so that a frame in which nothing comes or goes has little to do.
    var laidOut = LaidOut()
    /// Where a change that is about to be shown will leave the content.
    var laidOutOffset = CGPoint.zero

    var cellMakers: [String: (String) -> UITableViewCell] = [:]
    var bandMakers: [String: (String) -> UITableViewHeaderFooterView] = [:]
    var idleCells: [String: [UITableViewCell]] = [:]
    var idleBands: [String: [UITableViewHeaderFooterView]] = [:]

    var selected: Set<IndexPath> = []
    /// The row that a finger is on.
    var touched: IndexPath?
    /// The row that keys have been led to.
    package var focusedPath: IndexPath?
    var editing = false
    /// The data source has not said which rows can be edited.
    var assumesEditing = false
    var swiped: SwipedRow?
    var drag: RowDrag?
    lazy var emptyRows = EmptyRows(in: self)
    lazy var swipe = RowSwipe(self)
    var updates: BatchUpdates?
    var updateDepth = 0

    struct ShownRow {
        var slot: Int
        var path: IndexPath
        let cell: UITableViewCell
    }

    /// The header or footer of a section.
    struct ShownBand {
        var section: Int
        let view: UIView
    }

    struct LaidOut: Equatable {
        var slots: ClosedRange<Int>?
        var width: CGFloat = -1
        var isStale = true
    }

    // MARK: - Making

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepare()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        alwaysBounceVertical = true
        addGestureRecognizer(swipe)
        backgroundColor = style == .plain ? .white : .groupTableViewBackground
    }

    private func exchange(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return laidOut.isStale = true }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        laidOut.isStale = true
        setNeedsLayout()
    }

    private func forgetHeights() {
        isLoaded = false
        setNeedsLayout()
    }

    override var measuresContent: Bool { true }

    open override func layoutSubviews() {
        layoutTable()
        super.layoutSubviews()
    }

    // MARK: - Touches

    override func dragWillBegin() { closeSwipe(animated: true) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === swipe ? maySwipe : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A finger that stops the content chooses nothing.
        guard let touch = touches.first, touch.view !== self else { return }
        touchRow(at: touch.location(in: self))
    }

    /// A finger that leaves its row chooses nothing.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let touched, indexPathForRow(at: touch.location(in: self)) != touched else { return }
        releaseRow(chooses: false)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { releaseRow(chooses: true) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { releaseRow(chooses: false) }
}

extension UITableView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
}

nonisolated public let UITableViewAutomaticDimension = UITableView.automaticDimension
public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewRowAnimation = UITableView.RowAnimation
