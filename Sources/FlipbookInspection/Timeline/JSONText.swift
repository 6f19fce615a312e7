import Foundation

/// A value as the text of JSON. Unlike the result of `JSONEncoder`, the text keeps the order of the keys.
nonisolated struct JSONText {
    let text: String

    static let null = JSONText(text: "null")
    static func bool(_ value: Bool) -> JSONText { JSONText(text: value ? "true" : "false") }
    static func integer(_ value: Int) -> JSONText { JSONText(text: "\(value)") }

    /// Returns a number with at most six decimals. JSON has no infinite numbers and no NaN, so these values are null.
    static func number(_ value: Double) -> JSONText {
        guard value.isFinite else { return .null }
        var text = String(format: "%.6f", value)
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return JSONText(text: text == "-0" ? "0" : text)
    }

    static func string(_ value: String) -> JSONText {
        var text = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20: text += String(format: "\\u%04x", scalar.value)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return JSONText(text: text + "\"")
    }

    static func optional<Value>(_ value: Value?, _ convert: (Value) -> JSONText) -> JSONText { value.map(convert) ?? .null }

    /// Returns an array in one line.
    static func array(_ values: [JSONText]) -> JSONText { JSONText(text: "[" + values.map(\.text).joined(separator: ", ") + "]") }

    /// Returns an array with a line for each value.
    static func lines(_ values: [JSONText]) -> JSONText {
        values.isEmpty ? JSONText(text: "[]") : JSONText(text: "[\n    " + values.map(\.text).joined(separator: ",\n    ") + "\n  ]")
    }

    /// Returns an object in one line, or in a line for each key if a value has several lines.
    static func object(_ entries: [(String, JSONText)]) -> JSONText {
        let hasLines = entries.contains { $0.1.text.contains("\n") }
        let members = entries.map { "\(string($0.0).text): \($0.1.text)" }
        return JSONText(text: hasLines ? "{\n  " + members.joined(separator: ",\n  ") + "\n}" : "{" + members.joined(separator: ", ") + "}")
    }
}
