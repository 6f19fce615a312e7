/// Typed values of tables. If a value has another type, a mistake is reported, and the result is nil, as for a missing key.
extension TalkReader {
    /// Returns the string of a key, or nil.
    mutating func string(_ key: String, in table: TOMLTable) -> String? {
        guard let value = table[key] else { return nil }
        if case .string(let text) = value.content { return text }
        report(value.location, "'\(key)' must be a string in quotes, not \(value.kind)")
        return nil
    }

    /// Returns the string of a key in the table of a scene, with its location. If the scene does not have the key, returns the string from
    /// the defaults of the talk, or nil.
    mutating func string(_ key: String, _ table: TOMLTable, _ defaults: TOMLTable) -> (text: String, location: ScriptLocation)? {
        let owner = table[key] == nil ? defaults : table
        guard let text = string(key, in: owner), let location = owner[key]?.location else { return nil }
        return (text, location)
    }

    /// Returns the number of a key, or nil.
    mutating func number(_ key: String, in table: TOMLTable, _ range: ClosedRange<Double>) -> Double? {
        guard let value = table[key] else { return nil }
        if case .number(let number) = value.content, range.contains(number) { return number }
        let limits = "\(ScriptLineReader.formatted(range.lowerBound)) to \(ScriptLineReader.formatted(range.upperBound))"
        report(value.location, "'\(key)' must be a number from \(limits)")
        return nil
    }

    /// Returns the truth value of a key in the table of a scene. If the scene does not have the key, returns the truth value from the
    /// defaults of the talk, or nil.
    mutating func boolean(_ key: String, _ table: TOMLTable, _ defaults: TOMLTable) -> Bool? {
        guard let value = table[key] ?? defaults[key] else { return nil }
        if case .boolean(let isTrue) = value.content { return isTrue }
        report(value.location, "'\(key)' must be true or false, not \(value.kind)")
        return nil
    }
}
