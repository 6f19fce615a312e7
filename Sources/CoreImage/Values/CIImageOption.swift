/// A key of the options with which an image is created.
///
/// Differs from Apple: the options have no effect, because all images have the color space sRGB and no orientation of their own.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The color space of the pixels.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// Properties of the image, such as the orientation.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    /// Whether the orientation of the file is applied.
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
}
