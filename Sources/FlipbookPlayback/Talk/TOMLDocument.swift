/// The content of a file in the subset of TOML that talks use: keys with values, and arrays of tables.
nonisolated struct TOMLDocument {
    /// The keys before the first table.
    var root: TOMLTable
    /// The tables, in the order of the file.
    var tables: [TOMLTable] = []
}

/// The keys of a table, in the order of the file.
nonisolated struct TOMLTable {
    /// The name in the double brackets, or an empty string for the keys before the first table.
    var name: String
    var location: ScriptLocation
    var entries: [Entry] = []

    /// A key with its value.
    nonisolated struct Entry {
        var key: String
        var location: ScriptLocation
        var value: TOMLValue
    }

    /// Returns the value of a key, or nil if the table does not have it.
    subscript(_ key: String) -> TOMLValue? { entries.first { $0.key == key }?.value }
}

/// A value with its location.
nonisolated struct TOMLValue {
    var content: Content
    var location: ScriptLocation
    /// The line of the file in which each line of a string begins. Empty for other values.
    var textLines: [Int] = []

    nonisolated indirect enum Content: Equatable {
        case string(String)
        case number(Double)
        case boolean(Bool)
        case array([TOMLValue])
    }

    /// The name of the value's kind in error messages.
    var kind: String {
        switch content {
        case .string: "a string"
        case .number: "a number"
        case .boolean: "true or false"
        case .array: "a list"
        }
    }
}

nonisolated extension TOMLValue: Equatable {
    static func == (a: TOMLValue, b: TOMLValue) -> Bool { a.content == b.content }
}
