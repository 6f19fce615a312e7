/// The style of a line under or through text.
nonisolated public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the style.
    public let rawValue: Int
    /// Creates a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A line of double thickness.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A dotted line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A dashed line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A line under words only.
    ///
    /// Differs from Apple: it has no effect.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    // The names that these styles had before Swift 4.2.
    /// The name of `single` before Swift 4.2.
    public static let styleSingle = single
    /// The name of `thick` before Swift 4.2.
    public static let styleThick = thick
    /// The name of `double` before Swift 4.2.
    public static let styleDouble = double
}
