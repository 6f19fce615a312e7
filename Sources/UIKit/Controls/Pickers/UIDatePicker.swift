import CoreGraphics
import Foundation

/// A control for a date, a time, or a duration.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    nonisolated deinit {}

    /// The parts of the date that the user chooses.
    nonisolated public enum Mode: Int, Sendable {
        /// The time of the day.
        case time = 0
        /// The day.
        case date = 1
        /// The day and the time.
        case dateAndTime = 2
        /// A duration in hours and minutes.
        case countDownTimer = 3
        /// The month and the year.
        case yearAndMonth = 4
    }

    /// The parts of the date that the user chooses.
    open var datePickerMode = Mode.dateAndTime { didSet { settingsDidChange() } }
    /// The requested style. `datePickerStyle` is the style in use.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { settingsDidChange() } }
    /// The locale of the texts and of the order of the parts, or nil for the current locale.
    open var locale: Locale? { didSet { settingsDidChange() } }
    /// The calendar, or nil for the current calendar.
    open var calendar: Calendar! {
        get { explicitCalendar ?? .current }
        set { explicitCalendar = newValue; settingsDidChange() }
    }
    private var explicitCalendar: Calendar?
    /// The time zone, or nil for the time zone of the calendar.
    open var timeZone: TimeZone? { didSet { settingsDidChange() } }

    /// The earliest date. It has no effect if it is later than `maximumDate`.
    open var minimumDate: Date? { didSet { settingsDidChange() } }
    /// The latest date. It has no effect if it is earlier than `minimumDate`.
    open var maximumDate: Date? { didSet { settingsDidChange() } }
    /// The number of minutes between two rows: a divisor of 60, at most 30. Any other value has the same effect as 1.
    open var minuteInterval = 1 { didSet { settingsDidChange() } }
    /// Whether a date that is set is rounded down to `minuteInterval`.
    open var roundsToMinuteInterval = true { didSet { settingsDidChange() } }

    /// The date, limited to the range from `minimumDate` to `maximumDate`, and rounded if `roundsToMinuteInterval` is true. Setting it
    /// sends no events. At first, it is the date of the stage.
    open var date: Date {
        get { model.valid(storedDate) }
        set { setDate(newValue, animated: false) }
    }
    /// The duration in seconds in the mode `countDownTimer`, less than 24 hours.
    open var countDownDuration: TimeInterval {
        get { storedDuration }
        set {
            storedDuration = newValue.isFinite ? min(max(newValue, 0), 86_399) : storedDuration
            content?.show(model, animated: false)
        }
    }

    private var storedDate = UIDatePicker.currentDate
    private var storedDuration: TimeInterval = 0
    private(set) var content: DatePickerContent?
    /// The style and the mode for which the content was made.
    private var contentKind: (UIDatePickerStyle, Mode)?

    /// The date of the stage. It is not the date of the computer, so that each run shows the same frames.
    static var currentDate: Date { Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent()) }

    /// Creates a picker.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        settingsDidChange()
        if frame.size == .zero { setSizeKeepingOrigin(naturalSize) }
    }

    /// Creates a picker.
    ///
    /// Differs from Apple: the coder is ignored if it does not belong to a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        settingsDidChange()
        if let coder = coder as? InterfaceCoder { decodeDatePicker(coder) }
    }

    /// Sets the date.
    ///
    /// - Parameters:
    ///   - date: The new date.
    ///   - animated: Whether the wheels or the calendar move to the date in an animation.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else {
            return Diagnostics.reportRefusedValue(of: "date", source: "UIDatePicker")
        }
        storedDate = date
        content?.show(model, animated: animated && window != nil)
        invalidateIntrinsicContentSize()
    }

    /// The style that is used. Durations, and years with months, always use wheels. Times without a day use wheels instead of `inline`.
    open var datePickerStyle: UIDatePickerStyle {
        switch (datePickerMode, preferredDatePickerStyle) {
        case (.countDownTimer, _), (.yearAndMonth, _), (.time, .inline): .wheels
        case (_, .automatic): .compact
        default: preferredDatePickerStyle
        }
    }

    // MARK: - Content

    /// The settings and the value.
    private var model: DatePickerModel {
        var calendar: Calendar = calendar
        if let locale { calendar.locale = locale }
        if let timeZone { calendar.timeZone = timeZone }
        var model = DatePickerModel(
            mode: datePickerMode, date: storedDate, minimumDate: minimumDate, maximumDate: maximumDate, minuteInterval: minuteInterval,
            roundsToInterval: roundsToMinuteInterval, duration: storedDuration, now: Self.currentDate, calendar: calendar,
            locale: locale ?? calendar.locale ?? .current)
        model.date = model.valid(storedDate)
        return model
    }

    private func settingsDidChange() {
        let kind = (datePickerStyle, datePickerMode)
        if contentKind.map({ $0 == kind }) == true {
            content?.show(model, animated: false)
        } else {
            contentKind = kind
            content?.removeFromSuperview()
            let new = makeContent()
            content = new
            addSubview(new)
        }
        stateDidChange()
        invalidateIntrinsicContentSize()
    }

    private func makeContent() -> DatePickerContent {
        switch datePickerStyle {
        case .wheels, .automatic: DateWheels(model) { [weak self] in self?.userDidChange($0, $1) }
        case .compact: CompactDateView(model) { [weak self] in self?.userDidChange($0, 0) }
        case .inline: InlineCalendar(model) { [weak self] in self?.userDidChange($0, 0) }
        }
    }

    /// Stores the date or the duration that the user has chosen, and sends the events.
    private func userDidChange(_ date: Date, _ duration: TimeInterval) {
        let isSame = datePickerMode == .countDownTimer ? duration == storedDuration : date == self.date
        if datePickerMode == .countDownTimer { storedDuration = duration } else { storedDate = date }
        content?.show(model, animated: true)
        invalidateIntrinsicContentSize()
        if !isSame { sendValueChangedActions() }
    }

    override func stateDidChange() {
        super.stateDidChange()
        content?.isUserInteractionEnabled = isEnabled
        (content as? CompactDateView)?.isEnabled = isEnabled
        if datePickerStyle != .compact { content?.alpha = isEnabled ? 1 : 0.5 }
    }

    override var naturalSize: CGSize { content?.preferredSize ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
    }

    /// Touches are tracked by the parts of the picker.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

    /// The parts of the picker get the keyboard focus, not the picker itself.
    open override var canBecomeFocused: Bool { false }
}

/// The name of the mode in earlier versions of Swift.
public typealias UIDatePickerMode = UIDatePicker.Mode
