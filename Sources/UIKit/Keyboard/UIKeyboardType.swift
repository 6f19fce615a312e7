/// The kind of text for which the on-screen keyboard shows keys.
///
/// Differs from Apple: there are only two layouts. One layout shows letters first, the other layout shows
/// digits first.
nonisolated public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
        webSearch, asciiCapableNumberPad

    /// Whether the keyboard shows digits first.
    var isNumeric: Bool { [.numbersAndPunctuation, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(self) }
}
