/// The kind of text for which the on-screen keyboard shows keys.
///
/// Differs from Apple: there are only two layouts. One layout shows letters first, the other layout shows
/// digits first.
nonisolated public enum UIKeyboardType: Int, Sendable {
    /// The usual keyboard.
    case `default`
    /// Letters and signs of ASCII.
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    /// Letters and the signs of addresses.
    case URL
    /// Digits.
    case numberPad
    /// Digits and the signs of phone numbers.
    case phonePad
    /// Letters or digits, for a name or a phone number.
    case namePhonePad
    /// Letters and the signs of mail addresses.
    case emailAddress
    /// Digits and the decimal separator.
    case decimalPad
    /// Letters, @ and #.
    case twitter
    /// Letters, a period and a key that searches.
    case webSearch
    /// The digits of ASCII.
    case asciiCapableNumberPad

    /// Whether the keyboard shows digits first.
    var isNumeric: Bool { [.numbersAndPunctuation, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(self) }
}
