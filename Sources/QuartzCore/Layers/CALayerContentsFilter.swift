/// The filter for contents that are scaled.
nonisolated public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Linear interpolation between pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Linear interpolation between pixels and mipmap levels. Differs from Apple: this filter is the same as `linear`.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
