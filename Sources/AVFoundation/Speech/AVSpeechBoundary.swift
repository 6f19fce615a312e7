/// The position at which speaking stops or pauses. Differs from Apple: it is always the current position.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
