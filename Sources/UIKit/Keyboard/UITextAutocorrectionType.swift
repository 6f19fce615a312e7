/// Whether misspelled words are corrected.
nonisolated public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
