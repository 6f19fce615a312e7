/// A token of Swift source text. The tokens of a text, joined, are the text again.
package struct SwiftToken: Hashable, Sendable {
    /// The kinds of tokens.
    package enum Kind: UInt8, Sendable {
        /// White space, line ends, and a byte order mark.
        case space
        /// A comment, with its marks but without the line end.
        case comment
        /// A string literal, or a part of one between interpolations.
        case string
        /// A regular expression literal.
        case regex
        /// An identifier or a keyword, with its backticks.
        case word
        /// A number.
        case number
        /// `@` and the word after it.
        case attribute
        /// `#` and the word after it.
        case directive
        /// `->`, or one byte of anything else.
        case punctuation
    }

    /// The kind of the token.
    package var kind: Kind
    /// The offset of its first byte.
    package var start: Int
    /// The offset after its last byte.
    package var end: Int
}
