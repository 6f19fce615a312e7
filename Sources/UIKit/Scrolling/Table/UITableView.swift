import CoreGraphics
import QuartzCore

/// A scroll view that shows rows from top to bottom, in sections. Only visible rows have a cell.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    nonisolated deinit {}

    /// The style of the table.
    open private(set) var style: Style

    /// The object that provides the number of rows and their cells. It is not retained.
    open weak var dataSource: UITableViewDataSource? { didSet { hasCurrentCounts = false; setNeedsLayout() } }
    private weak var tableDelegate: UITableViewDelegate?

    /// The interaction that shows the context menus of the delegate, or nil if no delegate was set yet.
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
    /// The row for which a context menu was requested last, or nil if the touch was not on a row.
    final var contextMenuPath: IndexPath?

    /// The object that is notified of events of the rows and of scrolling. It is not retained.
    open var delegate: UITableViewDelegate? {
        get { tableDelegate }
        set {
            tableDelegate = newValue
            scrollDelegate = newValue
            addContextMenu()
            hasCurrentCounts = false
            setNeedsLayout()
        }
    }

    /// The value for a height that is computed from the content.
    nonisolated public static let automaticDimension: CGFloat = -1

    /// The height of the rows, if the delegate does not provide one.
    open var rowHeight = UITableView.automaticDimension { didSet { heightWasSet(\.rowHeight, from: oldValue) } }
    /// The height of the section headers, if the delegate does not provide one.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightWasSet(\.sectionHeaderHeight, from: oldValue) } }
    /// The height of the section footers, if the delegate does not provide one.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightWasSet(\.sectionFooterHeight, from: oldValue) } }
    /// The height that is assumed for a row until it becomes visible. With 0, the heights of all rows are queried at once. With
    /// `automaticDimension`, the assumed height is `rowHeight`, or 44 if that is automatic too.
    open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightWasSet(\.estimatedRowHeight, from: oldValue) } }
    /// The height that is assumed for a section header until its section becomes visible. The heights of all headers are queried at once
    /// unless this value is positive.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { heightWasSet(\.estimatedSectionHeaderHeight, from: oldValue) }
    }
    /// The height that is assumed for a section footer until its section becomes visible. The heights of all footers are queried at once
    /// unless this value is positive.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { heightWasSet(\.estimatedSectionFooterHeight, from: oldValue) }
    }
    /// The space above each section header of a plain table. While the header stays at the top edge, the space scrolls away.
    ///
    /// Differs from Apple: the default is 0 and not `automaticDimension`. Negative values count as 0.
    open var sectionHeaderTopPadding: CGFloat = 0 { didSet { heightWasSet(\.sectionHeaderTopPadding, from: oldValue) } }

    /// The style of the separators between rows.
    ///
    /// Differs from Apple: `singleLineEtched` looks like `singleLine`.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { configureVisibleCells() } }
    /// The color of the separators.
    open var separatorColor: UIColor? = UIColor(
        light: UIColor(red: 200 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1), dark: .separator)
    {
        didSet {
            propertyWasSet(.separatorColor)
            configureVisibleCells()
            setNeedsLayout()
        }
    }
    /// The effect through which the separators show the content below the rows, or nil for lines in `separatorColor`. The cells must be
    /// transparent. The effect determines the color of vibrant separators.
    open var separatorEffect: UIVisualEffect? {
        didSet {
            propertyWasSet(.separatorEffect)
            configureVisibleCells()
            setNeedsLayout()
        }
    }
    /// The insets of the separators, if a cell does not provide its own.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) {
        didSet {
            propertyWasSet(.separatorInset)
            configureVisibleCells()
        }
    }
    /// Whether the margins of the cells depend on the readable width.
    ///
    /// Differs from Apple: the value has no effect.
    open var cellLayoutMarginsFollowReadableWidth = false

    /// Whether the user can select rows.
    open var allowsSelection: Bool {
        get { selection.allowsSelection }
        set { selection.allowsSelection = newValue }
    }
    /// Whether the user can select more than one row. If true, a tap on a selected row deselects it.
    open var allowsMultipleSelection: Bool {
        get { selection.allowsMultipleSelection }
        set {
            selection.allowsMultipleSelection = newValue
            enforceSelectionLimit()
        }
    }
    /// Whether the user can select rows in editing mode.
    open var allowsSelectionDuringEditing: Bool {
        get { selection.allowsSelectionDuringEditing }
        set { selection.allowsSelectionDuringEditing = newValue }
    }
    /// Whether the user can select more than one row in editing mode.
    ///
    /// If true, editable rows show a selection circle instead of their edit control. Other rows cannot be selected.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { selection.allowsMultipleSelectionDuringEditing }
        set {
            guard newValue != selection.allowsMultipleSelectionDuringEditing else { return }
            selection.allowsMultipleSelectionDuringEditing = newValue
            enforceSelectionLimit()
            for row in visibleRows { updateEditingControls(row.cell, row.path, animated: false) }
        }
    }
    /// Whether the table stores the row that had the focus last.
    ///
    /// Differs from Apple: the value has no effect. The focus returns to the row that had it last, if the row is visible.
    open var remembersLastFocusedIndexPath = false

    /// The view above the first section. Its height is not changed, and its width is set to the width of the table.
    open var tableHeaderView: UIView? { didSet { replaceHeaderOrFooter(oldValue, tableHeaderView) } }
    /// The view below the last section. Its height is not changed, and its width is set to the width of the table.
    open var tableFooterView: UIView? { didSet { replaceHeaderOrFooter(oldValue, tableFooterView) } }

    /// The view behind all rows. It does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    override var viewBehindContent: UIView? { backgroundView }

    // MARK: - State

    /// The vertical positions of all rows, headers, and footers.
    var geometry = TableGeometry()
    /// Whether the row counts in `geometry` are up to date.
    var hasCurrentCounts = false
    /// Whether the table is loading, laying out, or updating its rows, so that no index may change. During this time, loads and layouts
    /// that the data source or the delegate requests are deferred until the end. An update is replaced by a deferred load of all rows.
    private(set) var isDeferringUpdates = false
    /// The rows that have a cell, from top to bottom.
    var visibleRows: [VisibleRow] = []
    /// The section headers that have a view.
    var visibleHeaders: [VisibleHeaderFooter] = []
    /// The section footers that have a view.
    var visibleFooters: [VisibleHeaderFooter] = []
    /// The result of the last layout pass. Layout compares it with the current values, so a pass in which no row appears or disappears
    /// requires little work.
    var lastLayout = LastLayout()
    /// The width for which the titles of sections were measured, or nil if there are no titles.
    var titleWidth: CGFloat?

    let cellPool = ReusePool<UITableViewCell>(owner: "UITableView")
    let headerFooterPool = ReusePool<UITableViewHeaderFooterView>(owner: "UITableView")
    /// The selected rows, the touched row, and the editing mode.
    var selection = ListSelection()
    /// The row that has the keyboard focus.
    package var focusedIndexPath: IndexPath?
    /// Whether the default implementation of `tableView(_:canEditRowAt:)` was called since the flag was last reset.
    var usedDefaultCanEditRow = false
    /// The controller of the row that is swiped aside. It has the recognizer that moves the row.
    lazy var swipeController = SwipeActionsController(self)
    /// The row that is being reordered, or nil if there is none.
    var rowDrag: RowDrag?
    /// Scrolls while the finger that drags a row is near the upper or lower edge.
    lazy var rowAutoscroller = EdgeAutoscroller(
        self, position: { [weak self] in self.flatMap { table in table.rowDragY.map { CGPoint(x: table.bounds.midX, y: $0) } } },
        didScroll: { [weak self] _ in self?.contentDidScrollDuringRowDrag() })
    lazy var emptyRowSeparators = EmptyRowSeparatorsView(in: self)
    /// The changes since the outermost `beginUpdates()`.
    var pendingUpdates = PendingUpdates()
    /// The number of updates that were shown.
    var performedUpdateCount = 0
    /// The cell that the data source configures again, with its index path, or nil outside of `reconfigureRows(at:)`.
    var reconfiguredCell: (path: IndexPath, cell: UITableViewCell)?
    /// The rows that were announced to the prefetching data source.
    var prefetchState = PrefetchState()
    /// The object that is notified of rows that will probably become visible soon. It is not retained.
    open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
    /// Whether the prefetching data source is notified.
    open var isPrefetchingEnabled = true
    /// The sections of a table whose cells are in a storyboard, or nil for other tables.
    var staticSections: [StaticTableSection]?

    /// A row that has a cell. `slot` is its index in `geometry`.
    struct VisibleRow {
        var slot: Int
        var path: IndexPath
        let cell: UITableViewCell
    }

    /// The header or footer of a section that has a view.
    struct VisibleHeaderFooter {
        var section: Int
        let view: UIView
    }

    /// The visible slots and the width of the table at the last layout pass, and whether all views must be placed again.
    struct LastLayout: Equatable {
        var slots: ClosedRange<Int>?
        var width: CGFloat = -1
        var isStale = true
    }

    // MARK: - Creation

    /// Creates a table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    /// Creates a plain table.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates a table from its element of a storyboard or xib. Other coders create a plain table.
    public required init?(coder: NSCoder) {
        style = Self.style(in: coder)
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeTable(coder) }
    }

    private func setUp() {
        alwaysBounceVertical = true
        addGestureRecognizer(swipeController.recognizer)
        setDefaults { backgroundColor = style == .plain ? ControlColors.content : .groupTableViewBackground }
    }

    /// Replaces the table's header or footer.
    private func replaceHeaderOrFooter(_ old: UIView?, _ new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        lastLayout.isStale = true
        setNeedsLayout()
    }

    /// Discards all heights after a height property was set. They are queried again at the next layout pass. A value that is not finite
    /// is rejected.
    private func heightWasSet(_ property: ReferenceWritableKeyPath<UITableView, CGFloat>, from oldValue: CGFloat) {
        guard self[keyPath: property].isFinite else {
            Diagnostics.reportRefusedValue(of: "a height", source: "\(type(of: self))")
            return self[keyPath: property] = oldValue
        }
        hasCurrentCounts = false
        setNeedsLayout()
    }

    /// Measures all rows again, because their text has another size.
    override func fontTraitsDidChange() {
        super.fontTraitsDidChange()
        hasCurrentCounts = false
        setNeedsLayout()
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
        layoutTable()
        prefetchRows()
        super.layoutSubviews()
    }

    // MARK: - Touches

    override func dragWillBegin() { swipeController.close(animated: true) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === swipeController.recognizer else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return !isDragging && rowDrag == nil && swipeController.canBegin
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A touch that stops the content does not select a row.
        guard let touch = touches.first, touch.view !== self else { return }
        highlightRow(at: touch.location(in: self))
    }

    /// Ends the highlight without selecting when the finger leaves its row.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let path = selection.touchedPath, indexPathForRow(at: touch.location(in: self)) != path else {
            return
        }
        unhighlightRow(isTap: false)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlightRow(isTap: true) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlightRow(isTap: false) }

    // MARK: - Members that subclasses can override

    /// Discards the numbers of rows, the selection and all cells. The data source is queried again at the next layout pass or request for
    /// rows.
    open func reloadData() { defaultReloadData() }
    /// The number of sections.
    open var numberOfSections: Int {
        loadIfNeeded()
        return geometry.rowCounts.count
    }
    /// Returns the number of rows in a section, or 0 if the section does not exist.
    open func numberOfRows(inSection section: Int) -> Int { defaultNumberOfRows(inSection: section) }
    /// Whether the table is in editing mode, in which rows show their editing controls.
    open var isEditing: Bool {
        get { selection.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Turns the editing mode on or off.
    open func setEditing(_ editing: Bool, animated: Bool) { defaultSetEditing(editing, animated: animated) }
    /// Returns the rectangle of a section with its header and footer, or an empty rectangle if the section does not exist.
    open func rect(forSection section: Int) -> CGRect { defaultRect(forSection: section) }
    /// Returns the rectangle of a row, or an empty rectangle if the row does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { defaultRectForRow(at: indexPath) }
    /// Returns the rectangle of a section's header, without pinning, or an empty rectangle if the section does not exist.
    open func rectForHeader(inSection section: Int) -> CGRect { defaultRectForHeader(inSection: section) }
    /// Returns the rectangle of a section's footer, without pinning, or an empty rectangle if the section does not exist.
    open func rectForFooter(inSection section: Int) -> CGRect { defaultRectForFooter(inSection: section) }
    /// Returns the row at a point of the content, or nil if there is none. The horizontal position is ignored.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { defaultIndexPathForRow(at: point) }
    /// Returns the index path of a visible cell, or nil if the table does not show the cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { visibleRows.first { $0.cell === cell }?.path }
    /// Returns the rows that intersect a rectangle, or an empty array if there are none. The horizontal position is ignored.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { defaultIndexPathsForRows(in: rect) }
    /// Returns the cell of a visible row, or nil if the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { defaultCellForRow(at: indexPath) }
    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        layoutTable()
        return visibleRows.map(\.cell)
    }
    /// The index paths of the visible rows, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutTable()
        return visibleRows.map(\.path)
    }
    /// Returns the visible header of a section, or nil if there is none or if it is not a `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { defaultHeaderView(forSection: section) }
    /// Returns the visible footer of a section, or nil if there is none or if it is not a `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { defaultFooterView(forSection: section) }
    /// Scrolls so that a row is at the top, in the middle, or at the bottom.
    ///
    /// With `none`, scrolls by the smallest distance that makes the row visible.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        defaultScrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    /// Scrolls to the selected row.
    ///
    /// Differs from Apple: if several rows are selected, it scrolls to the first selected row, not to the nearest.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        defaultScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }
    /// Registers a class of cells. A cell of the class is created if no cell can be reused. If the class is nil, removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { cellPool.register(cellClass, identifier) }
    /// Registers a xib with a cell, from which a cell is created if none can be reused. If the xib is nil, removes the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        defaultRegister(nib, forCellReuseIdentifier: identifier)
    }
    /// Registers a xib with a header or footer. If the xib is nil, removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        defaultRegister(nib, forHeaderFooterViewReuseIdentifier: identifier)
    }
    /// Registers a class of headers and footers. If the class is nil, removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        defaultRegister(aClass, forHeaderFooterViewReuseIdentifier: identifier)
    }
    /// Returns a cell for reuse, otherwise a new cell if there is a registration, otherwise nil.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reconfiguredCell?.cell, cell.reuseIdentifier == identifier { return cell }
        return cellPool.dequeue(identifier)
    }
    /// Returns a cell for reuse, or a new cell. The cell has the frame of its row, if the row exists.
    ///
    /// If there is neither a cell for reuse nor a registration, reports an error and returns a cell of the default style.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        defaultDequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    /// Returns a header or footer for reuse, otherwise a new view if there is a registration, otherwise nil.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        let view = defaultDequeueReusableHeaderFooterView(withIdentifier: identifier)
        view?.listRole = (style, requestsHeader, rowInset)
        return view
    }
    /// Whether the view that the delegate returns next is a header, and not a footer.
    final var requestsHeader = true
    /// The index path of the first selected row, or nil if no row is selected.
    open var indexPathForSelectedRow: IndexPath? { selection.paths.min() }
    /// The index paths of the selected rows in ascending order, or nil if no row is selected.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.sortedPaths }
    /// Selects a row without notifying the delegate. If the index path is nil or the row does not exist, deselects all rows.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        defaultSelectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects a row without notifying the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { defaultDeselectRow(at: indexPath, animated: animated) }
    /// Starts a group of changes. Groups can be nested; the end of the outermost group shows all changes.
    ///
    /// Deletions use the indices before the changes, and insertions use the indices after them.
    open func beginUpdates() { defaultBeginUpdates() }
    /// Ends a group of changes. The end of the outermost group shows the changes and queries the heights of all visible rows again.
    open func endUpdates() { defaultEndUpdates() }
    /// Shows several changes in one animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        defaultPerformBatchUpdates(updates, completion: completion)
    }
    /// Whether the changes of an open group are being collected.
    open var hasUncommittedUpdates: Bool { pendingUpdates.isCollecting }
    /// Inserts rows. The data source must already contain them.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { defaultInsertRows(at: indexPaths, with: animation) }
    /// Deletes rows. The data source must no longer contain them.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { defaultDeleteRows(at: indexPaths, with: animation) }
    /// Replaces the cells of rows.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { defaultReloadRows(at: indexPaths, with: animation) }
    /// Lets the data source configure the cells of visible rows again. A row for which it returns another cell is reloaded.
    open func reconfigureRows(at indexPaths: [IndexPath]) { defaultReconfigureRows(at: indexPaths) }
    /// Moves a row to another index path.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { defaultMoveRow(at: indexPath, to: newIndexPath) }
    /// Inserts sections. The data source must already contain them.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { defaultInsertSections(sections, with: animation) }
    /// Deletes sections. The data source must no longer contain them.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { defaultDeleteSections(sections, with: animation) }
    /// Replaces all views of sections.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { defaultReloadSections(sections, with: animation) }
    /// Moves a section to another index.
    open func moveSection(_ section: Int, toSection newSection: Int) { defaultMoveSection(section, toSection: newSection) }
}

extension UITableView {
    /// The styles of a table.
    nonisolated public enum Style: Int, Sendable {
        /// Rows from edge to edge, with headers that stay at the top.
        case plain
        /// Sections with space between them.
        case grouped
        /// Sections with round corners and space around them.
        case insetGrouped
    }
    /// The positions of the visible area to which a row can be scrolled.
    nonisolated public enum ScrollPosition: Int, Sendable {
        /// The table scrolls as little as possible.
        case none
        /// The row is at the upper edge.
        case top
        /// The row is in the middle.
        case middle
        /// The row is at the lower edge.
        case bottom
    }
    /// The ways in which rows appear and disappear. `left`, `right`, `top`, and `bottom` are the sides from which rows enter or to which
    /// they leave. All animations except `none` also change the opacity of the row.
    nonisolated public enum RowAnimation: Int, Sendable {
        /// The row fades.
        case fade
        /// The row moves in from the right, or out to the right.
        case right
        /// The row moves in from the left, or out to the left.
        case left
        /// The row moves in from the top, or out to the top.
        case top
        /// The row moves in from the bottom, or out to the bottom.
        case bottom
        /// No animation.
        case none
        /// The row grows from its middle, or shrinks to it.
        case middle
        /// The same as `fade`.
        ///
        /// Differs from Apple: UIKit chooses an animation that suits the table.
        case automatic = 100
    }
}
