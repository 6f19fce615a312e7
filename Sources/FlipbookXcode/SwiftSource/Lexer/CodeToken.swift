/// A token that is neither space nor comment, with its place among the others.
struct CodeToken: Sendable {
    var kind: SwiftToken.Kind
    var text: String
    /// The offsets of its first byte and after its last byte.
    var start: Int, end: Int
    /// Its line, beginning with 1.
    var line: Int
    /// Whether a line end is between it and the token before.
    var startsLine: Bool
    /// The index of the other bracket of its pair, or -1.
    var match = -1
    /// Whether it is in an active branch of `#if` directives, or nil if that is unknown.
    var isActive: Bool? = true
}
