import Foundation

/// What a developer has to hear about and nothing has to stop for: one line on standard error.
package enum Complaint {
    /// Ours: tests listen here instead.
    package static var listener: ((String) -> Void)?
    private static var told: Set<String> = []

    package static func print(_ line: String) {
        if let listener { return listener(line) }
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// The same line is said once, as it would come again every frame.
    static func printOnce(_ line: String) {
        guard told.insert(line).inserted else { return }
        print(line)
    }
}
