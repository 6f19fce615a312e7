/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The kind as a number.
    public let rawValue: UInt8
    /// Creates a kind from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A point in time.
    public static let event = OSSignpostType(rawValue: 0)
    /// The start of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}
