/// A cache with a limit in bytes. If the total size with a new value would exceed the limit, all older values are removed. Values that are
/// still needed are computed again at their next use.
struct BoundedCache<Key: Hashable & ByteCounted, Value: ByteCounted> {
    private var values: [Key: Value] = [:]
    /// The size of all keys and values in bytes. It is at most the limit.
    private(set) var totalByteCount = 0
    private let byteLimit: Int

    /// The memory for an entry besides the key and the value, in bytes: the headers of two objects, and the slot of a hash table that is
    /// half full.
    static var entryByteCount: Int { 160 }

    init(maximumByteCount: Int) { byteLimit = maximumByteCount }

    /// The value for a key, or nil if it is not stored. Setting nil has no effect.
    subscript(key: Key) -> Value? {
        get { values[key] }
        set {
            guard let newValue else { return }
            if let old = values.removeValue(forKey: key) { totalByteCount -= Self.byteCount(key, old) }
            let byteCount = Self.byteCount(key, newValue)
            // A value that is above the limit by itself is not stored. The other values stay.
            guard byteCount <= byteLimit else { return }
            if totalByteCount + byteCount > byteLimit {
                values.removeAll()
                totalByteCount = 0
            }
            totalByteCount += byteCount
            values[key] = newValue
        }
    }

    /// Removes all values.
    mutating func removeAll() {
        values.removeAll()
        totalByteCount = 0
    }

    private static func byteCount(_ key: Key, _ value: Value) -> Int { key.byteCount + value.byteCount + entryByteCount }
}

/// A value with a known size in memory.
protocol ByteCounted {
    /// The size in bytes, including the objects that the value references.
    var byteCount: Int { get }
}
