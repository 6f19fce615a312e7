/// Whether misspelled words are marked.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
    /// The choice of the system.
    case `default`
    /// Spelling is not checked.
    case no
    /// Spelling is checked.
    case yes
}
