import Foundation

/// Numbers with their nouns or units, for messages.
nonisolated package enum Quantity {
    /// Returns a number with its noun, such as `1 frame` or `2 frames`.
    package static func text(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// Returns a number with its noun, for a noun whose plural is not formed by adding `s`.
    package static func text(_ count: Int, _ noun: String, plural: String) -> String { "\(count) \(count == 1 ? noun : plural)" }

    /// Returns a duration or a time with at most three decimals, such as `3.4 s`.
    package static func seconds(_ value: Double) -> String { "\(number(value)) s" }

    /// Returns a number with at most three decimals, such as `3.4` or `12`.
    package static func number(_ value: Double) -> String {
        var text = String(format: "%.3f", value)
        while text.hasSuffix("0") { text.removeLast() }
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
