import Foundation

// The pickers and the toolbar of storyboards and xibs.

extension UIPickerView {
    func decodePicker(_ coder: InterfaceCoder) { decodeViewAttributes(coder) }
}

extension UIDatePicker {
    func decodeDatePicker(_ coder: InterfaceCoder) {
        decodeControl(coder)
        let modes: KeyValuePairs<String, Mode> = [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
        ]
        coder.choice("datePickerMode", modes).map { datePickerMode = $0 }
        let styles: KeyValuePairs<String, UIDatePickerStyle> = ["wheels": .wheels, "compact": .compact, "inline": .inline]
        coder.choice("style", styles).map { preferredDatePickerStyle = $0 }
        coder.integer("minuteInterval").map { minuteInterval = $0 }
        coder.number("countDownDuration").map { countDownDuration = TimeInterval($0) }
        coder.element.ignore("useCurrentDate")
    }
}

extension UIToolbar {
    func decodeBar(_ coder: InterfaceCoder) {
        decodeViewAttributes(coder)
        coder.bool("translucent").map { isTranslucent = $0 }
        coder.color("barTintColor").map { barTintColor = $0 }
        let items = coder.element.list("items").compactMap { coder.decoder.makeObject($0) as? UIBarButtonItem }
        if !items.isEmpty { self.items = items }
        if coder.bool("barStyle") == nil { coder.element.ignore("barStyle") }
    }
}
