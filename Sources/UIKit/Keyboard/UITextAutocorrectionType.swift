/// Whether misspelled words are corrected.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
    /// The choice of the system.
    case `default`
    /// Text is not corrected.
    case no
    /// Text is corrected.
    case yes
}
