/// Numbers with their nouns, for messages.
nonisolated package enum Quantity {
    /// Returns a number with its noun, such as `1 frame` or `2 frames`.
    package static func text(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
