import UIKit

/// A picker for a harbor and a day, and the tide in the selected harbor on the selected day.
class TidePickerViewController: UIViewController {
    private let picker = UIPickerView()
    private let tideView = TideView()
    private let caption = UILabel()
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
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            tideView.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            tideView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            tideView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            tideView.heightAnchor.constraint(equalToConstant: 220),
            caption.topAnchor.constraint(equalTo: tideView.bottomAnchor, constant: 14),
            caption.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            picker.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 14),
            picker.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            picker.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        picker.selectRow(5, inComponent: 0, animated: false)
        picker.selectRow(10, inComponent: 1, animated: false)
        showTide()
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
