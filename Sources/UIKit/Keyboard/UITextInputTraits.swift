public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
        webSearch, asciiCapableNumberPad

    /// Whether it begins with digits.
    var isNumeric: Bool { [.numbersAndPunctuation, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(self) }
}

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

public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// What the keyboard on the screen looks at.
protocol KeyboardWishes: UIKeyInput {
    var keyboardType: UIKeyboardType { get }
    var returnKeyType: UIReturnKeyType { get }
    var autocapitalizationType: UITextAutocapitalizationType { get }
    var isSecureTextEntry: Bool { get }
    var textBeforeCaret: String { get }
}

/// What was cut or copied last, on this stage's machine.
public final class UIPasteboard {
    public static let general = UIPasteboard()

    public var string: String? {
        didSet { changeCount += 1 }
    }
    public private(set) var changeCount = 0
    public var hasStrings: Bool { string != nil }

    init() {}
}
