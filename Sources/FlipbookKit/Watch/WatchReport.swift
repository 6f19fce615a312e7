import WindowShell

/// The lines that `watch` prints about the versions of a program.
nonisolated struct WatchReport {
    private let name: String
    /// The sentence that is added to the line about the first build, or nil.
    private var firstBuildNote: String?
    /// Whether a version has shown a frame. In this case, the next version is reported as reloaded.
    private var hasRun = false

    init(name: String, firstBuildNote: String? = nil) { (self.name, self.firstBuildNote) = (name, firstBuildNote) }

    /// Returns the line for a build that begins.
    mutating func building() -> String {
        defer { firstBuildNote = nil }
        return "Building \(name)" + (firstBuildNote.map { ". \($0)" } ?? "")
    }

    /// Returns the line for a version that has shown its first frame.
    mutating func running() -> String {
        defer { hasRun = true }
        return hasRun ? "Reloaded \(name)" : "Running \(name). Save a file to reload it."
    }

    /// Returns the lines for a problem, which the window shows too: its title, and each source location with its message.
    ///
    /// - Parameter buildOutput: The output of a failed build, or nil for another problem. It already contains the locations and messages,
    ///   so they are not repeated.
    static func problem(_ title: String, _ entries: [Notice.Entry], buildOutput: String? = nil) -> String {
        if let buildOutput, !buildOutput.isEmpty { return buildOutput + (buildOutput.hasSuffix("\n") ? "" : "\n") + title }
        let lines = entries.map { $0.location.isEmpty ? "  \($0.message)" : "  \($0.location): \($0.message)" }
        return ([title] + lines).joined(separator: "\n")
    }
}
