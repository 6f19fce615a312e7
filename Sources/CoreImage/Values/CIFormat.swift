/// A format of pixels in memory.
///
/// Differs from Apple: only the formats with four components of 8 bits are declared.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// The number of the format.
    public let rawValue: Int32

    /// Creates a format from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Alpha, red, green, blue.
    public static let ARGB8 = CIFormat(rawValue: 265)
    /// Blue, green, red, alpha.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Red, green, blue, alpha.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// Alpha, blue, green, red.
    public static let ABGR8 = CIFormat(rawValue: 267)
}
