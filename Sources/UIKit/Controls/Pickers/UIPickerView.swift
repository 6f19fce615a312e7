import CoreGraphics
import Foundation

/// A view with wheels of rows beside each other. The row in the middle of a wheel is selected.
@preconcurrency @MainActor open class UIPickerView: UIView {
    nonisolated deinit {}

    /// The object that determines how many components and rows there are.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
    /// The object that provides the rows and is notified of the selection.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
    /// Whether the selected row is marked. As on iOS since version 7, it always is; setting the property has no effect.
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    /// The wheels, from the first component to the last component.
    private(set) var columns: [PickerColumn] = []
    private var widths: [CGFloat] = []
    private var needsReload = true
    private let selectionBand = UIView()
    var titleFont = UIFont.systemFont(ofSize: 21)
    /// The closure that returns the color of the title of a row, or nil for the default color. Date pickers set `titleColor` and
    /// `titleAlignment`.
    var titleColor: ((_ row: Int, _ component: Int) -> UIColor)?
    /// The closure that returns the alignment of the titles of a component, or nil for centered titles.
    var titleAlignment: ((_ component: Int) -> NSTextAlignment)?

    static let defaultRowHeight: CGFloat = 32
    /// The view that the default implementation of the delegate returns instead of a view for a row.
    static let titlePlaceholder = UIView()
    private static let size = CGSize(width: 320, height: 216)
    /// The distance between two components.
    private static let spacing: CGFloat = 5
    /// The distance between the selection and the edges.
    private static let margin: CGFloat = 9

    /// Creates a picker.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
        setUp()
    }

    /// Creates a picker.
    ///
    /// Differs from Apple: the coder is ignored if it does not belong to a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodePicker(coder) }
    }

    private func setUp() {
        selectionBand.backgroundColor = .tertiarySystemFill
        (selectionBand.layer.cornerRadius, selectionBand.layer.cornerCurve) = (8, .continuous)
        selectionBand.isUserInteractionEnabled = false
        addSubview(selectionBand)
    }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: - Rows and sizes

    /// The number of components.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return columns.count
    }

    /// Returns the number of rows of a component.
    open func numberOfRows(inComponent component: Int) -> Int { column(component)?.rowCount ?? 0 }

    /// Returns the size of the rows of a component.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let column = column(component) else { return .zero }
        layoutIfNeeded()
        return CGSize(width: column.bounds.width, height: column.rowHeight)
    }

    /// Returns the view that the delegate has provided for a row, or nil if it has provided none or the row is not visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        column(component)?.visibleRows.first { $0.index == row }?.view.customView
    }

    /// Returns the wheel of a component. If the component does not exist, reports an error and returns nil.
    private func column(_ component: Int) -> PickerColumn? {
        loadIfNeeded()
        if columns.indices.contains(component) { return columns[component] }
        Diagnostics.report(
            .programmerError, source: "UIPickerView",
            "The component \(component) does not exist; the picker has \(columns.count). Use an index below numberOfComponents.")
        return nil
    }

    // MARK: - Reloading

    /// Reads the components and rows from the data source again, at the next layout pass or when a value is requested.
    open func reloadAllComponents() { setNeedsReload() }

    /// Reads the rows of a component from the data source again.
    open func reloadComponent(_ component: Int) {
        guard !needsReload, let column = column(component) else { return }
        load(column)
    }

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func loadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
        while columns.count > count { columns.removeLast().removeFromSuperview() }
        while columns.count < count {
            let column = PickerColumn(columns.count, of: self)
            columns.append(column)
            addSubview(column)
        }
        for column in columns { load(column) }
        widths = columns.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? .nan }
        setNeedsLayout()
    }

    private func load(_ column: PickerColumn) {
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: column.component) ?? 0
        let height = delegate?.pickerView(self, rowHeightForComponent: column.component) ?? Self.defaultRowHeight
        column.reload(rowCount: count, rowHeight: height.isFinite ? height : Self.defaultRowHeight)
    }

    // MARK: - Selection

    /// Selects a row: turns the wheel until the row is in the middle. The delegate is not notified.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        column(component)?.select(row, animated: animated && window != nil)
    }

    /// Returns the selected row of a component, or -1 if the component has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        guard let column = column(component), column.rowCount > 0 else { return -1 }
        return column.selectedRow
    }

    /// Notifies the delegate of a row that the user has selected.
    func userDidSelect(_ row: Int, in column: PickerColumn) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: column.component)
    }

    /// Called when another row has come to the middle of a wheel that the user turns.
    func userDidTurn(_ column: PickerColumn) {
        UIFeedbackGenerator.record(.selection, at: CGPoint(x: column.bounds.midX, y: column.bounds.midY), in: column)
    }

    /// Colors the titles again, because `titleColor` returns other colors now.
    func updateTitleColors() {
        for column in columns { column.updateTitleColors() }
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let frames = columnFrames
        for (column, frame) in zip(columns, frames) { column.frame = frame }
        let height = columns.map(\.rowHeight).max() ?? Self.defaultRowHeight
        let top = ((bounds.height - height) / 2).rounded(.down)
        selectionBand.frame = CGRect(x: Self.margin, y: top, width: max(bounds.width - Self.margin * 2, 0), height: height)
        selectionBand.isHidden = columns.isEmpty
    }

    /// The frames of the components, which are centered as a group. In right-to-left layout, the first component is at the right.
    private var columnFrames: [CGRect] {
        let spacings = Self.spacing * CGFloat(max(columns.count - 1, 0))
        let available = max(bounds.width - Self.margin * 2 - spacings, 0)
        let equal = (available / CGFloat(max(columns.count, 1))).rounded(.down)
        let widths = widths.map { $0.isFinite && $0 >= 0 ? $0 : equal }
        var x = ((bounds.width - widths.reduce(0, +) - spacings) / 2).rounded()
        var frames: [CGRect] = []
        for width in widths {
            frames.append(CGRect(x: x, y: 0, width: width, height: bounds.height))
            x += width + Self.spacing
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
        return frames.map { CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height) }
    }
}
