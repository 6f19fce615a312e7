import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct DatePickerTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
    let picker = UIDatePicker(frame: .zero)
    let gregorian: Calendar

    init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        gregorian = calendar
        picker.locale = Locale(identifier: "en_US")
        picker.calendar = calendar
        picker.timeZone = calendar.timeZone
    }

    /// Returns a date in GMT.
    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0) -> Date {
        gregorian.date(
            from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second)) ?? .distantPast
    }

    @Test func monthsOfTheJapaneseCalendarContinueAcrossEras() {
        var calendar = Calendar(identifier: .japanese)
        calendar.timeZone = gregorian.timeZone
        let days = [date(1988, 12, 31), date(2018, 11, 23), date(2019, 4, 30), date(2019, 5, 1), date(2026, 2, 3)]
        let model = DatePickerModel(date: days[1], now: days[2], calendar: calendar, locale: Locale(identifier: "ja_JP"))
        for day in days {
            let start = gregorian.date(from: gregorian.dateComponents([.year, .month], from: day))
            #expect(model.monthStart(model.monthIndex(of: day)) == start)
        }
        #expect(model.monthIndex(of: days[3]) == model.monthIndex(of: days[2]) + 1)
    }

    /// These calendars have twelve months of 30 days. The remaining days are the thirteenth month, which begins on September 6, 2024.
    @Test(arguments: [Calendar.Identifier.coptic, .ethiopicAmeteMihret]) func yearsHaveThirteenMonths(_ identifier: Calendar.Identifier) {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = gregorian.timeZone
        let days = [date(2024, 9, 5), date(2024, 9, 8), date(2024, 9, 11)]
        let model = DatePickerModel(date: days[1], now: days[0], calendar: calendar, locale: Locale(identifier: "en_US"))
        let indices = days.map(model.monthIndex)
        #expect(indices == [indices[0], indices[0] + 1, indices[0] + 2])
        #expect(indices.map(model.monthStart) == [date(2024, 8, 7), date(2024, 9, 6), date(2024, 9, 11)])
        var dateModel = model
        dateModel.mode = .date
        let months = DateWheel.wheels(for: dateModel, DateWheelTexts(dateModel)).first { $0.field == .month }
        #expect(months?.count == 13)
    }

    /// The Hebrew year 5784 has 13 months, with Adar I before Adar. The year 5785, which begins on October 3, 2024, has 12.
    @Test func monthsOfTheHebrewCalendarContinueAcrossLeapYears() {
        var calendar = Calendar(identifier: .hebrew)
        calendar.timeZone = gregorian.timeZone
        let starts = [
            date(2024, 1, 11), date(2024, 2, 10), date(2024, 3, 11), date(2024, 4, 9), date(2024, 8, 5), date(2024, 9, 4),
            date(2024, 10, 3), date(2025, 1, 30), date(2025, 3, 1), date(2025, 3, 30),
        ]
        var model = DatePickerModel(date: starts[0], now: starts[1], calendar: calendar, locale: Locale(identifier: "en_US"))
        let indices = starts.map { model.monthIndex(of: $0.addingTimeInterval(5 * 86_400)) }
        #expect(indices.map { $0 - indices[0] } == [0, 1, 2, 3, 7, 8, 9, 13, 14, 15])
        #expect(indices.map(model.monthStart) == starts)
        model.mode = .date
        let months = DateWheel.wheels(for: model, DateWheelTexts(model)).first { $0.field == .month }
        #expect(months?.count == 13)
        #expect([4, 5, 12].map { DateWheelTexts(model).isAllowed($0, in: .month, model) } == [true, true, true])
        model.date = starts[7]
        #expect([4, 5, 12].map { DateWheelTexts(model).isAllowed($0, in: .month, model) } == [true, false, true])
        #expect(model.date(year: 5785, month: 6, day: 30) == date(2025, 3, 29), "Adar has 29 days")
    }

    /// The year 30 of the era Heisei is 2018. In the current era, Reiwa, it is 2048.
    @Test func wheelsAllowDatesInTheEraOfTheDate() {
        var calendar = Calendar(identifier: .japanese)
        calendar.timeZone = gregorian.timeZone
        let (day, now) = (date(2018, 11, 23), date(2026, 2, 3))
        var model = DatePickerModel(date: day, now: now, calendar: calendar, locale: Locale(identifier: "ja_JP"))
        (model.minimumDate, model.maximumDate) = (date(2018, 3, 9), date(2018, 12, 12))
        let texts = DateWheelTexts(model)
        #expect([0, 2, 10, 11].map { texts.isAllowed($0, in: .month, model) } == [false, true, true, true])
        #expect([28, 29, 30].map { texts.isAllowed($0, in: .year, model) } == [false, true, false])
        #expect(texts.isAllowed(4, in: .dayOfMonth, model) && !texts.isAllowed(30, in: .dayOfMonth, model), "November has 30 days")
    }

    /// Shows the picker at (27, 60) and advances by a frame.
    private func show(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, size: CGSize = CGSize(width: 320, height: 216)) {
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
        picker.frame = CGRect(origin: CGPoint(x: 27, y: 60), size: size)
        stage.window.addSubview(picker)
        stage.advance(frames: 1)
    }

    /// Returns the labels with a given text that are not hidden.
    private func labels(_ text: String, in root: UIView? = nil) -> [UILabel] {
        var found: [UILabel] = []
        (root ?? stage.window).forEachInTree { if let label = $0 as? UILabel, label.text == text, !label.isHidden { found.append(label) } }
        return found
    }

    /// The titles of the rows in the middle of the wheels, from left to right.
    private func selectedTitles() -> [String] {
        var found: [(CGFloat, String)] = []
        stage.window.forEachInTree { view in
            guard let row = view as? PickerRowView, row.alpha > 0.99, let label = row.subviews.first as? UILabel else { return }
            found.append((row.convert(row.bounds, to: nil).minX, label.text ?? ""))
        }
        return found.sorted { $0.0 < $1.0 }.map(\.1)
    }

    // MARK: - Values

    @Test func initialDateIsThatOfTheStage() {
        #expect(picker.date == date(2007, 1, 9, 17, 41))
        #expect(picker.datePickerMode == .dateAndTime && picker.datePickerStyle == .compact)
    }

    @Test func datesAreLimited() {
        picker.minimumDate = date(2024, 3, 5)
        picker.maximumDate = date(2024, 8, 20)
        #expect(picker.date == date(2024, 3, 5))
        picker.date = date(2025, 1, 1)
        #expect(picker.date == date(2024, 8, 20))
        // If the minimum is after the maximum, both are ignored.
        picker.minimumDate = date(2025, 2, 1)
        #expect(picker.date == date(2025, 1, 1))
    }

    @Test func minutesAreRoundedDownToTheInterval() {
        picker.minuteInterval = 15
        picker.date = date(2024, 5, 7, 13, 44, 30)
        #expect(picker.date == date(2024, 5, 7, 13, 30))
        picker.date = date(2024, 5, 7, 13, 44, 30).addingTimeInterval(0.75)
        #expect(picker.date == date(2024, 5, 7, 13, 30), "a fraction of a second is rounded, too")
        picker.date = date(2024, 5, 7, 13, 44, 30)
        picker.roundsToMinuteInterval = false
        #expect(picker.date == date(2024, 5, 7, 13, 44, 30))
        picker.roundsToMinuteInterval = true
        // Seven is not a divisor of 60.
        picker.minuteInterval = 7
        #expect(picker.date == date(2024, 5, 7, 13, 44, 30))
    }

    @Test func limitsCloserThanTheIntervalAreKept() {
        picker.minuteInterval = 30
        picker.minimumDate = date(2024, 5, 7, 13, 3)
        picker.maximumDate = date(2024, 5, 7, 13, 19)
        picker.date = date(2024, 5, 7, 13, 11, 7)
        #expect(picker.date == date(2024, 5, 7, 13, 11, 7))
        // With a later maximum, the next multiple is in the limits.
        picker.maximumDate = date(2024, 5, 7, 13, 40)
        #expect(picker.date == date(2024, 5, 7, 13, 30))
    }

    @Test func countDownDurationIsLimited() {
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 100_000
        #expect(picker.countDownDuration == 86_399)
        picker.countDownDuration = .nan
        #expect(picker.countDownDuration == 86_399)
    }

    @Test func stylesFollowTheMode() {
        picker.preferredDatePickerStyle = .inline
        #expect(picker.datePickerStyle == .inline)
        picker.datePickerMode = .yearAndMonth
        #expect(picker.datePickerStyle == .wheels)
        picker.preferredDatePickerStyle = .automatic
        picker.datePickerMode = .date
        #expect(picker.datePickerStyle == .compact)
    }

    // MARK: - Wheels

    @Test func wheelsShowTheDateInTheOrderOfTheLocale() {
        picker.date = date(2023, 10, 27, 21, 5)
        show(.date, .wheels)
        #expect(selectedTitles() == ["October", "27", "2023"])
        picker.locale = Locale(identifier: "de_DE")
        stage.advance(frames: 1)
        #expect(selectedTitles().map { $0.prefix(2) } == ["27", "Ok", "20"])
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = .time
        stage.advance(frames: 1)
        #expect(selectedTitles() == ["9", "05", "PM"])
        picker.locale = Locale(identifier: "de_DE")
        stage.advance(frames: 1)
        #expect(selectedTitles() == ["21", "05"])
    }

    @Test func dayWheelNamesToday() {
        picker.date = date(2007, 1, 9, 8, 30)
        show(.dateAndTime, .wheels)
        #expect(selectedTitles() == ["Today", "8", "30", "AM"])
        picker.date = date(2007, 1, 10, 8, 30)
        stage.advance(frames: 1)
        #expect(selectedTitles().first?.contains("Jan 10") == true)
    }

    @Test func turningTheHourPastTwelveChangesTheHalfOfTheDay() {
        picker.date = date(2023, 10, 27, 11, 5, 20)
        show(.time, .wheels)
        let count = valueChangeCounter(picker)
        // The wheel of hours is the first of three: 48 + 48 + 54 points and two gaps of 5.
        let hours = CGPoint(x: 27 + 160 - 80 + 24, y: 60 + 108)
        stage.tap(at: CGPoint(x: hours.x, y: hours.y + 31))
        stage.advance(by: 1)
        #expect(picker.date == date(2023, 10, 27, 12, 5))
        #expect(selectedTitles() == ["12", "05", "PM"])
        #expect(count() == 1)
        // The last wheel selects AM or PM.
        stage.tap(at: CGPoint(x: 27 + 160 + 80 - 27, y: hours.y - 31))
        stage.advance(by: 1)
        #expect(picker.date == date(2023, 10, 27, 0, 5))
        #expect(selectedTitles() == ["12", "05", "AM"])
    }

    @Test func dayThatTheMonthDoesNotHaveBecomesItsLastOne() {
        picker.date = date(2023, 3, 31)
        show(.date, .wheels)
        // The month is the first wheel; the row above it is February.
        let width: CGFloat = 142 + 52 + 72 + 10
        stage.tap(at: CGPoint(x: 27 + 160 - width / 2 + 71, y: 60 + 108 - 31))
        stage.advance(by: 1.5)
        #expect(picker.date == date(2023, 2, 28))
        #expect(selectedTitles() == ["February", "28", "2023"])
    }

    @Test func wheelsReturnToTheLimits() {
        picker.minimumDate = date(2023, 10, 20)
        picker.date = date(2023, 10, 22, 9)
        show(.date, .wheels)
        let count = valueChangeCounter(picker)
        let days = 27 + 160 - (142 + 52 + 72 + 10) / 2 + 142 + 5 + 26
        stage.tap(at: CGPoint(x: CGFloat(days), y: 60 + 108 - PickerCylinder(height: 216).visibleHeight(at: 96)))
        stage.advance(by: 2)
        #expect(picker.date == date(2023, 10, 20))
        #expect(selectedTitles() == ["October", "20", "2023"] && count() == 1)
    }

    @Test func durationIsAtLeastOneInterval() {
        picker.minuteInterval = 5
        picker.countDownDuration = 3600
        show(.countDownTimer, .wheels)
        #expect(selectedTitles() == ["1", "0"])
        stage.tap(at: CGPoint(x: 27 + 90, y: 60 + 108 - 31))
        stage.advance(by: 2)
        #expect(picker.countDownDuration == 300)
        #expect(selectedTitles() == ["0", "5"])
    }

    // MARK: - Calendar

    @Test func calendarSelectsTheTappedDay() throws {
        picker.date = date(2024, 2, 10, 14, 20)
        show(.date, .inline, size: CGSize(width: 320, height: 338))
        #expect(labels("February 2024").count == 1 && labels("29").count == 1 && labels("30").isEmpty)
        let count = valueChangeCounter(picker)
        stage.tap(try #require(labels("27").first))
        #expect(picker.date == date(2024, 2, 27, 14, 20) && count() == 1)
    }

    @Test func arrowsTurnTheMonths() throws {
        picker.minimumDate = date(2024, 1, 15)
        picker.date = date(2024, 2, 10)
        show(.date, .inline, size: CGSize(width: 320, height: 338))
        // The arrows are at the right of the header.
        stage.tap(at: CGPoint(x: 27 + 320 - 8 - 22, y: 82))
        stage.advance(by: 0.6)
        #expect(labels("March 2024").count == 1)
        for _ in 0..<3 {
            stage.tap(at: CGPoint(x: 27 + 320 - 8 - 66, y: 82))
            stage.advance(by: 0.6)
        }
        #expect(labels("January 2024").count == 1)
        // Days before the minimum cannot be chosen.
        stage.tap(try #require(labels("14").first))
        #expect(picker.date == date(2024, 2, 10))
        stage.tap(try #require(labels("15").first))
        #expect(picker.date == date(2024, 1, 15))
    }

    @Test func arrowsPointInTheDirectionOfALayoutFromRightToLeft() {
        stage.userInterfaceLayoutDirection = .rightToLeft
        picker.date = date(2024, 2, 9)
        show(.date, .inline, size: CGSize(width: 320, height: 338))
        var arrows: [ChevronButton] = []
        picker.forEachInTree { if let arrow = $0 as? ChevronButton { arrows.append(arrow) } }
        arrows.sort { $0.center.x < $1.center.x }
        #expect(arrows.map(\.accessibilityLabel) == ["Next month", "Previous month", "Months"])
        #expect(arrows.map { $0.transform.a < 0 } == [true, false, true], "the arrow to the next month points to the left")
    }

    @Test func dragTurnsThePageOfTheMonth() {
        picker.date = date(2024, 12, 10)
        show(.date, .inline, size: CGSize(width: 320, height: 338))
        stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 80, y: 300), duration: 0.2)
        stage.advance(by: 1)
        #expect(labels("January 2025").count == 1)
        #expect(picker.date == date(2024, 12, 10))
    }

    @Test func titleShowsWheelsOfMonths() throws {
        picker.date = date(2024, 12, 31)
        show(.date, .inline, size: CGSize(width: 320, height: 338))
        stage.tap(try #require(labels("December 2024").first))
        stage.advance(by: 0.5)
        #expect(selectedTitles() == ["December", "2024"])
        stage.tap(at: CGPoint(x: 27 + 90, y: 60 + 44 + 20 + 108 - 31))
        stage.advance(by: 1)
        #expect(picker.date == date(2024, 11, 30))
        stage.tap(try #require(labels("November 2024").first))
        stage.advance(by: 0.5)
        #expect(selectedTitles() == [] && labels("30").count == 1)
    }

    // MARK: - Compact

    @Test func compactStyleOpensACalendarThatATouchOutsideCloses() throws {
        picker.date = date(2024, 2, 10, 14, 20)
        show(.dateAndTime, .compact, size: CGSize(width: 320, height: 34))
        let dateLabel = try #require(labels("Feb 10, 2024").first)
        stage.tap(dateLabel)
        stage.advance(by: 0.7)
        stage.tap(try #require(labels("21").first))
        stage.advance(frames: 1)
        #expect(picker.date == date(2024, 2, 21, 14, 20))
        #expect(labels("Feb 21, 2024").count == 1)
        stage.tap(at: CGPoint(x: 20, y: 640))
        stage.advance(by: 0.7)
        #expect(labels("21").isEmpty && stage.window.frontOverlay == nil)
    }

    /// The open calendar turns its pages only if the date is set with animation.
    @Test func openCardFollowsADateWithOrWithoutAnimation() throws {
        picker.date = date(2024, 2, 10)
        show(.date, .compact, size: CGSize(width: 320, height: 34))
        stage.tap(try #require(labels("Feb 10, 2024").first))
        stage.advance(by: 0.7)
        var pages: CalendarPages?
        stage.window.forEachInTree { if let found = $0 as? CalendarPages { pages = found } }
        let month = try #require(pages?.month)
        picker.date = date(2024, 4, 5)
        #expect(pages?.month == month + 2)
        picker.setDate(date(2024, 5, 7), animated: true)
        #expect(pages?.month == month + 2)
        stage.advance(by: 1)
        #expect(pages?.month == month + 3)
    }

    @Test func escapeClosesTheCard() throws {
        show(.time, .compact, size: CGSize(width: 320, height: 34))
        stage.tap(try #require(labels("5:41 PM").first ?? labels("5:41\u{202F}PM").first))
        stage.advance(by: 0.1)
        #expect(stage.window.frontOverlay != nil)
        stage.key("escape")
        #expect(stage.window.frontOverlay == nil)
        stage.advance(by: 0.6)
        #expect(!stage.window.subviews.contains { $0 is OverlayView })
    }

    @Test func disabledPickerDoesNotOpen() throws {
        picker.isEnabled = false
        show(.date, .compact, size: CGSize(width: 320, height: 34))
        stage.tap(try #require(labels("Jan 9, 2007").first))
        #expect(stage.window.frontOverlay == nil)
    }
}
