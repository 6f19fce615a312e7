/// The options for measuring text.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The origin is the upper left corner of the first line, and the text may have several lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The line height includes the font's leading.
    ///
    /// Differs from Apple: it has no effect.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The bounds of the glyphs are measured instead of the line heights.
    ///
    /// Differs from Apple: it has no effect.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last visible line is truncated if the text does not fit into the height.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
