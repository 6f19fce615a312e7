/// The order in which an emitter layer paints its particles.
nonisolated public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No particular order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest particle first, at the back.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest particle last, in front.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The order along z. Differs from Apple: this mode is the same as `unordered`, because particles stay in the layer's plane.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// The colors are added. Differs from Apple: particles are painted over each other instead.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
