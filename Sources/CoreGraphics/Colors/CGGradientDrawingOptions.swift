/// The areas beyond the ends of a gradient that are filled with its first and last color.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The area before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// The area after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
