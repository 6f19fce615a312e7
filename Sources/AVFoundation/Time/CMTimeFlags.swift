/// The kind of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    /// The bits of the kind.
    public let rawValue: UInt32
    /// Creates a kind from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The time is not invalid.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The time was rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// The time is after all other times.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// The time is before all other times.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// The time is unknown.
    public static let indefinite = CMTimeFlags(rawValue: 16)
}
