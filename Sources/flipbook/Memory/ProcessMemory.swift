import FlipbookInspection
import Foundation

/// The memory of this process, as the system reports it, in bytes.
nonisolated enum ProcessMemory {
    /// The resident memory, after free memory was returned to the system.
    ///
    /// The C library keeps free memory between used blocks. Its amount goes up and down by megabytes, because it depends on the places of
    /// the blocks, so it would hide a small leak, or look like one.
    static var used: Int {
        FreeMemory.returnToSystem()
        return value("VmRSS:")
    }
    /// The largest resident memory so far.
    static var peak: Int { value("VmHWM:") }

    private static func value(_ name: String) -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
        return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    }
}
