import CoreGraphics
import Foundation

/// The months of a calendar beside each other, one page for each. Only the visible months exist.
final class CalendarPages: UIView, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private var months: [CalendarMonthView] = []
    private var model: DatePickerModel
    private let onSelect: (Date) -> Void
    /// Called when another month has become the month in front.
    var onMonthChange: () -> Void = {}
    /// The index of the month in front, counted from the first month of year 1.
    private(set) var month = 0

    init(_ model: DatePickerModel, onSelect: @escaping (Date) -> Void) {
        (self.model, self.onSelect) = (model, onSelect)
        super.init(frame: .zero)
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        (scrollView.showsHorizontalScrollIndicator, scrollView.showsVerticalScrollIndicator) = (false, false)
        scrollView.delegate = self
        addSubview(scrollView)
        month = model.monthIndex(of: model.date)
    }

    required init?(coder: NSCoder) { return nil }

    /// The indices of the months that the limits allow. Without limits, these are the months of the years 1 to 9999.
    var range: ClosedRange<Int> {
        let first = model.minimum.map(model.monthIndex) ?? 0
        let last = model.maximum.map(model.monthIndex) ?? model.monthsPerYear * 9999 - 1
        return first...max(first, last)
    }

    func show(_ model: DatePickerModel) {
        self.model = model
        layOutPages()
        for view in months { view.show(view.month, model) }
    }

    func scroll(to month: Int, animated: Bool) {
        let month = min(max(month, range.lowerBound), range.upperBound)
        guard animated, abs(month - self.month) < 12, window != nil else {
            setMonth(month)
            layOutPages()
            return
        }
        scrollView.setContentOffset(CGPoint(x: offset(of: month), y: 0), animated: true)
    }

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func offset(of month: Int) -> CGFloat {
        CGFloat(isReversed ? range.upperBound - month : month - range.lowerBound) * bounds.width
    }

    private func month(at page: Int) -> Int { isReversed ? range.upperBound - page : range.lowerBound + page }

    private func setMonth(_ new: Int) {
        guard new != month else { return }
        month = new
        onMonthChange()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutPages()
    }

    /// Sets the size of the content and, if the pages are not moving, scrolls to the month in front.
    private func layOutPages() {
        guard bounds.width > 0 else { return }
        scrollView.frame = bounds
        scrollView.contentSize = CGSize(width: bounds.width * CGFloat(range.count), height: bounds.height)
        if scrollView.isAtRest { scrollView.contentOffset = CGPoint(x: offset(of: month), y: 0) }
        updateMonths()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard bounds.width > 0 else { return }
        updateMonths()
        if !scrollView.isAtRest { setMonth(month(at: page(at: scrollView.contentOffset.x / bounds.width))) }
    }

    private func page(at position: CGFloat) -> Int { Int(position.rounded(), limitedTo: 0...max(range.count - 1, 0)) }

    /// Creates the views of the visible months. The view of a month that has become invisible is reused for
    /// another month.
    private func updateMonths() {
        let position = scrollView.contentOffset.x / bounds.width
        let first = page(at: position.rounded(.down))
        let visible = first...max(page(at: position.rounded(.up)), first)
        let needed = visible.map { month(at: $0) }
        var unused = months.filter { !needed.contains($0.month) || $0.superview == nil }
        for page in visible where !months.contains(where: { $0.month == month(at: page) && $0.superview != nil }) {
            let view = unused.popLast() ?? makeMonth()
            view.show(month(at: page), model)
            scrollView.addSubview(view)
        }
        for view in unused { view.removeFromSuperview() }
        for view in months where view.superview != nil {
            view.frame = CGRect(x: offset(of: view.month), y: 0, width: bounds.width, height: bounds.height)
        }
    }

    private func makeMonth() -> CalendarMonthView {
        let view = CalendarMonthView(onSelect: onSelect)
        months.append(view)
        return view
    }
}
