/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The importance as a number.
    public let rawValue: UInt8
    /// Creates a type from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a type from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// An ordinary message.
    public static let `default` = OSLogType(rawValue: 0)
    /// A helpful message.
    public static let info = OSLogType(rawValue: 1)
    /// A message for debugging. It is written if the environment variable `OS_LOG_DEBUG` is set.
    public static let debug = OSLogType(rawValue: 2)
    /// An error of the process.
    public static let error = OSLogType(rawValue: 16)
    /// An error of the system, or of several processes.
    public static let fault = OSLogType(rawValue: 17)

    var name: String {
        switch self {
        case .info: "info: "
        case .debug: "debug: "
        case .error: "error: "
        case .fault: "fault: "
        default: ""
        }
    }
}
