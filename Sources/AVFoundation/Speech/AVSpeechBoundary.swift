/// The position at which speech stops or pauses.
///
/// Differs from Apple: speech always stops or pauses at once.
public enum AVSpeechBoundary: Int, Sendable {
    /// Speech stops or pauses at once.
    case immediate
    /// Speech stops or pauses after the current word on Apple's platforms, and at once in Flipbook.
    case word
}
