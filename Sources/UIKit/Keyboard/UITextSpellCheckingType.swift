/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
