import Foundation

/// The plural variables in formats, such as `%#@kites@` in texts of `.stringsdict` files and string catalogs.
///
/// `flipbook open` writes the forms of a variable into the string table of the text. There, a variable is `%#@Table/Hash/kites@`, and its
/// forms have the keys `Table/Hash/kites|plural-one` and so on. The hash is computed from the key of the text.
nonisolated enum PluralFormat {
    /// The depth from which nested variables become empty, so that the expansion of a variable that contains itself ends.
    private static let maximumDepth = 8

    /// Returns a format without plural variables, in which each value has its position: `%1$d kites`.
    ///
    /// - Parameters:
    ///   - format: A format. Without plural variables, it is returned unchanged.
    ///   - language: The language whose plural rules are used.
    ///   - count: The number of values. Format specifiers for positions beyond this number are removed.
    ///   - number: Returns the value at an index, counted from 0, or nil if it is not a number.
    ///   - text: Returns the text of a form of a variable.
    static func expanded(
        _ format: String, language: String, count: Int, number: (Int) -> Double?, text: (_ variable: String, _ form: String) -> String?
    ) -> String {
        guard format.contains("#@"), format.contains(/%(?:\d{1,3}\$)?#@[^@]*@/) else { return format }
        return expanded(format, from: 0, count: count, depth: 0) { variable, index in
            for form in Self.forms(of: number(index), language: language) {
                if let found = text(variable, form) { return found }
            }
            return nil
        }
    }

    /// Replaces the variables in a format. The first specifier without a position uses the value at `start`, and later specifiers use
    /// the following values. In the text of a variable, `start` is the index of the variable's own value.
    private static func expanded(
        _ format: String, from start: Int, count: Int, depth: Int, _ text: (String, Int) -> String?
    ) -> String {
        var (result, next, rest) = ("", start, format[...])
        while let match = rest.firstMatch(
            of: /%(?:%|(?:(\d{1,3})\$)?(?:#@([^@]*)@|([-+ 0#']*\d{0,3}(?:\.\d{1,3})?(?:hh|h|ll|l|q|L|z|t|j)?[@a-zA-Z])))/)
        {
            result += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            if match.output.0 == "%%" {
                result += "%%"
                continue
            }
            let position = match.output.1.flatMap { Int($0) }.map { $0 - 1 }
            let index = position ?? next
            if position == nil { next += 1 }
            if let variable = match.output.2 {
                let form = depth < maximumDepth ? text(String(variable), index) : nil
                result += form.map { expanded($0, from: index, count: count, depth: depth + 1, text) } ?? ""
            } else if let rule = match.output.3, index >= 0, index < count {
                result += "%\(index + 1)$\(rule)"
            }
        }
        return result + rest
    }

    /// Returns the names of the forms for a number, the best first. As on iOS, 0 has the form `zero` in all languages that have a text for
    /// this form.
    static func forms(of number: Double?, language: String) -> [String] {
        guard let number, let whole = Int(exactly: number) else { return ["other"] }
        return (whole == 0 ? ["zero"] : []) + [PluralRule.form(of: whole, language: language), "other"]
    }

    /// Returns a format in which texts of a bundle replace the plural variables. The plural rules of the bundle's language are used.
    static func expanded(_ format: String, bundle: Bundle = .main, count: Int, number: (Int) -> Double?) -> String {
        expanded(format, language: language(of: bundle), count: count, number: number) { variable, form in
            let parts = variable.split(separator: "/", omittingEmptySubsequences: false)
            let table = parts.count > 2 ? parts.dropLast(2).joined(separator: "/") : nil
            let missing = "\u{1}"
            let text = bundle.localizedString(forKey: "\(variable)|plural-\(form)", value: missing, table: table)
            return text == missing ? nil : text
        }
    }

    /// Returns the language of the texts of a bundle. Foundation on Linux always uses the texts of the development region, independent of
    /// the user's language.
    static func language(of bundle: Bundle) -> String { bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en" }

    /// Returns an argument of a format as a number, or nil if it is not a number.
    static func number(_ argument: any CVarArg) -> Double? {
        switch argument {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }
}
