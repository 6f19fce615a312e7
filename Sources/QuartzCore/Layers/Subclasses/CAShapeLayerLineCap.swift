import FlipbookDisplayList

/// The shape of the ends of a line.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A straight end at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A straight end, half the line width beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var cap: StrokeStyle.Cap { self == .round ? .round : self == .square ? .square : .butt }
}
