import FlipbookDisplayList

/// The shape of the corners of a line.
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A pointed corner, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A rounded corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A corner that is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var join: StrokeStyle.Join { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
