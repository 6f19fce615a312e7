/// The shape of rounded corners.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A circular arc.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve whose curvature increases gradually from the straight edge.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
