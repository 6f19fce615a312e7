/// The dictionary of a property list. It stores the order of the keys, and the line of each key in the file.
///
/// Two dictionaries are equal if they have equal values for the same keys, in any order and on any lines.
package struct PropertyListDictionary: Sendable {
    /// The keys in the order of the file.
    package private(set) var keys: [String] = []
    private var values: [PropertyList] = []
    private var lines: [Int] = []
    private var indices: [String: Int] = [:]

    package init() {}

    /// Creates a dictionary. If a key has several values, the last value is stored.
    package init(_ elements: some Sequence<(String, PropertyList)>) {
        for (key, value) in elements { set(value, forKey: key) }
    }

    package var count: Int { keys.count }
    package var isEmpty: Bool { keys.isEmpty }

    /// The value of a key. Storing nil removes the key.
    package subscript(key: String) -> PropertyList? {
        get { indices[key].map { values[$0] } }
        set {
            if let newValue { set(newValue, forKey: key) } else { remove(key) }
        }
    }

    /// Returns the line of a key in the file, or nil if the key was not read from a text.
    package func line(of key: String) -> Int? { indices[key].flatMap { lines[$0] > 0 ? lines[$0] : nil } }

    /// Stores a value and the line of its key. A new key is added after the existing keys.
    package mutating func set(_ value: PropertyList, forKey key: String, line: Int = 0) {
        if let index = indices[key] {
            (values[index], lines[index]) = (value, line)
        } else {
            indices[key] = keys.count
            keys.append(key)
            values.append(value)
            lines.append(line)
        }
    }

    private mutating func remove(_ key: String) {
        guard let index = indices.removeValue(forKey: key) else { return }
        keys.remove(at: index)
        values.remove(at: index)
        lines.remove(at: index)
        for later in index..<keys.count { indices[keys[later]] = later }
    }
}

extension PropertyListDictionary: Equatable {
    package static func == (a: Self, b: Self) -> Bool {
        a.count == b.count && a.keys.allSatisfy { a[$0] == b[$0] }
    }
}

extension PropertyListDictionary: Sequence {
    /// Returns the keys and values in order.
    package func makeIterator() -> AnyIterator<(key: String, value: PropertyList)> {
        var index = 0
        return AnyIterator {
            guard index < keys.count else { return nil }
            defer { index += 1 }
            return (keys[index], values[index])
        }
    }
}
