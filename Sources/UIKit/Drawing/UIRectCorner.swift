/// The corners of a rectangle.
nonisolated public struct UIRectCorner: OptionSet, Sendable {
    /// The bits of the corners.
    public let rawValue: UInt
    /// Creates corners from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The upper right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The lower left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The lower right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
