/// The importance of a constraint, from just above 0 up to 1000, which means required.
///
/// The solver only compares priorities. It does not add them.
///
/// Differs from Apple: number literals are priorities too (`constraint.priority = 999`), so that code for older versions compiles.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    /// The priority as a number.
    public var rawValue: Float

    /// Creates a priority from a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a literal.
    public init(floatLiteral value: Float) { rawValue = value }
    /// Creates a priority from a literal.
    public init(integerLiteral value: Int) { rawValue = Float(value) }

    /// The constraint must be satisfied.
    public static let required = UILayoutPriority(1000)
    /// The default compression resistance of a view.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of dragging that resizes a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority of keeping the size of a scene.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of dragging that does not resize a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default content hugging of a view.
    public static let defaultLow = UILayoutPriority(250)
    /// The default priority of the target size of `systemLayoutSizeFitting(_:)`.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether the first priority is lower than the second priority.
    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
    /// Returns a priority that is higher by a number.
    public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
    /// Returns a priority that is lower by a number.
    public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }

    var isRequired: Bool { rawValue >= 1000 }
}
