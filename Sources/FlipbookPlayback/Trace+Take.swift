import Stage

extension Trace {
    /// Records the views of a take that have an accessibility identifier, at the frames nearest to the given times.
    package init(_ take: Take, at times: [Double]) throws {
        try self.init(at: times) { time in
            try take.seek(to: Int((time * Double(take.stage.framesPerSecond)).rounded()))
            return take.stage
        }
    }
}
