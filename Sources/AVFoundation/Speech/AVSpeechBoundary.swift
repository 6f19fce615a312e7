/// The place at which speaking stops or pauses. Differs from Apple: it always is the current one.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
