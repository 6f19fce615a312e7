/// The rule that determines which letters the on-screen keyboard types as capital letters.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
    /// No letters are capitalized.
    case none
    /// The first letter of each word is capitalized.
    case words
    /// The first letter of each sentence is capitalized.
    case sentences
    /// All letters are capitalized.
    case allCharacters
}
