/// A key of the options of a `CIContext`.
///
/// Differs from Apple: only `workingColorSpace` has an effect, if its value is `NSNull`. There is one renderer, and its results do not
/// depend on the other options.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The color space in which filters compute. With `NSNull`, they use the stored values instead of linear light.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The color space of the result.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// The format of pixels between filters.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// Whether images between filters have high quality when they are shown smaller.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    /// Whether the colors of the result are multiplied by alpha.
    public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
    /// Whether images between filters are kept.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// Whether the processor renders instead of the graphics card.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// Whether rendering in the background has a low priority.
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    /// Whether less power is used.
    public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
    /// The name of the context for debuggers.
    public static let name = CIContextOption(rawValue: "kCIContextName")
}
