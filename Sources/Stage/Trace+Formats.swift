import Foundation
import QuartzCore

extension Trace {
    /// Returns the rows of one view, of one key path, or of the key paths of one property. Throws an error if there are no such rows.
    package func filtered(by name: String) throws -> Trace {
        let properties = rows.map { String($0.keyPath.prefix { $0 != "." }) }
        let names = Set(rows.map(\.view)).union(rows.map(\.keyPath)).union(properties)
        guard names.contains(name) || rows.contains(where: { $0.keyPath.hasPrefix(name + ".") }) else {
            throw StageError("no recorded view or key path is called '\(name)'\(advice(forUnknown: name, among: names.sorted()))")
        }
        var trace = self
        trace.rows = rows.filter { $0.view == name || $0.keyPath == name || $0.keyPath.hasPrefix(name + ".") }
        return trace
    }

    /// Returns the end of the error message for a name without rows. It suggests similar names, or else key paths that contain the name as
    /// a word. If there are none, it lists the views and the key paths of the trace.
    private func advice(forUnknown name: String, among names: [String]) -> String {
        if let keyPath = LayerKeyPath.standardKeyPath(for: name), LayerKeyPath(keyPath) != nil {
            let isTraced = rows.contains { $0.keyPath == keyPath || $0.keyPath.hasPrefix(keyPath + ".") }
            return isTraced ? " (did you mean \(keyPath)?)" : "; the key path is \(keyPath), which does not change at these times"
        }
        let hint = SpellingSuggestion.hint(for: name, among: names)
        guard hint.isEmpty else { return hint }
        guard !rows.isEmpty else { return ": no view with an accessibilityIdentifier moves at these times" }
        let (word, keyPaths) = (name.lowercased(), Set(rows.map(\.keyPath)).sorted())
        let similar = keyPaths.filter { keyPath in keyPath.lowercased().split(separator: ".").contains { $0 == word } }
        guard similar.isEmpty else { return " (did you mean \(SpellingSuggestion.alternatives(Array(similar.prefix(3))))?)" }
        func list(_ names: [String]) -> String {
            names.prefix(8).joined(separator: ", ") + (names.count > 8 ? " and \(names.count - 8) more" : "")
        }
        return "; the views are \(list(Set(rows.map(\.view)).sorted())), and the key paths are \(list(keyPaths))"
    }

    /// The rows as comma-separated values, with a header line. Numbers have six decimals, so that traces with equal values have equal
    /// files.
    package var csv: String {
        (["time,view,key path,value"]
            + rows.map { "\(Self.formatted($0.time)),\(Self.quotedField($0.view)),\($0.keyPath),\(Self.formatted($0.value))" }).joined(
                separator: "\n")
            + "\n"
    }

    /// Returns a text as a field of comma-separated values. It is in quotes if it contains a comma, a quotation mark or a line break.
    package static func quotedField(_ text: String) -> String {
        // Scalars are compared, because `\r\n` is one character.
        guard text.unicodeScalars.contains(where: { ",\"\n\r".unicodeScalars.contains($0) }) else { return text }
        return "\"\(text.replacingOccurrences(of: "\"", with: "\"\""))\""
    }

    /// The rows as a JSON array. A number that is not finite is null.
    package var json: String {
        struct Entry: Encodable {
            let time, value: JSONNumber
            let view, keyPath: String
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let entries = rows.map {
            Entry(time: JSONNumber(value: $0.time), value: JSONNumber(value: $0.value), view: $0.view, keyPath: $0.keyPath)
        }
        return (try? encoder.encode(entries)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? "[]\n"
    }
}

/// A number in JSON. A number that is not finite becomes null, because JSON has no notation for it.
nonisolated private struct JSONNumber: Encodable {
    let value: Double

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if value.isFinite { try container.encode(value) } else { try container.encodeNil() }
    }
}
