/// Whether misspelled words are marked.
nonisolated public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
