import Foundation

/// Writes messages to standard error, each with the name and the category of the logger.
public struct Logger: Sendable {
    private let subsystem: String
    private let category: String

    /// Creates a logger without a name.
    public init() { self.init(subsystem: "", category: "") }
    /// Creates a logger with a name and a category.
    public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }
    /// Creates a logger with the subsystem and the category of a log.
    public init(_ log: OSLog) { self.init(subsystem: log.subsystem, category: log.category) }

    /// Writes a message of a type.
    public func log(level: OSLogType, _ message: OSLogMessage) {
        LogOutput.write(message.text, subsystem: subsystem, category: category, level)
    }

    /// Writes a message.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a message.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a helpful message.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes a message for debugging, if the environment variable `OS_LOG_DEBUG` is set.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a message for debugging, if the environment variable `OS_LOG_DEBUG` is set.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a warning.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes an error.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a serious error.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes a message about an error of the system.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
