/// The rule by which the on-screen keyboard begins words with capital letters.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
