import CoreGraphics
import Foundation

/// The days of a month. Each row is a week.
final class CalendarMonthView: UIView {
    private var cells: [CalendarDayCell] = []
    /// The index of the month, counted from the first month of year 1.
    private(set) var month = 0
    /// The column of the first day, counted from the first day of the week.
    private var firstColumn = 0
    private let onSelect: (Date) -> Void

    init(onSelect: @escaping (Date) -> Void) {
        self.onSelect = onSelect
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ month: Int, _ model: DatePickerModel) {
        self.month = month
        let calendar = model.calendar
        let start = model.monthStart(month)
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        firstColumn = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        makeCells(count)
        for (index, cell) in cells.enumerated() {
            cell.day = calendar.date(byAdding: .day, value: index, to: start) ?? start
            let style = CalendarDayCell.Style(
                isSelected: calendar.isDate(cell.day, inSameDayAs: model.date), isToday: calendar.isDate(cell.day, inSameDayAs: model.now))
            cell.show("\(index + 1)", style, isEnabled: model.allows(dayOf: cell.day))
        }
        setNeedsLayout()
    }

    private func makeCells(_ count: Int) {
        while cells.count > count { cells.removeLast().removeFromSuperview() }
        while cells.count < count {
            let cell = CalendarDayCell(frame: .zero)
            cell.addAction(UIAction { [weak self, unowned cell] _ in self?.onSelect(cell.day) }, for: .touchUpInside)
            addSubview(cell)
            cells.append(cell)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let rowHeight = (bounds.height / 6).rounded(.down)
        for (index, cell) in cells.enumerated() {
            let column = (firstColumn + index) % 7
            cell.frame = Self.columnFrame(isReversed ? 6 - column : column, width: bounds.width, height: rowHeight)
                .offsetBy(dx: 0, dy: CGFloat((firstColumn + index) / 7) * rowHeight)
        }
    }

    /// Returns the frame of a column in whole points.
    static func columnFrame(_ column: Int, width: CGFloat, height: CGFloat) -> CGRect {
        let (left, right) = ((width * CGFloat(column) / 7).rounded(), (width * CGFloat(column + 1) / 7).rounded())
        return CGRect(x: left, y: 0, width: right - left, height: height)
    }
}
