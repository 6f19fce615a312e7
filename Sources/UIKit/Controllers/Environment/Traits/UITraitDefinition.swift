/// A trait: a value that views and controllers inherit from the view or controller that contains them.
///
///     struct Density: UITraitDefinition { static let defaultValue = 1.0 }
///
/// A trait of an app is read with `traitCollection[Density.self]` and changed with `traitOverrides[Density.self]`.
nonisolated public protocol UITraitDefinition {
    /// The type of the value.
    associatedtype Value
    /// The value of the trait if no code has set it.
    static var defaultValue: Value { get }
    /// The name for descriptions. By default, it is the name of the type.
    static var name: String { get }
    /// The text that identifies the trait. By default, it is the name of the type with its module.
    static var identifier: String { get }
    /// Whether dynamic colors depend on the trait. By default, it is false.
    static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { "\(Self.self)" }
    /// The name of the type with its module.
    public static var identifier: String { String(reflecting: Self.self) }
    /// Returns false.
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as in `[UITraitUserInterfaceStyle.self]`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait whose value `UITraitCollection` stores in a property.
nonisolated protocol BuiltInTrait: UITraitDefinition {
    static func value(in traits: UITraitCollection) -> Value
    static func set(_ value: Value, in traits: inout UITraitCollection)
}
