import Foundation
import Synchronization

/// Warnings for the developer. Each one is a line on standard error; the app continues.
nonisolated package enum Complaint {
    /// A handler that receives the lines instead of standard error, for tests.
    nonisolated(unsafe) package static var handler: ((String) -> Void)?
    /// The lines that `printOnce` has printed.
    private static let printedLines = Mutex<Set<String>>([])

    /// Prints a line, or passes it to the handler.
    package static func print(_ line: String) {
        if let handler { return handler(line) }
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// Prints a line the first time only. A warning about a frame would otherwise be repeated on every frame.
    package static func printOnce(_ line: String) {
        guard printedLines.withLock({ $0.insert(line).inserted }) else { return }
        print(line)
    }
}
