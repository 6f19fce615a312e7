/// An attribute of a declaration, such as `@objc(name:)`.
struct AttributeUse: Hashable, Sendable {
    /// The name without `@`.
    var name: String
    /// The text between the parentheses, without spaces, or nil without parentheses.
    var argument: String?
    /// The tokens of the attribute.
    var tokens: Range<Int>
}
