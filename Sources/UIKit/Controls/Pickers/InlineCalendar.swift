import CoreGraphics
import Foundation

/// The calendar of a date picker: the month with arrows, the days of the week, and the days. A tap on the month shows wheels instead.
final class InlineCalendar: UIView, DatePickerContent {
    private var model: DatePickerModel
    private let titleButton = UIButton(type: .custom)
    private lazy var titleChevron = ChevronButton(.right, size: 5, label: "Months") { [weak self] in self?.toggleWheels() }
    private lazy var previousButton = ChevronButton(.left, label: "Previous month") { [weak self] in self?.turn(by: -1) }
    private lazy var nextButton = ChevronButton(.right, label: "Next month") { [weak self] in self?.turn(by: 1) }
    private let weekdayLabels = (0..<7).map { _ in UILabel() }
    private let pages: CalendarPages
    private var monthWheels: DateWheels?
    private let timeRow: CalendarTimeRow?
    private let onChange: (Date) -> Void

    private static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 22
    private static let gridHeight: CGFloat = 264
    private static let timeHeight: CGFloat = 48
    private static let margin: CGFloat = 8

    init(_ model: DatePickerModel, onChange: @escaping (Date) -> Void) {
        (self.model, self.onChange) = (model, onChange)
        var select: (Date) -> Void = { _ in }
        pages = CalendarPages(model) { select($0) }
        timeRow = model.mode == .dateAndTime ? CalendarTimeRow(model, onChange: onChange) : nil
        super.init(frame: .zero)
        select = { [weak self] in self?.userDidSelect($0) }
        setUp()
        show(model, animated: false)
    }

    required init?(coder: NSCoder) { return nil }

    private func setUp() {
        titleButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        titleButton.setTitleColor(.label, for: .normal)
        titleButton.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
        for label in weekdayLabels {
            (label.font, label.textColor, label.textAlignment) = (.systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel, .center)
        }
        pages.onMonthChange = { [weak self] in self?.updateHeader() }
        for view in [pages, titleButton, titleChevron, previousButton, nextButton] + weekdayLabels { addSubview(view) }
        if let timeRow { addSubview(timeRow) }
    }

    var cardSize: CGSize { preferredSize }

    var preferredSize: CGSize {
        let height = Self.headerHeight + Self.weekdayHeight + Self.gridHeight + Self.margin
        return CGSize(width: 320, height: height + (timeRow == nil ? 0 : Self.timeHeight))
    }

    func show(_ model: DatePickerModel, animated: Bool) {
        let oldMonth = self.model.monthIndex(of: self.model.date)
        self.model = model
        let symbols = model.formatter("EEE").shortStandaloneWeekdaySymbols
        for (index, label) in weekdayLabels.enumerated() where symbols.count == 7 {
            label.text = symbols[(index + model.calendar.firstWeekday - 1) % 7].uppercased()
        }
        pages.show(model)
        let month = model.monthIndex(of: model.date)
        if month != oldMonth || !animated { pages.scroll(to: month, animated: animated) }
        monthWheels?.show(Self.wheelModel(model), animated: animated)
        timeRow?.show(model, animated: animated)
        updateHeader()
        setNeedsLayout()
    }

    private func userDidSelect(_ day: Date) {
        let date = model.date(onDayOf: day)
        guard date != model.date else { return }
        UIFeedbackGenerator.record(.selection, at: nil)
        onChange(date)
    }

    private func turn(by months: Int) { pages.scroll(to: pages.month + months, animated: true) }

    private func updateHeader() {
        titleButton.setTitle(model.formatter("MMMMy").string(from: model.monthStart(pages.month)), for: .normal)
        previousButton.isEnabled = pages.month > pages.range.lowerBound
        nextButton.isEnabled = pages.month < pages.range.upperBound
        setNeedsLayout()
    }

    // MARK: - Wheels of months

    private static func wheelModel(_ model: DatePickerModel) -> DatePickerModel {
        var model = model
        model.mode = .yearAndMonth
        return model
    }

    /// Shows the wheels instead of the days, or the days again.
    private func toggleWheels() {
        let isShowing = monthWheels != nil
        if isShowing {
            let old = monthWheels
            monthWheels = nil
            fade(out: old, in: gridViews) { old?.removeFromSuperview() }
        } else {
            let new = DateWheels(Self.wheelModel(model)) { [weak self] date, _ in self?.onChange(date) }
            monthWheels = new
            UIView.withoutAnimationBlock {
                new.alpha = 0
                addSubview(new)
                setNeedsLayout()
                layoutIfNeeded()
            }
            fade(out: nil, in: [new])
        }
    }

    private var gridViews: [UIView] { [pages, previousButton, nextButton] + weekdayLabels }

    private func fade(out old: UIView?, in new: [UIView], completion: @escaping () -> Void = {}) {
        let showsWheels = monthWheels != nil
        UIView.animate(
            withDuration: 0.25, delay: 0, options: .allowUserInteraction,
            animations: { [self] in
                titleChevron.setDirection(showsWheels ? .down : forward)
                titleButton.setTitleColor(showsWheels ? tintColor : .label, for: .normal)
                old?.alpha = 0
                for view in new { view.alpha = 1 }
                if showsWheels { for view in gridViews { view.alpha = 0 } }
            }, completion: { _ in completion() })
        updateHeader()
    }

    // MARK: - Layout

    /// The direction of the arrow to the next month.
    private var forward: ChevronButton.Direction { effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right }

    private func updateArrows() {
        nextButton.setDirection(forward)
        previousButton.setDirection(forward == .right ? .left : .right)
        if monthWheels == nil { titleChevron.setDirection(forward) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateArrows()
        guard bounds.width > Self.margin * 2 else { return }
        let inner = bounds.insetBy(dx: Self.margin, dy: 0)
        let titleSize = titleButton.sizeThatFits(bounds.size)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, x: CGFloat, y: CGFloat = 0, width: CGFloat, height: CGFloat = Self.headerHeight) {
            view.setUntransformedFrame(
                CGRect(x: isReversed ? bounds.width - x - width : x, y: y, width: width, height: height))
        }
        place(titleButton, x: inner.minX + 8, width: titleSize.width.rounded(.up))
        place(titleChevron, x: inner.minX + titleSize.width.rounded(.up) + 10, width: 22)
        place(previousButton, x: inner.maxX - 88, width: 44)
        place(nextButton, x: inner.maxX - 44, width: 44)
        for (index, label) in weekdayLabels.enumerated() {
            let column = CalendarMonthView.columnFrame(index, width: inner.width, height: Self.weekdayHeight)
            place(label, x: inner.minX + column.minX, y: Self.headerHeight, width: column.width, height: Self.weekdayHeight)
        }
        let top = Self.headerHeight + Self.weekdayHeight
        let bottom = timeRow == nil ? 0 : Self.timeHeight
        let gridHeight = max(min(Self.gridHeight, bounds.height - top - bottom), 0)
        pages.frame = CGRect(x: inner.minX, y: top, width: inner.width, height: gridHeight)
        monthWheels?.frame = CGRect(x: 0, y: Self.headerHeight + 20, width: bounds.width, height: 216)
        timeRow?.frame = CGRect(x: inner.minX, y: bounds.height - Self.timeHeight, width: inner.width, height: Self.timeHeight)
    }
}
