/// The shape in which an emitter layer creates particles.
nonisolated public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The emitter's position.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line with the emitter's width.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle with the emitter's size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box. Differs from Apple: the box has no depth, so it is the same as `rectangle`.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle. Its radius is the emitter's width.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere. Differs from Apple: the sphere has no depth, so it is the same as `circle`.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
