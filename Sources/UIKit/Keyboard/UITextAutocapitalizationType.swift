/// The rule that determines which words begin with a capital letter on the on-screen keyboard.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
