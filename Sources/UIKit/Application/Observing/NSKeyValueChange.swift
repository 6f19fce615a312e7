/// The kind of a change. It is always `setting`, because the elements of collections are not observed.
nonisolated public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Elements were inserted.
    case insertion
    /// Elements were removed.
    case removal
    /// Elements were replaced.
    case replacement
}
