/// A cache with a limit in bytes. All values are removed when the limit is reached; values still in use are soon computed again.
struct BoundedCache<Key: Hashable, Value: ByteCounted> {
    private var values: [Key: Value] = [:]
    private var totalByteCount = 0
    private let byteLimit: Int

    init(maximumByteCount: Int) { byteLimit = maximumByteCount }

    subscript(key: Key) -> Value? {
        get { values[key] }
        set {
            guard let newValue else { return }
            if totalByteCount + newValue.byteCount > byteLimit {
                values.removeAll()
                totalByteCount = 0
            }
            totalByteCount += newValue.byteCount + 64
            values[key] = newValue
        }
    }
}

/// A value with a known size in memory.
protocol ByteCounted {
    /// The size in bytes.
    var byteCount: Int { get }
}
