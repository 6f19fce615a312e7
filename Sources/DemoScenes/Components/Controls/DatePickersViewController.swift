import UIKit

/// A form with two compact date pickers, and a large date picker whose mode and style the segmented control selects.
class DatePickersViewController: UIViewController {
    private let styleControl = UISegmentedControl(items: ["Calendar", "Wheels", "Timer", "Month"])
    private let departure = UIDatePicker()
    private let alarm = UIDatePicker()
    private let large = UIDatePicker()
    private let card = UIView()
    private let scrollView = UIScrollView()
    private let result = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for picker in [departure, alarm, large] {
            picker.locale = Locale(identifier: "en_US")
            picker.timeZone = TimeZone(secondsFromGMT: 0)
            picker.addTarget(self, action: Selector(DatePickersViewController.dateDidChange), for: .valueChanged)
        }
        (departure.datePickerMode, departure.preferredDatePickerStyle) = (.dateAndTime, .compact)
        (alarm.datePickerMode, alarm.preferredDatePickerStyle, alarm.minuteInterval) = (.time, .compact, 5)
        styleControl.selectedSegmentIndex = 0
        styleControl.addTarget(self, action: Selector(DatePickersViewController.styleDidChange), for: .valueChanged)
        result.font = .systemFont(ofSize: 13)
        result.textColor = .secondaryLabel
        layOut()
        showStyle()
    }

    private func row(_ title: String, _ picker: UIDatePicker) -> UIView {
        let label = UILabel()
        (label.text, label.font, label.textColor) = (title, .systemFont(ofSize: 17), .label)
        let stack = UIStackView(arrangedSubviews: [label, picker])
        stack.alignment = .center
        picker.setContentHuggingPriority(.required, for: .horizontal)
        stack.heightAnchor.constraint(equalToConstant: 48).isActive = true
        return stack
    }

    private func layOut() {
        let form = UIStackView(arrangedSubviews: [row("Departure", departure), row("Alarm", alarm)])
        form.axis = .vertical
        form.isLayoutMarginsRelativeArrangement = true
        form.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 2, leading: 16, bottom: 2, trailing: 12)
        for part in [form, card] as [UIView] {
            part.backgroundColor = .secondarySystemGroupedBackground
            part.layer.cornerRadius = 12
            part.layer.cornerCurve = .continuous
        }
        card.clipsToBounds = true
        large.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(large)
        let all = UIStackView(arrangedSubviews: [form, styleControl, card, result])
        (all.axis, all.spacing) = (.vertical, 16)
        all.translatesAutoresizingMaskIntoConstraints = false
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        scrollView.addSubview(all)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            all.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            all.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            all.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            all.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            all.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
            large.topAnchor.constraint(equalTo: card.topAnchor), large.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            large.leadingAnchor.constraint(equalTo: card.leadingAnchor), large.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        ])
    }

    func styleDidChange() {
        UIView.transition(with: card, duration: 0.25, options: .transitionCrossDissolve) { self.showStyle() }
    }

    private func showStyle() {
        switch styleControl.selectedSegmentIndex {
        case 1: (large.datePickerMode, large.preferredDatePickerStyle) = (.date, .wheels)
        case 2:
            large.datePickerMode = .countDownTimer
            large.countDownDuration = 45 * 60
        case 3: large.datePickerMode = .yearAndMonth
        default: (large.datePickerMode, large.preferredDatePickerStyle) = (.date, .inline)
        }
        dateDidChange()
    }

    func dateDidChange() {
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone) = (large.locale, large.timeZone)
        formatter.setLocalizedDateFormatFromTemplate(large.datePickerMode == .yearAndMonth ? "MMMMy" : "EEEEMMMMdy")
        let minutes = Int(large.countDownDuration / 60)
        result.text =
            large.datePickerMode == .countDownTimer
            ? "The timer rings after \(minutes) minute\(minutes == 1 ? "" : "s")." : "Chosen: \(formatter.string(from: large.date))"
    }
}
