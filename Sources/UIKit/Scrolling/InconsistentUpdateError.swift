/// The error of an update that contradicts itself, or that does not match the counts of sections and rows before and after it.
nonisolated package struct InconsistentUpdateError: Error, CustomStringConvertible {
    package let description: String
    /// The end of the error message. It explains what the view has done about the error, and what the client should do.
    static let recoverySuggestion = "The data is loaded again now. Change the data source and report exactly these changes in one block."
    init(_ description: String) { self.description = description }
}
