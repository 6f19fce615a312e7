import Foundation

/// A log with a name and a category, for `os_log`.
open class OSLog: NSObject, @unchecked Sendable {
    /// The name of the part of the program that logs.
    let subsystem: String
    /// The category of the messages.
    let category: String
    /// Whether messages are written.
    let isEnabledForMessages: Bool

    /// Creates a log.
    public init(subsystem: String, category: String) {
        (self.subsystem, self.category, isEnabledForMessages) = (subsystem, category, true)
    }

    private init(isEnabled: Bool) { (subsystem, category, isEnabledForMessages) = ("", "", isEnabled) }

    /// Creates a log for a category of events. Messages are written with the name of the category.
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }

    /// The log without a name.
    public static let `default` = OSLog(isEnabled: true)
    /// A log that writes no messages.
    public static let disabled = OSLog(isEnabled: false)

    /// Returns whether messages of a type are written. The result is false for all messages of `disabled`, and for debug messages if
    /// `OS_LOG_DEBUG` is not set.
    open func isEnabled(type: OSLogType) -> Bool { isEnabledForMessages && (type != .debug || LogOutput.writesDebugMessages) }

    /// Whether signposts are recorded. The value is always false.
    open var signpostsEnabled: Bool { false }
}

extension OSLog {
    /// A category of events that are logged for performance measurements.
    public struct Category: RawRepresentable, Sendable {
        /// The name of the category.
        public let rawValue: String
        /// Creates a category with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Points of interest.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Events with their backtraces.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    }
}
