/// The kind of text for which the on-screen keyboard shows keys.
///
/// Differs from Apple: there are two layouts, which begin with letters or with digits.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
        webSearch, asciiCapableNumberPad

    /// Whether the keyboard begins with digits.
    var isNumeric: Bool { [.numbersAndPunctuation, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(self) }
}
