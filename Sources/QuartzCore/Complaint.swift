import Foundation
import Synchronization

/// What a developer has to hear about and nothing has to stop for: one line on standard error.
nonisolated package enum Complaint {
    /// Ours: tests listen here instead.
    nonisolated(unsafe) package static var listener: ((String) -> Void)?
    private static let told = Mutex<Set<String>>([])

    package static func print(_ line: String) {
        if let listener { return listener(line) }
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// The same line is said once, as it would come again every frame.
    package static func printOnce(_ line: String) {
        guard told.withLock({ $0.insert(line).inserted }) else { return }
        print(line)
    }
}
