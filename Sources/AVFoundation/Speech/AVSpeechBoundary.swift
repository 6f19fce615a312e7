/// The position at which speaking stops or pauses. Differs from Apple: it is always the current position.
public enum AVSpeechBoundary: Int, Sendable {
    /// Speech stops or pauses at once.
    case immediate
    /// Speech stops or pauses after the current word.
    case word
}
