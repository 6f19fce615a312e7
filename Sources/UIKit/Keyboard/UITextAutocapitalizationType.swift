/// The rule that determines which letters the on-screen keyboard types as capital letters.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
