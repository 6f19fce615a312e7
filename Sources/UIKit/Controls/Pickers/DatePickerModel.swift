import Foundation

/// The settings and the value of a date picker.
struct DatePickerModel: Equatable {
    var mode = UIDatePicker.Mode.dateAndTime
    var date: Date
    var minimumDate: Date?
    var maximumDate: Date?
    var minuteInterval = 1
    var roundsToInterval = true
    /// The duration in seconds, for the mode `countDownTimer`.
    var duration: TimeInterval = 0
    /// The current date, which is marked as today.
    var now: Date
    /// The calendar with the locale and the time zone of the picker.
    var calendar: Calendar
    var locale: Locale

    /// The minute interval in use: `minuteInterval` if it is a divisor of 60 up to 30, otherwise 1.
    var effectiveMinuteInterval: Int { minuteInterval > 0 && minuteInterval <= 30 && 60 % minuteInterval == 0 ? minuteInterval : 1 }

    /// The earliest and the latest date. Both are nil if the minimum is later than the maximum.
    private var limits: (Date?, Date?) {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
        return (minimumDate, maximumDate)
    }
    var minimum: Date? { limits.0 }
    var maximum: Date? { limits.1 }

    /// Returns the nearest date in the limits.
    func limited(_ date: Date) -> Date {
        var result = date
        if let maximum { result = min(result, maximum) }
        if let minimum { result = max(result, minimum) }
        return result
    }

    /// Returns a date that a client has set, moved into the limits.
    ///
    /// In the modes `time` and `dateAndTime`, the date is also rounded down to a multiple of the minute interval, or up if the minimum
    /// requires it. It is not rounded if `roundsToInterval` is false or if the interval is 1.
    func valid(_ date: Date) -> Date {
        let date = limited(date)
        guard roundsToInterval, effectiveMinuteInterval > 1, mode == .time || mode == .dateAndTime else { return date }
        // The fraction of a second is removed, so that the result is a whole minute.
        let start = Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded(.down))
        let minute = calendar.component(.minute, from: start)
        let second = calendar.component(.second, from: start)
        let rounded = start.addingTimeInterval(-Double(minute % effectiveMinuteInterval * 60 + second))
        guard let minimum, rounded < minimum else { return rounded }
        let next = rounded.addingTimeInterval(Double(effectiveMinuteInterval * 60))
        // If the limits are closer than the interval, there may be no multiple between them. The date is then not rounded.
        if let maximum, next > maximum { return date }
        return next
    }

    /// Whether a part of the day that begins at `start` is within the limits.
    func allows(dayOf start: Date) -> Bool {
        if let maximum, start > maximum { return false }
        guard let minimum, let end = calendar.date(byAdding: .day, value: 1, to: start) else { return true }
        return end > minimum
    }

    /// Returns the date with another day. The time is unchanged, as far as the limits allow it.
    func date(onDayOf day: Date) -> Date {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        return limited(calendar.date(from: parts) ?? day)
    }

    /// Returns the date on the same day at another time, moved into the limits. The seconds are zero.
    func date(atHour hour: Int, minute: Int) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
        (parts.hour, parts.minute) = (hour, minute)
        return limited(calendar.date(from: parts) ?? date)
    }

    /// Returns the date in another year, month and day. A day that does not exist in the month becomes the last day of the month. The
    /// result is moved into the limits.
    func date(year: Int, month: Int, day: Int) -> Date {
        var parts = calendar.dateComponents([.era, .hour, .minute, .second], from: date)
        (parts.year, parts.month, parts.day) = (year, month, 1)
        guard let first = calendar.date(from: parts) else { return date }
        parts.day = min(day, calendar.range(of: .day, in: .month, for: first)?.count ?? day)
        return limited(calendar.date(from: parts) ?? first)
    }

    /// Whether the locale counts hours from 1 to 12, with a symbol for each half of the day.
    var usesHalfDays: Bool { DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false }

    /// The order of day, month and year in the locale, as the letters d, M and y.
    var dateOrder: [Character] {
        let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
        var order: [Character] = []
        for letter in format {
            let kind: Character? = letter == "L" ? "M" : "dMy".contains(letter) ? letter : nil
            if let kind, !order.contains(kind) { order.append(kind) }
        }
        return order.count == 3 ? order : ["M", "d", "y"]
    }

    /// Returns a formatter for a template of fields.
    func formatter(_ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, calendar.timeZone)
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    /// Returns the number of whole days between the beginnings of two days.
    func days(from start: Date, to end: Date) -> Int {
        calendar.dateComponents([.day], from: calendar.startOfDay(for: start), to: calendar.startOfDay(for: end)).day ?? 0
    }

    /// The calendar that counts the months. Each era of the Japanese calendar begins with year 1, in the middle of a year. Its months are
    /// those of the Gregorian calendar, which is used instead.
    private var monthCalendar: Calendar {
        guard calendar.identifier == .japanese else { return calendar }
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        return gregorian
    }

    /// The number of the last month of a year. In the Hebrew calendar, the numbers are the same in all years, and number 6, Adar I, exists
    /// only in leap years. The leap months of the Chinese calendar, which have the number of the month before, are not counted.
    var monthsPerYear: Int {
        switch calendar.identifier {
        case .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew: 13
        default: 12
        }
    }

    /// Returns the number of months from the first month of year 1.
    func monthIndex(of date: Date) -> Int {
        let parts = monthCalendar.dateComponents([.year, .month], from: date)
        let (year, month) = (parts.year ?? 1, parts.month ?? 1)
        guard calendar.identifier == .hebrew else { return (year - 1) * monthsPerYear + month - 1 }
        return HebrewYear(year).firstMonthIndex + month - (month > HebrewYear.leapMonth && !HebrewYear(year).isLeap ? 2 : 1)
    }

    /// Returns the beginning of a month.
    func monthStart(_ index: Int) -> Date {
        var parts = DateComponents()
        (parts.year, parts.month, parts.day) = (index / monthsPerYear + 1, index % monthsPerYear + 1, 1)
        if calendar.identifier == .hebrew {
            let year = HebrewYear(containing: index)
            let month = index - year.firstMonthIndex + 1
            (parts.year, parts.month) = (year.number, month >= HebrewYear.leapMonth && !year.isLeap ? month + 1 : month)
        }
        return monthCalendar.date(from: parts) ?? date
    }

    /// A year of the Hebrew calendar. Of 19 successive years, 7 have a leap month, so that the 19 years have 235 months.
    private struct HebrewYear {
        let number: Int
        /// The number of the month that only leap years have.
        static let leapMonth = 6

        init(_ number: Int) { self.number = number }

        /// Returns the year that contains a month, which is counted from the first month of year 1.
        init(containing monthIndex: Int) {
            var year = monthIndex * 19 / 235 + 1
            while HebrewYear(year + 1).firstMonthIndex <= monthIndex { year += 1 }
            while year > 1, HebrewYear(year).firstMonthIndex > monthIndex { year -= 1 }
            number = year
        }

        var isLeap: Bool { (7 * number + 1) % 19 < 7 }
        /// The number of months before the year.
        var firstMonthIndex: Int { (235 * number - 234) / 19 }
    }
}
