import CoreGraphics

/// The trait for the number of pixels per point.
nonisolated public struct UITraitDisplayScale: UITraitDefinition {
    /// The unspecified scale, which is 0.
    public static var defaultValue: CGFloat { 0 }
}

nonisolated extension UITraitDisplayScale: BuiltInTrait {
    static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
    static func set(_ value: CGFloat, in traits: inout UITraitCollection) { traits.displayScale = value }
}
