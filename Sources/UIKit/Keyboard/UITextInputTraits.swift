/// The kind of text for which the on-screen keyboard shows keys.
///
/// Differs from Apple: there are two layouts, which begin with letters or with digits.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
        webSearch, asciiCapableNumberPad

    /// Whether the keyboard begins with digits.
    var isNumeric: Bool { [.numbersAndPunctuation, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(self) }
}

/// The title of the Return key on the on-screen keyboard.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`

    var title: String {
        switch self {
        case .default: "return"
        case .emergencyCall: "call"
        default: String(describing: self)
        }
    }
}

/// The appearance of the on-screen keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
/// The rule by which the on-screen keyboard begins words with capital letters.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether misspelled words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The properties of a text input that the on-screen keyboard uses.
protocol KeyboardTraits: UIKeyInput {
    var keyboardType: UIKeyboardType { get }
    var returnKeyType: UIReturnKeyType { get }
    var autocapitalizationType: UITextAutocapitalizationType { get }
    var isSecureTextEntry: Bool { get }
    var textBeforeCaret: String { get }
}

/// The text that was cut or copied last.
///
/// Differs from Apple: it contains only a string, and is not shared with other applications.
public final class UIPasteboard {
    /// The pasteboard for cut, copy and paste.
    public static let general = UIPasteboard()

    /// The string on the pasteboard.
    public var string: String? {
        didSet { changeCount += 1 }
    }
    /// The number of changes of the pasteboard.
    public private(set) var changeCount = 0
    /// Whether the pasteboard contains a string.
    public var hasStrings: Bool { string != nil }

    init() {}
}
