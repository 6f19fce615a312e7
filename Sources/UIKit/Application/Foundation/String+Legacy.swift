nonisolated extension String {
    /// The string itself, because a string is a collection of characters since Swift 4.
    public var characters: String { self }
}
