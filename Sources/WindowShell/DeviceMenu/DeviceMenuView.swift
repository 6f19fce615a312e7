import FlipbookPlayback
import Stage
import UIKit

/// The device menu, shown over the whole window. The arrow keys or the mouse select a row.
final class DeviceMenuView: UIView {
    private let panel = UIView()
    private let selectionView = UIView()
    private let headingLabel = Theme.label("Device", 22, .semibold, ChromeColor.text)
    private let footnoteLabel = Theme.label("Arrow keys and Space, or the mouse", 13, .regular, ChromeColor.secondaryText)
    private var sectionLabels: [[UILabel]] = []
    private var rowViews: [DeviceMenuRowView] = []

    /// The content of the menu. The views are created again only if the number of sections, or of rows in a section, has changed.
    var menu = DeviceMenu(columns: []) {
        didSet {
            guard menu != oldValue else { return }
            if menu.columns.map({ $0.map(\.rows.count) }) != oldValue.columns.map({ $0.map(\.rows.count) }) { makeViews() }
            updateTexts()
            setNeedsLayout()
        }
    }
    /// The index of the selected row.
    var selection = 0 { didSet { setNeedsLayout() } }

    private static let rowHeight: CGFloat = 28
    private static let titleHeight: CGFloat = 36
    /// The range of the width of a column. In a narrow window, there is no space for the details of the rows.
    private static let columnWidths: ClosedRange<CGFloat> = 200...300
    private static let margin: CGFloat = 20
    private static let headingHeight: CGFloat = 64

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Theme.darkBackgroundColor.withAlphaComponent(0.55)
        panel.backgroundColor = ChromeColor.background
        panel.layer.cornerRadius = 20
        selectionView.backgroundColor = ChromeColor.selection
        (selectionView.layer.borderWidth, selectionView.layer.borderColor) = (2, Theme.accentColor.cgColor)
        selectionView.layer.cornerRadius = 7
        footnoteLabel.textAlignment = .right
        addSubview(panel)
        for part in [headingLabel, footnoteLabel, selectionView] { panel.addSubview(part) }
    }

    required init?(coder: NSCoder) { return nil }

    private var columnWidth: CGFloat {
        let count = CGFloat(max(menu.columns.count, 1))
        let width = ((bounds.width - 32 - (count + 1) * Self.margin) / count).rounded(.down)
        return min(max(width, Self.columnWidths.lowerBound), Self.columnWidths.upperBound)
    }

    private func makeViews() {
        for view in sectionLabels.flatMap(\.self) + rowViews as [UIView] { view.removeFromSuperview() }
        sectionLabels = menu.columns.map { $0.map { Theme.label($0.title, 13, .semibold, ChromeColor.secondaryText) } }
        rowViews = menu.rows.map { _ in DeviceMenuRowView(frame: .zero) }
        for view in sectionLabels.flatMap(\.self) + rowViews as [UIView] { panel.addSubview(view) }
    }

    private func updateTexts() {
        for (labels, sections) in zip(sectionLabels, menu.columns) {
            for (label, section) in zip(labels, sections) { label.text = section.title }
        }
        for (view, row) in zip(rowViews, menu.rows) { view.row = row }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let heights = menu.columns.map { $0.reduce(0) { $0 + Self.titleHeight + CGFloat($1.rows.count) * Self.rowHeight } }
        let size = CGSize(
            width: CGFloat(menu.columns.count) * (columnWidth + Self.margin) + Self.margin,
            height: Self.headingHeight + (heights.max() ?? 0) + 24)
        // The panel grows with the window, and in a small window it is scaled down instead of clipped.
        let scale = min(WindowMetrics(bounds.size).factor, (bounds.width - 32) / size.width, (bounds.height - 32) / size.height)
        panel.bounds.size = size
        panel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        panel.transform = CGAffineTransform(scaleX: scale, y: scale)
        headingLabel.frame = CGRect(x: 32, y: 24, width: 200, height: 30)
        footnoteLabel.frame = CGRect(x: size.width - 332, y: 28, width: 300, height: 24)
        footnoteLabel.isHidden = columnWidth < Self.columnWidths.upperBound
        layoutColumns()
        for (index, view) in rowViews.enumerated() { view.isSelectedByKeys = index == selection }
        if rowViews.indices.contains(selection) { selectionView.frame = rowViews[selection].frame }
    }

    private func layoutColumns() {
        var index = 0
        for (column, sections) in menu.columns.enumerated() {
            let x = Self.margin + CGFloat(column) * (columnWidth + Self.margin)
            var y = Self.headingHeight
            for (label, section) in zip(sectionLabels[column], sections) {
                label.frame = CGRect(x: x + 12, y: y + 10, width: columnWidth - 24, height: 20)
                y += Self.titleHeight
                for _ in section.rows {
                    rowViews[index].frame = CGRect(x: x, y: y, width: columnWidth, height: Self.rowHeight)
                    (y, index) = (y + Self.rowHeight, index + 1)
                }
            }
        }
    }

    /// Returns the center of a row.
    func rowCenter(_ index: Int) -> CGPoint {
        layoutIfNeeded()
        return convert(CGPoint(x: rowViews[index].frame.midX, y: rowViews[index].frame.midY), from: panel)
    }

    /// Returns the index of the row at a point, or nil.
    func rowIndex(at point: CGPoint) -> Int? {
        let inPanel = panel.convert(point, from: self)
        return rowViews.firstIndex { $0.frame.contains(inPanel) }
    }
}
