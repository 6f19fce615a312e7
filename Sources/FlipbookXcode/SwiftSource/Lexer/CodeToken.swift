/// A token that is not space or comment, with its position in the file.
struct CodeToken: Sendable {
    var kind: SwiftToken.Kind
    var text: String
    /// The offset of the first byte, and the offset after the last byte.
    var start: Int, end: Int
    /// The line, counted from 1.
    var line: Int
    /// Whether the token is the first one of the file, or there is a line end between the previous token and this token.
    var startsLine: Bool
    /// For a bracket, the index of the matching bracket. Otherwise -1.
    var match = -1
    /// Whether the token is in an active branch of `#if` directives, or nil if that is unknown.
    var isActive: Bool? = true
}
