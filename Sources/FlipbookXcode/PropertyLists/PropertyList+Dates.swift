import Foundation

extension PropertyList {
    /// Returns the date of a text of the form `2016-09-30T12:05:00Z`, or nil.
    static func date(iso8601 text: String) -> Date? {
        let parts = text.split(whereSeparator: { "-T:Z".contains($0) }).map { Int($0) }
        guard parts.count == 6, text.hasSuffix("Z"), let year = parts[0], let month = parts[1], let day = parts[2], let hour = parts[3],
            let minute = parts[4], let second = parts[5], (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day),
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        return Date(timeIntervalSince1970: Double(days(year: year, month: month, day: day) * 86_400 + hour * 3600 + minute * 60 + second))
    }

    /// Returns the text of a date in universal time, rounded down to seconds. A date outside of the years 1 to 9999 is replaced by the
    /// nearest date in this range.
    static func iso8601(_ date: Date) -> String {
        let limits = (Double(days(year: 1, month: 1, day: 1)) * 86_400, Double(days(year: 9999, month: 12, day: 31)) * 86_400)
        let time = date.timeIntervalSince1970
        let seconds = Int(time.isNaN ? 0 : min(max(time, limits.0), limits.1).rounded(.down))
        var (day, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
        if rest < 0 { (day, rest) = (day - 1, rest + 86_400) }
        let (year, month, dayOfMonth) = calendarDate(days: day)
        func digits(_ number: Int, _ count: Int) -> String {
            String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
        }
        return "\(digits(year, 4))-\(digits(month, 2))-\(digits(dayOfMonth, 2))"
            + "T\(digits(rest / 3600, 2)):\(digits(rest / 60 % 60, 2)):\(digits(rest % 60, 2))Z"
    }

    /// Returns the number of days from 1 January 1970 to a day of the Gregorian calendar.
    ///
    /// The year begins in March, so that the leap day is its last day. Month m of such a year begins (153 m + 2) / 5 days after the start
    /// of the year.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let marchYear = month > 2 ? year : year - 1
        let (era, yearOfEra) = (marchYear / 400, marchYear % 400)
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// Returns the inverse of `days(year:month:day:)`, for years from 1.
    private static func calendarDate(days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let (era, dayOfEra) = (shifted / 146_097, shifted % 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = (marchMonth + 2) % 12 + 1
        return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }
}
