/// A box for `RareValues` that allocates no storage until a value is written. Copies share their storage until one of them is written.
@dynamicMemberLookup
nonisolated package struct RareValuesBox: Equatable, Sendable {
    private final class Storage: @unchecked Sendable {
        var values: RareValues
        init(_ values: RareValues) { self.values = values }
    }

    private var storage: Storage?
    private static let defaults = RareValues()

    package init() {}

    /// Whether no value was ever written.
    package var isUnset: Bool { storage == nil }

    /// The values, or the default values if no value was ever written.
    package var values: RareValues {
        _read {
            if let storage { yield storage.values } else { yield Self.defaults }
        }
        _modify {
            if storage == nil {
                storage = Storage(Self.defaults)
            } else if !isKnownUniquelyReferenced(&storage), let shared = storage {
                storage = Storage(shared.values)
            }
            yield &storage.unsafelyUnwrapped.values
        }
    }

    package subscript<V>(dynamicMember path: WritableKeyPath<RareValues, V>) -> V {
        get { storage?.values[keyPath: path] ?? Self.defaults[keyPath: path] }
        set { values[keyPath: path] = newValue }
    }

    package static func == (a: RareValuesBox, b: RareValuesBox) -> Bool { a.storage === b.storage || a.values == b.values }
}
