import CoreGraphics
import QuartzCore

/// A component of a picker: a wheel of rows that is scrolled by an invisible scroll view in front of it.
///
/// Only the visible rows exist, so the work does not depend on the number of rows.
final class PickerColumn: UIView {
    /// The picker that contains the column and provides its rows.
    weak var picker: UIPickerView?
    let component: Int
    var rowCount = 0
    var rowHeight: CGFloat = 32
    /// The row that is selected. If the user moves the wheel, the property changes only when the wheel stops.
    var selectedRow = 0

    let scrollView = UIScrollView()
    private let wheel = UIView()
    /// The visible rows, in ascending order.
    private(set) var visibleRows: [VisibleRow] = []
    /// Whether the rows are being updated. Prevents a second update inside the first one: the delegate may cause a layout pass when it
    /// provides the view of a row.
    private var isUpdatingRows = false
    /// Row views that can be used again.
    private var unusedRows: [PickerRowView] = []
    /// Whether the user has started the current motion, so that its end is reported.
    var isUserMotion = false
    /// Whether a touch has stopped the wheel.
    var wasStoppedByTouch = false
    /// The row that was in the middle at the last change of the offset.
    var middleRow = 0
    /// The row to which the keyboard moves the wheel, or nil.
    var keyTarget: Int?

    /// A row and its view.
    struct VisibleRow {
        let index: Int
        let view: PickerRowView
    }

    init(_ component: Int, of picker: UIPickerView) {
        (self.component, self.picker) = (component, picker)
        super.init(frame: .zero)
        clipsToBounds = true
        wheel.isUserInteractionEnabled = false
        addSubview(wheel)
        setUpScrolling()
        addSubview(scrollView)
    }

    required init?(coder: NSCoder) { return nil }

    private(set) var cylinder = PickerCylinder(height: 216)

    override var canBecomeFocused: Bool { rowCount > 0 }

    override func handleFocusedArrow(_ direction: CGVector) -> Bool {
        guard direction.dy != 0 else { return false }
        moveByKey(direction.dy > 0 ? 1 : -1)
        return true
    }

    /// The text of the selected row, or nil if the row is not visible or shows a view of the delegate.
    var selectedRowText: String? { visibleRows.first { $0.index == selectedRow }?.view.accessibilityLabel }
    override func accessibilityIncrement() { _ = handleFocusedArrow(CGVector(dx: 0, dy: 1)) }
    override func accessibilityDecrement() { _ = handleFocusedArrow(CGVector(dx: 0, dy: -1)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        cylinder = PickerCylinder(height: bounds.height)
        wheel.frame = bounds
        scrollView.frame = bounds
        updateContentSize()
        updateRows()
    }

    /// Sets the size of the scrolled content so that every row can be scrolled to the middle. If the wheel is at rest, scrolls to the
    /// selected row.
    func updateContentSize() {
        scrollView.contentSize = CGSize(width: bounds.width, height: CGFloat(max(rowCount - 1, 0)) * rowHeight + bounds.height)
        guard scrollView.isAtRest else { return }
        let offset = CGPoint(x: 0, y: CGFloat(selectedRow) * rowHeight)
        if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
    }

    /// Sets the number and the height of the rows, and requests the visible rows again. The selected row keeps its index if it still
    /// exists.
    func reload(rowCount: Int, rowHeight: CGFloat) {
        (self.rowCount, self.rowHeight) = (max(rowCount, 0), max(rowHeight, 1))
        selectedRow = min(max(selectedRow, 0), max(self.rowCount - 1, 0))
        for row in visibleRows { recycle(row.view) }
        visibleRows = []
        updateContentSize()
        middleRow = nearestRow
        setNeedsLayout()
    }

    // MARK: - Rows

    /// The row that is nearest to the middle.
    var nearestRow: Int { row(at: scrollView.contentOffset.y) }

    /// Returns the row at an offset of the scroll view.
    func row(at offset: CGFloat) -> Int {
        guard rowCount > 0, offset.isFinite else { return 0 }
        return Int((offset / rowHeight).rounded(), limitedTo: 0...rowCount - 1)
    }

    /// Shows the rows at the current offset: removes the rows that have become invisible, adds the rows that have become visible, and
    /// positions all rows.
    func updateRows() {
        guard !isUpdatingRows else { return }
        isUpdatingRows = true
        defer { isUpdatingRows = false }
        let offset = scrollView.contentOffset.y
        let range = visibleRange(at: offset)
        var remaining: [VisibleRow] = []
        for row in visibleRows { range.contains(row.index) ? remaining.append(row) : recycle(row.view) }
        visibleRows = remaining
        let shown = remaining.map(\.index)
        for index in range where !shown.contains(index) {
            guard let view = picker?.rowView(for: index, in: self, reusing: unusedRows.popLast()) else { continue }
            visibleRows.append(VisibleRow(index: index, view: view))
            UIView.withoutAnimationBlock { add(view) }
        }
        visibleRows.sort { $0.index < $1.index }
        UIView.withoutAnimationBlock {
            for row in visibleRows { place(row.view, at: CGFloat(row.index) * rowHeight - offset) }
        }
    }

    /// The maximum number of visible rows above the middle, and below it. Limits the number of views in a very tall picker.
    private static let maximumRowDistance: CGFloat = 100

    private func visibleRange(at offset: CGFloat) -> Range<Int> {
        guard rowCount > 0, offset.isFinite else { return 0..<0 }
        let reach = min(cylinder.largestDistance, Self.maximumRowDistance * rowHeight)
        let first = max(((offset - reach) / rowHeight).rounded(.up), 0)
        let last = min(((offset + reach) / rowHeight).rounded(.down), CGFloat(rowCount - 1))
        return first <= last ? Int(first)..<Int(last) + 1 : 0..<0
    }

    private func add(_ view: PickerRowView) {
        view.layer.transform = CATransform3DIdentity
        view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
        wheel.addSubview(view)
    }

    private func place(_ view: PickerRowView, at distance: CGFloat) {
        view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
        // The row in the middle begins at a whole point.
        let top = ((bounds.height - rowHeight) / 2).rounded(.down)
        view.center = CGPoint(x: bounds.width / 2, y: top + rowHeight / 2)
        view.layer.transform = cylinder.transform(at: distance)
        view.alpha = cylinder.opacity(at: distance, rowHeight: rowHeight)
    }

    /// Shows the titles of the visible rows again, with new colors.
    func updateTitleColors() {
        for row in visibleRows { row.view.titleColor = picker?.titleColor?(row.index, component) ?? .label }
    }

    private func recycle(_ view: PickerRowView) {
        view.removeFromSuperview()
        if unusedRows.count < 24 { unusedRows.append(view) }
    }
}
