/// The times in the speaker's notes.
package struct TalkClock: Equatable, Sendable {
    /// The time of day, such as `14:05`.
    package var timeOfDay = ""
    /// The seconds since the talk has begun.
    package var elapsedSeconds = 0

    package init() {}
}
