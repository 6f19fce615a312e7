/// The part of the emitter shape in which particles are created.
nonisolated public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ends of a line, the corners of a rectangle, or the outline of a circle.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The inside of the shape.
    ///
    /// Differs from Apple: this mode is the same as `volume`, because shapes have no depth.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The inside of the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
