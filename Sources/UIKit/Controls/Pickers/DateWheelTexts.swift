import Foundation

/// The texts of the rows of a date picker's wheels, in the locale of the picker.
struct DateWheelTexts {
    /// The number of days before and after the reference day that the wheel of days shows.
    static let dayReach = 20_000

    /// The day in the middle of the wheel of days.
    let referenceDay: Date
    private let today: Date
    private let calendar: Calendar
    private let dayFormatter: DateFormatter
    private let numberFormatter: DateFormatter
    private let yearFormatter: DateFormatter
    let months: [String]
    private let halves: [String]
    private let interval: Int
    let usesHalfDays: Bool
    private let todayWord: String
    let (hoursWord, minutesWord): (String, String)

    init(_ model: DatePickerModel) {
        calendar = model.calendar
        today = calendar.startOfDay(for: model.now)
        referenceDay = today
        dayFormatter = model.formatter("EEEMMMd")
        numberFormatter = model.formatter("d")
        yearFormatter = model.formatter("y")
        usesHalfDays = model.usesHalfDays
        months = dayFormatter.standaloneMonthSymbols
        halves = [dayFormatter.amSymbol, dayFormatter.pmSymbol]
        interval = model.effectiveMinuteInterval
        let isEnglish = model.locale.identifier.hasPrefix("en")
        todayWord = isEnglish ? "Today" : ""
        (hoursWord, minutesWord) = isEnglish ? ("hours", "min") : ("h", "min")
    }

    /// Returns the text of a value.
    func text(of value: Int, in field: DateWheel.Field) -> String {
        switch field {
        case .day: dayText(value - Self.dayReach)
        case .hour: hourText(value)
        case .minute: (value * interval < 10 ? "0" : "") + "\(value * interval)"
        case .halfDay: halves.indices.contains(value) ? halves[value] : ""
        case .month: months.indices.contains(value) ? months[value] : ""
        case .dayOfMonth: dayOfMonthText(value + 1)
        case .year: yearText(value + 1)
        case .hours: "\(value)"
        case .minutes: "\(value * interval)"
        }
    }

    private func dayText(_ offset: Int) -> String {
        if offset == 0, !todayWord.isEmpty { return todayWord }
        return calendar.date(byAdding: .day, value: offset, to: referenceDay).map(dayFormatter.string) ?? ""
    }

    private func hourText(_ hour: Int) -> String { "\(usesHalfDays ? (hour + 11) % 12 + 1 : hour)" }

    private func dayOfMonthText(_ day: Int) -> String {
        // Only the number of the day is shown. January is used because it has 31 days.
        calendar.date(from: DateComponents(year: 2001, month: 1, day: day)).map(numberFormatter.string) ?? "\(day)"
    }

    private func yearText(_ year: Int) -> String {
        calendar.date(from: DateComponents(year: year, month: 6, day: 15)).map(yearFormatter.string) ?? "\(year)"
    }

    /// Whether a time with `value` in `field` can be within the limits. The larger units of this time are those of the picker's date, and
    /// its smaller units are arbitrary. For `halfDay`, the hour within the half of the day is also that of the picker's date.
    func isAllowed(_ value: Int, in field: DateWheel.Field, _ model: DatePickerModel) -> Bool {
        let parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: model.date)
        let month = DateComponents(era: parts.era, year: parts.year ?? 1, month: parts.month ?? 1, day: 1)
        switch field {
        case .day:
            guard let day = calendar.date(byAdding: .day, value: value - Self.dayReach, to: referenceDay) else { return false }
            return model.allows(dayOf: day)
        case .dayOfMonth:
            guard let first = calendar.date(from: month),
                value < calendar.range(of: .day, in: .month, for: first)?.count ?? 31,
                let day = calendar.date(byAdding: .day, value: value, to: first)
            else { return false }
            return model.allows(dayOf: day)
        case .month:
            let first = DateComponents(era: month.era, year: month.year, month: value + 1, day: 1)
            // The calendar converts a month that the year does not have to the next month. Such a month is not allowed.
            let start = calendar.identifier == .hebrew ? calendar.date(from: first) : nil
            if let start, calendar.component(.month, from: start) != value + 1 { return false }
            return allows(.month, first, model)
        case .year: return allows(.year, DateComponents(era: month.era, year: value + 1, month: 1, day: 1), model)
        case .hour, .minute, .halfDay:
            guard model.minimum != nil || model.maximum != nil else { return true }
            let hour = field == .hour ? value : field == .halfDay ? value * 12 + (parts.hour ?? 0) % 12 : parts.hour ?? 0
            var time = calendar.dateComponents([.era, .year, .month, .day], from: model.date)
            (time.hour, time.minute) = (hour, field == .minute ? value * interval : 0)
            return allows(field == .minute ? .minute : .hour, time, model)
        case .hours, .minutes: return true
        }
    }

    /// Whether the calendar unit, for example the month, that begins at `components` contains a time within the limits.
    private func allows(_ unit: Calendar.Component, _ components: DateComponents, _ model: DatePickerModel) -> Bool {
        guard let start = calendar.date(from: components), let end = calendar.date(byAdding: unit, value: 1, to: start) else {
            return false
        }
        if let maximum = model.maximum, start > maximum { return false }
        if let minimum = model.minimum, end <= minimum { return false }
        return true
    }
}

extension DateWheel {
    /// Returns the wheels of a mode in the order of the locale.
    static func wheels(for model: DatePickerModel, _ texts: DateWheelTexts) -> [DateWheel] {
        let minutes = 60 / model.effectiveMinuteInterval
        let time =
            [
                DateWheel(field: .hour, count: 24, repeats: true, width: 48),
                DateWheel(field: .minute, count: minutes, repeats: true, width: 48),
            ] + (texts.usesHalfDays ? [DateWheel(field: .halfDay, count: 2, repeats: false, width: 54)] : [])
        switch model.mode {
        case .time: return time
        case .dateAndTime:
            let day = DateWheel(field: .day, count: DateWheelTexts.dayReach * 2 + 1, repeats: false, width: 142, alignment: .right)
            return [day] + time
        case .date: return model.dateOrder.map { wheel(for: $0, model) }
        case .yearAndMonth: return model.dateOrder.filter { $0 != "d" }.map { wheel(for: $0, model) }
        case .countDownTimer:
            return [
                DateWheel(field: .hours, count: 24, repeats: false, width: 130),
                DateWheel(field: .minutes, count: minutes, repeats: true, width: 130),
            ]
        }
    }

    private static func wheel(for letter: Character, _ model: DatePickerModel) -> DateWheel {
        switch letter {
        case "d": DateWheel(field: .dayOfMonth, count: 31, repeats: true, width: 52)
        case "M": DateWheel(field: .month, count: model.monthsPerYear, repeats: true, width: 142, alignment: .left)
        default: DateWheel(field: .year, count: 9999, repeats: false, width: 72)
        }
    }
}
