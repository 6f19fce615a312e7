import Foundation

extension NSPredicate {
    /// Creates a predicate from a format: one comparison of `SELF`, such as `SELF MATCHES %@`.
    ///
    /// Differs from Apple: Foundation on Linux cannot parse formats. The comparisons `MATCHES`, `LIKE`, `CONTAINS`, `BEGINSWITH`,
    /// `ENDSWITH`, `==`, `=` and `!=` with a text are supported, with the options `[c]` and `[d]`. `[d]` has no effect on `MATCHES` and
    /// `LIKE`. All other formats are reported as not supported, and their predicates are false for all values. The predicate is also false
    /// for a value that is not a string.
    nonisolated public convenience init(format predicateFormat: String, _ args: CVarArg...) {
        let comparison = TextComparison(predicateFormat, (args.first as? String) ?? args.first.map { "\($0)" })
        if comparison == nil {
            DispatchQueue.main.async { MainActor.assumeIsolated { Self.report(predicateFormat) } }
        }
        self.init { value, _ in (value as? String).map { comparison?.isTrue(for: $0) == true } ?? false }
    }

    @MainActor private static func report(_ format: String) {
        Diagnostics.report(
            .warning, source: "NSPredicate",
            "The format '\(format)' is not supported, and the predicate is false. Use NSPredicate(block:) instead.", onlyOnce: true)
    }
}

/// A comparison of a value with a text, such as `SELF BEGINSWITH[c] 'a'`.
nonisolated private struct TextComparison: Sendable {
    private let name: String
    private let text: String
    private let options: String.CompareOptions

    /// Parses `SELF MATCHES[c] 'text'`. The text is the argument if it is written as `%@`.
    init?(_ format: String, _ argument: String?) {
        let words = format.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
        guard words.count == 3, words[0].uppercased() == "SELF" else { return nil }
        let parts = words[1].split(separator: "[")
        guard let name = parts.first?.uppercased(),
            ["MATCHES", "LIKE", "CONTAINS", "BEGINSWITH", "ENDSWITH", "==", "=", "!="].contains(name)
        else { return nil }
        let quoted = words[2].trimmingCharacters(in: .whitespaces)
        if quoted == "%@", let argument {
            text = argument
        } else if let quote = quoted.first, "'\"".contains(quote), quoted.count > 1, quoted.last == quote {
            text = String(quoted.dropFirst().dropLast())
        } else {
            return nil
        }
        self.name = name
        let flags = parts.count > 1 ? parts[1].lowercased() : ""
        options = (flags.contains("c") ? String.CompareOptions.caseInsensitive : []).union(flags.contains("d") ? .diacriticInsensitive : [])
    }

    func isTrue(for value: String) -> Bool {
        switch name {
        case "MATCHES": matches(value, text)
        case "LIKE":
            matches(
                value,
                NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(
                    of: "\\?", with: "."))
        case "CONTAINS": value.range(of: text, options: options) != nil
        case "BEGINSWITH": value.range(of: text, options: options.union(.anchored)) != nil
        case "ENDSWITH": value.range(of: text, options: options.union([.anchored, .backwards])) != nil
        case "!=": value.compare(text, options: options) != .orderedSame
        default: value.compare(text, options: options) == .orderedSame
        }
    }

    private func matches(_ value: String, _ pattern: String) -> Bool {
        let regularOptions: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
        // `\z` is the end of the text. `$` would also match before a line break at the end.
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: regularOptions) else { return false }
        return expression.firstMatch(in: value, range: NSRange(value.startIndex..., in: value)) != nil
    }
}
