/// Whether misspelled words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
