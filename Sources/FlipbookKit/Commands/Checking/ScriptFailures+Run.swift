import FlipbookPlayback

extension ScriptFailures {
    /// Calls `run`, which can add failures, and returns its result. If there are failures, throws an error with a line for each of them,
    /// and with a last line for an error that `run` throws. An error of `run` without failures is thrown unchanged.
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
