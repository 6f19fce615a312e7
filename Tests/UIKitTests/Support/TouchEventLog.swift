/// A log of events, which views and recognizers append to.
@MainActor final class TouchEventLog {
    var lines: [String] = []
    func append(_ line: String) { lines.append(line) }
    /// Returns the lines since the previous call and removes them.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
