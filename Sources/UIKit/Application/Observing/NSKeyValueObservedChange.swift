import Foundation

/// A change of an observed value.
nonisolated public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public typealias Kind = NSKeyValueChange

    /// The kind of change, which is `setting`.
    public let kind: Kind
    /// The new value, if the options contain `new`.
    public let newValue: Value?
    /// The old value, if the options contain `old`.
    public let oldValue: Value?
    /// Nil, because the elements of collections are not observed.
    public let indexes: IndexSet?
    /// Whether this is the additional notification of the option `prior`.
    public let isPrior: Bool
}
