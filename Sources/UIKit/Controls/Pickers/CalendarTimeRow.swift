import CoreGraphics
import Foundation

/// The row below a calendar with the time of the day.
final class CalendarTimeRow: UIView {
    private var model: DatePickerModel
    private let label = UILabel()
    private let pill: DatePill

    init(_ model: DatePickerModel, onChange: @escaping (Date) -> Void) {
        self.model = model
        var makeContent: () -> DatePickerContent = { preconditionFailure("DatePill called makeContent before CalendarTimeRow had set it.") }
        pill = DatePill { makeContent() }
        super.init(frame: .zero)
        makeContent = { [unowned self] in DateWheels(DatePill.timeModel(self.model)) { date, _ in onChange(date) } }
        label.text = "Time"
        label.font = .systemFont(ofSize: 17)
        label.textColor = .label
        addSubview(label)
        addSubview(pill)
        show(model, animated: false)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ model: DatePickerModel, animated: Bool) {
        self.model = model
        pill.text = model.formatter("jmm").string(from: model.date)
        pill.content?.show(DatePill.timeModel(model), animated: animated)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (size, labelSize) = (pill.naturalSize, label.sizeThatFits(bounds.size))
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let y = ((bounds.height - size.height) / 2).rounded()
        pill.frame = CGRect(x: isReversed ? 8 : bounds.width - size.width - 8, y: y, width: size.width, height: size.height)
        label.frame = CGRect(
            x: isReversed ? bounds.width - labelSize.width - 8 : 8, y: 0, width: labelSize.width.rounded(.up), height: bounds.height)
    }
}

extension DatePill {
    /// Returns the settings of the wheels for the time of the day.
    static func timeModel(_ model: DatePickerModel) -> DatePickerModel {
        var model = model
        model.mode = .time
        return model
    }
}
