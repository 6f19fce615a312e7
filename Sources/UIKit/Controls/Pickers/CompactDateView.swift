import CoreGraphics
import Foundation

/// The labels of a date picker in the style `compact`: one for the date, one for the time, as the mode requires.
final class CompactDateView: UIView, DatePickerContent {
    private var model: DatePickerModel
    private var datePill: DatePill?
    private var timePill: DatePill?

    private static let spacing: CGFloat = 6

    init(_ model: DatePickerModel, onChange: @escaping (Date) -> Void) {
        self.model = model
        super.init(frame: .zero)
        if model.mode != .time {
            datePill = DatePill { [unowned self] in InlineCalendar(dateModel, onChange: onChange) }
        }
        if model.mode != .date {
            timePill = DatePill { [unowned self] in DateWheels(DatePill.timeModel(self.model)) { date, _ in onChange(date) } }
        }
        for pill in pills { addSubview(pill) }
        show(model, animated: false)
    }

    required init?(coder: NSCoder) { return nil }

    private var pills: [DatePill] { [datePill, timePill].compactMap { $0 } }

    /// The settings of the calendar, which shows no time.
    private var dateModel: DatePickerModel {
        var model = model
        model.mode = .date
        return model
    }

    var isEnabled = true { didSet { for pill in pills { pill.isEnabled = isEnabled } } }

    func show(_ model: DatePickerModel, animated: Bool) {
        self.model = model
        datePill?.text = model.formatter("yMMMd").string(from: model.date)
        timePill?.text = model.formatter("jmm").string(from: model.date)
        datePill?.content?.show(dateModel, animated: animated)
        timePill?.content?.show(DatePill.timeModel(model), animated: animated)
        setNeedsLayout()
    }

    var cardSize: CGSize { preferredSize }

    var preferredSize: CGSize {
        let sizes = pills.map(\.naturalSize)
        return CGSize(
            width: sizes.map(\.width).reduce(0, +) + Self.spacing * CGFloat(max(sizes.count - 1, 0)), height: sizes.map(\.height).max() ?? 0
        )
    }

    /// Places the labels at the trailing side, because such a picker is usually at the end of a row.
    override func layoutSubviews() {
        super.layoutSubviews()
        let size = preferredSize
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = isReversed ? 0 : max(bounds.width - size.width, 0)
        for pill in isReversed ? pills.reversed() : pills {
            let pillSize = pill.naturalSize
            pill.frame = CGRect(
                x: x.rounded(), y: ((bounds.height - pillSize.height) / 2).rounded(), width: pillSize.width, height: pillSize.height)
            x += pillSize.width + Self.spacing
        }
    }
}
