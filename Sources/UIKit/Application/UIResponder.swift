/// Whoever may be told of events, and whom it passes them on to.
open class UIResponder: Hashable {
    public init() {}

    open var next: UIResponder? { nil }

    nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
