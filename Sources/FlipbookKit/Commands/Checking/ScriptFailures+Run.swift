import FlipbookPlayback

extension ScriptFailures {
    /// Returns the result of a run during which failures were added. If there are any, or if the run throws an error, throws all of them, each in
    /// a line of its own.
    func reported<Result>(after run: () throws -> Result) throws -> Result {
        let result: Result
        do {
            result = try run()
        } catch {
            do { try requireNone() } catch let failure { throw ReplayCommand.Failure(description: "\(failure)\n\(error)") }
            throw error
        }
        try requireNone()
        return result
    }
}
