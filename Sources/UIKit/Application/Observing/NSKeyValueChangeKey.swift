/// A key of the dictionary that describes a change.
nonisolated public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change, an `NSKeyValueChange` as a number.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indices of changed elements of a collection. A change never contains this key.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether this is the additional notification of the option `prior`.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
