import Foundation

/// The destination of log messages: standard error, one line for each message.
enum LogOutput {
    static let writesDebugMessages = ProcessInfo.processInfo.environment["OS_LOG_DEBUG"] != nil

    static func write(_ message: String, subsystem: String, category: String, _ type: OSLogType) {
        guard type != .debug || writesDebugMessages else { return }
        let name = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let line = (name.isEmpty ? "" : "[\(name)] ") + type.name + message
        // `write(_:)` traps if standard error is closed or if its disk is full. `write(contentsOf:)` throws an error, which is ignored.
        try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
    }
}
