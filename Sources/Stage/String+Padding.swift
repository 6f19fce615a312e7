nonisolated extension String {
    /// Returns the text followed by spaces, so that it has at least `count` characters.
    ///
    /// `padding(toLength:withPad:startingAt:)` of Foundation counts UTF-16 code units. It would cut off a text with emoji.
    package func padded(to count: Int) -> String { self + String(repeating: " ", count: max(count - self.count, 0)) }
}
