/// The appearance of a date picker.
nonisolated public enum UIDatePickerStyle: Int, Sendable {
    /// The style of the system for the mode: `compact`, or `wheels` for a duration, and for a year and month.
    case automatic = 0
    /// Wheels that turn.
    case wheels = 1
    /// Labels that open a calendar or wheels.
    case compact = 2
    /// A calendar.
    case inline = 3
}
