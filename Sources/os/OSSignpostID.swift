/// The identifier of a signpost.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
    /// The identifier as a number.
    public let rawValue: UInt64
    /// Creates an identifier from its number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Creates an identifier from its number.
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }
    /// Creates the identifier `exclusive`, because signposts are not recorded.
    public init(log: OSLog) { self = .exclusive }
    /// The identifier of intervals that do not overlap.
    public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
    /// An invalid identifier.
    public static let invalid = OSSignpostID(rawValue: .max)
    /// No identifier.
    public static let null = OSSignpostID(rawValue: 0)
}
