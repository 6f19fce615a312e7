/// A token of Swift source text. Joining the tokens of a text results in the text.
package struct SwiftToken: Hashable, Sendable {
    /// The kinds of tokens.
    package enum Kind: UInt8, Sendable {
        /// White space, line ends, and a byte order mark.
        case space
        /// A comment, with its marks but without the line end.
        case comment
        /// A string literal, or a part of a string literal between interpolations.
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
        /// `->`, a row of `#`, or a single byte of other text.
        case punctuation
    }

    /// The kind of the token.
    package var kind: Kind
    /// The offset of the first byte.
    package var start: Int
    /// The offset after the last byte.
    package var end: Int
}
