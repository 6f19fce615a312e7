/// The rotation of a layer that moves along a path.
nonisolated public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's x axis points in the direction of travel.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis points against the direction of travel.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
