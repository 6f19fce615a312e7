import Foundation

/// The memory of this process, as the system reports it, in bytes.
nonisolated enum ProcessMemory {
    /// The resident memory.
    static var resident: Int { value("VmRSS:") }
    /// The largest resident memory so far.
    static var peak: Int { value("VmHWM:") }

    private static func value(_ name: String) -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
        return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    }
}
