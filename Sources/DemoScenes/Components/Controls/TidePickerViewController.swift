import UIKit

/// A picker for a harbor and a day, and the tide in the selected harbor on the selected day.
class TidePickerViewController: UIViewController {
    private let picker = UIPickerView()
    private let tideView = TideView()
    private let caption = UILabel()
    /// The constraints that apply only in portrait: the picker is below the tide.
    private var portraitConstraints: [NSLayoutConstraint] = []
    /// The constraints that apply only in landscape: the picker is beside the tide.
    private var landscapeConstraints: [NSLayoutConstraint] = []
    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        caption.font = .systemFont(ofSize: 15)
        caption.textColor = .secondaryLabel
        caption.textAlignment = .center
        (picker.dataSource, picker.delegate) = (self, self)
        picker.accessibilityIdentifier = "tide picker"
        for part in [tideView, caption, picker] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        addConstraints()
        picker.selectRow(5, inComponent: 0, animated: false)
        picker.selectRow(10, inComponent: 1, animated: false)
        showTide()
    }

    private func addConstraints() {
        let guide = view.safeAreaLayoutGuide
        portraitConstraints = [
            tideView.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            tideView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            tideView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            tideView.heightAnchor.constraint(equalToConstant: 220),
            caption.topAnchor.constraint(equalTo: tideView.bottomAnchor, constant: 14),
            caption.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            picker.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 14),
            picker.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            picker.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ]
        landscapeConstraints = [
            tideView.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            tideView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            tideView.trailingAnchor.constraint(equalTo: picker.leadingAnchor, constant: -8),
            tideView.bottomAnchor.constraint(equalTo: caption.topAnchor, constant: -10),
            caption.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -14),
            caption.centerXAnchor.constraint(equalTo: tideView.centerXAnchor),
            picker.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            picker.widthAnchor.constraint(equalToConstant: 320),
            picker.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -8),
        ]
        NSLayoutConstraint.activate(portraitConstraints)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isLandscape = view.bounds.width > view.bounds.height
        // The old constraints are deactivated first, because the two groups contradict each other.
        NSLayoutConstraint.deactivate(isLandscape ? portraitConstraints : landscapeConstraints)
        NSLayoutConstraint.activate(isLandscape ? landscapeConstraints : portraitConstraints)
    }

    private func showTide() {
        let tide = Tide(harbor: Tide.harbors[picker.selectedRow(inComponent: 0)], day: picker.selectedRow(inComponent: 1))
        caption.text = "\(tide.harbor.name), day \(tide.day + 1) of the moon"
        UIView.transition(with: tideView, duration: 0.3, options: .transitionCrossDissolve) {
            self.tideView.tide = tide
            self.tideView.layoutIfNeeded()
        }
    }
}

extension TidePickerViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? Tide.harbors.count : 29
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 190 : 140 }

    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        if component == 0 {
            let rowView = view as? TideRowView ?? TideRowView()
            rowView.show(Tide.harbors[row])
            return rowView
        }
        let label = view as? UILabel ?? UILabel()
        (label.font, label.textColor) = (.monospacedDigitSystemFont(ofSize: 20, weight: .regular), .label)
        label.text = "\(Self.weekdays[row % 7]) \(row + 1) May"
        label.textAlignment = .center
        return label
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { showTide() }
}
