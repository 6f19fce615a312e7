/// The error of an update that does not lead from the old row counts to the new ones.
nonisolated package struct InconsistentUpdateError: Error, CustomStringConvertible {
    package let description: String
    /// The end of the error message: what the view did about the error, and what the client should do.
    static let recoverySuggestion = "The data is loaded again now. Change the data source and report exactly these changes in one block."
    init(_ description: String) { self.description = description }
}
