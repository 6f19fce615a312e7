import CoreGraphics
import Foundation

/// The wheels of a date picker.
final class DateWheels: UIView, DatePickerContent {
    private let picker = UIPickerView()
    private var wheels: [DateWheel] = []
    private(set) var model: DatePickerModel
    private var texts: DateWheelTexts
    /// The words after the numbers of a duration, such as "hours".
    private let unitLabels = [UILabel(), UILabel()]
    /// Called after the user has turned a wheel, with the date and the duration in seconds. The mode determines which of them the user
    /// has chosen.
    private let onChange: (Date, TimeInterval) -> Void

    init(_ model: DatePickerModel, onChange: @escaping (Date, TimeInterval) -> Void) {
        (self.model, self.onChange) = (model, onChange)
        texts = DateWheelTexts(model)
        super.init(frame: .zero)
        (picker.dataSource, picker.delegate) = (self, self)
        picker.titleColor = { [weak self] row, component in self?.color(ofRow: row, in: component) ?? .label }
        addSubview(picker)
        for label in unitLabels {
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            label.textColor = .label
            label.isUserInteractionEnabled = false
            addSubview(label)
        }
        rebuild()
    }

    required init?(coder: NSCoder) { return nil }

    var preferredSize: CGSize { CGSize(width: 320, height: 216) }
    var cardSize: CGSize { CGSize(width: wheels.map(\.width).reduce(0, +) + 60, height: 216) }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
        picker.layoutIfNeeded()
        layOutUnits()
    }

    private func layOutUnits() {
        let texts = model.mode == .countDownTimer ? [texts.hoursWord, texts.minutesWord] : ["", ""]
        for (index, label) in unitLabels.enumerated() {
            label.text = texts[index]
            guard !texts[index].isEmpty, wheels.indices.contains(index) else { continue }
            let size = label.sizeThatFits(bounds.size)
            let middle = bounds.width / 2 + (index == 0 ? -1 : 1) * (wheels[index].width + 5) / 2
            label.frame = CGRect(
                x: (middle + 18).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width.rounded(.up),
                height: size.height)
        }
    }

    // MARK: - Values

    func show(_ model: DatePickerModel, animated: Bool) {
        let old = self.model
        self.model = model
        var (settings, oldSettings) = (model, old)
        (settings.date, settings.duration) = (oldSettings.date, oldSettings.duration)
        (settings.now, oldSettings.now) = (old.now, old.now)
        if settings != oldSettings {
            texts = DateWheelTexts(model)
            rebuild()
        }
        showValue(animated: animated)
    }

    private func rebuild() {
        wheels = DateWheel.wheels(for: model, texts)
        picker.titleAlignment = { [weak self] in self?.wheels[$0].alignment ?? .center }
        picker.reloadAllComponents()
        showValue(animated: false)
        setNeedsLayout()
    }

    /// Turns the wheels to the value.
    private func showValue(animated: Bool) {
        for (component, wheel) in wheels.enumerated() {
            let current = picker.selectedRow(inComponent: component)
            let row = wheel.row(of: value(of: wheel.field), near: max(current, 0))
            if row != current { picker.selectRow(row, inComponent: component, animated: animated) }
        }
    }

    /// Returns the value of the wheel for a part of the date.
    private func value(of field: DateWheel.Field) -> Int {
        let parts = model.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: model.date)
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        return switch field {
        case .day: model.days(from: texts.referenceDay, to: model.date) + DateWheelTexts.dayReach
        case .hour: hour
        case .minute: minute / model.effectiveMinuteInterval
        case .halfDay: hour / 12
        case .month: (parts.month ?? 1) - 1
        case .dayOfMonth: (parts.day ?? 1) - 1
        case .year: (parts.year ?? 1) - 1
        case .hours: Int(model.duration) / 3600
        case .minutes: Int(model.duration) % 3600 / 60 / model.effectiveMinuteInterval
        }
    }

    private func selectedValue(_ field: DateWheel.Field) -> Int? {
        guard let component = wheels.firstIndex(where: { $0.field == field }) else { return nil }
        return wheels[component].value(at: max(picker.selectedRow(inComponent: component), 0))
    }

    /// Returns the date that the wheels show, within the limits, after the user has turned one of them.
    private func selectedDate(turned field: DateWheel.Field) -> Date {
        var result = model
        if let day = selectedValue(.day) {
            let start = texts.referenceDay
            let date = model.calendar.date(byAdding: .day, value: day - DateWheelTexts.dayReach, to: start) ?? model.date
            result.date = model.date(onDayOf: date)
        }
        if field == .hour || field == .minute || field == .halfDay, let hour = selectedValue(.hour), let minute = selectedValue(.minute) {
            let half = field == .halfDay ? selectedValue(.halfDay).map { $0 * 12 + hour % 12 } : nil
            return result.date(atHour: half ?? hour, minute: minute * model.effectiveMinuteInterval)
        }
        guard let month = selectedValue(.month), let year = selectedValue(.year) else { return result.date }
        let day = selectedValue(.dayOfMonth) ?? model.calendar.component(.day, from: model.date) - 1
        return result.date(year: year + 1, month: month + 1, day: day + 1)
    }

    /// Returns the color of a row. It is gray if the value of the row is outside of the limits, or is a day that the month does not have.
    private func color(ofRow row: Int, in component: Int) -> UIColor {
        guard wheels.indices.contains(component) else { return .label }
        let wheel = wheels[component]
        return texts.isAllowed(wheel.value(at: row), in: wheel.field, model) ? .label : .tertiaryLabel
    }
}

extension DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { wheels[component].rowCount }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { wheels[component].width }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        texts.text(of: wheels[component].value(at: row), in: wheels[component].field)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        if model.mode == .countDownTimer {
            let seconds = (selectedValue(.hours) ?? 0) * 3600 + (selectedValue(.minutes) ?? 0) * model.effectiveMinuteInterval * 60
            // The shortest duration is one minute interval.
            model.duration = TimeInterval(max(seconds, model.effectiveMinuteInterval * 60))
        } else {
            model.date = selectedDate(turned: wheels[component].field)
        }
        let chosen = model
        showValue(animated: true)
        picker.updateTitleColors()
        onChange(chosen.date, chosen.duration)
    }
}
