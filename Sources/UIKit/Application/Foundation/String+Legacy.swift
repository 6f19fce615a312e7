nonisolated extension String {
    /// The characters of the string, which is a collection of them since Swift 4.
    public var characters: String { self }
}
