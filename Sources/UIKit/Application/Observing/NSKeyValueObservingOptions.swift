/// The values that a change contains, and the times at which an observer is notified.
nonisolated public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The change contains the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change contains the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is notified when it is added.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer is also notified with the old value, immediately before the notification with the new
    /// value.
    ///
    /// Differs from Apple: the value has changed already.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
