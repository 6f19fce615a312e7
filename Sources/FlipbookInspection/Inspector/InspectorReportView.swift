import Stage
import UIKit

/// The report of a layer as a scrolling list. Only visible rows have views.
final class InspectorReportView: UIView {
    /// An element of the list: the heading of a section, or a row.
    private enum Element {
        case heading(String)
        case row(LayerReport.Row)
    }

    /// The elements with their vertical positions.
    private var elements: [(element: Element, y: CGFloat, height: CGFloat)] = []
    private var rowViews: [InspectorRowView] = []
    private var headings: [UILabel] = []
    private var contentHeight: CGFloat = 0
    /// The animation whose timing the keys change, or nil. It has a focus ring.
    var keyTarget: KeyboardTimingTarget? { didSet { updateVisibleViews() } }
    private(set) var offset: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a report. The scroll position is kept, unless another layer is shown.
    func show(_ report: LayerReport?, resetsOffset: Bool) {
        if resetsOffset { offset = 0 }
        elements.removeAll(keepingCapacity: true)
        var y: CGFloat = 4
        for section in report?.sections ?? [] {
            if !section.title.isEmpty {
                elements.append((.heading(section.heading), y, InspectorStyle.sectionHeight))
                y += InspectorStyle.sectionHeight
            }
            for row in section.rows {
                let height = InspectorRowView.height(of: row, width: bounds.width)
                elements.append((.row(row), y, height))
                y += height
            }
            y += 4
        }
        contentHeight = y + 12
        scroll(by: 0)
    }

    /// Scrolls by a distance. A positive distance shows lower rows.
    func scroll(by distance: CGFloat) {
        offset = max(min(offset + distance, contentHeight - bounds.height), 0)
        updateVisibleViews()
    }

    /// Scrolls so that the row of an animation is visible. The animations are counted from the top.
    func reveal(animation number: Int) {
        let rows = elements.filter { if case .row(let row) = $0.element { row.animation != nil } else { false } }
        guard rows.indices.contains(number) else { return }
        let row = rows[number]
        if row.y < offset { scroll(by: row.y - offset) }
        if row.y + row.height > offset + bounds.height { scroll(by: row.y + row.height - offset - bounds.height) }
    }

    /// The number of animations in the elements above the visible area.
    private var hiddenAnimationCount: Int {
        elements.count { element, y, height in
            guard y + height <= offset, case .row(let row) = element else { return false }
            return row.animation != nil
        }
    }

    private func updateVisibleViews() {
        var (rowCount, headingCount, animationCount) = (0, 0, hiddenAnimationCount)
        for (element, y, height) in elements where y + height > offset && y < offset + bounds.height {
            let frame = CGRect(x: 0, y: y - offset, width: bounds.width, height: height)
            switch element {
            case .heading(let title):
                if headingCount == headings.count {
                    headings.append(InspectorStyle.label(InspectorStyle.sectionFont))
                    addSubview(headings[headingCount])
                }
                let label = headings[headingCount]
                label.isHidden = false
                if label.text != title { label.text = title }
                label.frame = CGRect(
                    x: InspectorStyle.margin, y: frame.minY + 10, width: frame.width - 2 * InspectorStyle.margin, height: 20)
                headingCount += 1
            case .row(let row):
                if rowCount == rowViews.count {
                    rowViews.append(InspectorRowView())
                    addSubview(rowViews[rowCount])
                }
                let view = rowViews[rowCount]
                view.isHidden = false
                view.frame = frame
                view.show(row)
                view.showKeyTarget(row.animation != nil && keyTarget?.animation == animationCount ? keyTarget?.part : nil)
                animationCount += row.animation == nil ? 0 : 1
                rowCount += 1
            }
        }
        for view in rowViews[rowCount...] { view.isHidden = true }
        for label in headings[headingCount...] { label.isHidden = true }
    }

    /// Returns the row at a point and its view, or nil.
    func row(at point: CGPoint) -> (row: LayerReport.Row, view: InspectorRowView)? {
        guard bounds.contains(point) else { return nil }
        var rowCount = 0
        for (element, y, height) in elements where y + height > offset && y < offset + bounds.height {
            guard case .row(let row) = element else { continue }
            if point.y + offset >= y, point.y + offset < y + height { return (row, rowViews[rowCount]) }
            rowCount += 1
        }
        return nil
    }
}
