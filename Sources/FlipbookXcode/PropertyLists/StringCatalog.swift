import Foundation

/// A reader of string catalogs (`.xcstrings`), the JSON files in which Xcode 15 and later store all languages of a table.
package enum StringCatalog {
    /// Returns the strings of each language: `[language: [key: value]]`, for the string table with the name `table`.
    ///
    /// The key of a plural form has the suffix `|plural-zero`, `|plural-one` and so on, which `String(localized:)` uses. The text of the
    /// key itself contains a variable, as in `PluralTable`, for `String(format:)`. If there are variations by device, the text for iPhone
    /// is used, or else the text for other devices. The source language has all keys: a key without a text is its own text.
    package static func tables(ofFileAt path: String, table: String = "Localizable") throws(ProjectError) -> [String: [String: String]] {
        let list = try FileSystem.propertyList(path)
        guard let strings = list["strings"]?.dictionary else {
            throw ProjectError(.damaged, path: path, message: "the string catalog has no \"strings\"; save it again in Xcode")
        }
        let source = list["sourceLanguage"]?.string ?? "en"
        var tables: [String: [String: String]] = [source: [:]]
        for (key, entry) in strings where !key.isEmpty {
            tables[source]?[key] = key
            guard let localizations = entry["localizations"]?.dictionary else { continue }
            for (language, localization) in localizations {
                if let text = text(localization, depth: 0) { tables[language, default: [:]][key] = text }
                tables[language, default: [:]].merge(plurals(localization, key: key, table: table)) { $1 }
            }
        }
        return tables
    }

    /// Returns the strings for the plural forms of a localization, and for the variables in its text.
    private static func plurals(_ localization: PropertyList, key: String, table: String) -> [String: String] {
        var result: [String: String] = [:]
        for (form, text) in forms(localization["variations"]) {
            result["\(key)|plural-\(form)"] = text
            result["\(PluralTable.identifier("", key: key, table: table))|plural-\(form)"] = text
        }
        if !result.isEmpty { result[key] = PluralTable.text("%#@@", key: key, table: table) }
        guard let text = localization["stringUnit"]?["value"]?.string, let variables = localization["substitutions"]?.dictionary else {
            return result
        }
        var format = text
        for (name, variable) in variables {
            // The number of the argument is added to the variable.
            if let number = variable["argNum"]?.integer { format = format.replacing("%#@\(name)@", with: "%\(number)$#@\(name)@") }
            for (form, text) in forms(variable["variations"]) {
                let own = text.replacing("%arg", with: "%" + (variable["formatSpecifier"]?.string ?? "lld"))
                result["\(PluralTable.identifier(name, key: key, table: table))|plural-\(form)"] = PluralTable.text(
                    own, key: key, table: table)
            }
        }
        result[key] = PluralTable.text(format, key: key, table: table)
        return result
    }

    /// Returns the plural forms and their texts. Variations by device can contain variations by plural.
    private static func forms(_ variations: PropertyList?, depth: Int = 0) -> [(String, String)] {
        if let plural = variations?["plural"] {
            return PluralTable.forms.compactMap { form in plural[form].flatMap { text($0, depth: 1) }.map { (form, $0) } }
        }
        guard depth < maximumDepth, let devices = variations?["device"] else { return [] }
        return forms((devices["iphone"] ?? devices["other"])?["variations"], depth: depth + 1)
    }

    /// The largest depth of nested variations that are read.
    private static let maximumDepth = 4

    /// Returns the text of a localization: its own text, or the text of one of its variations. Nil if neither exists.
    private static func text(_ localization: PropertyList, depth: Int) -> String? {
        if let text = localization["stringUnit"]?["value"]?.string { return text }
        guard depth < maximumDepth, let variations = localization["variations"] else { return nil }
        let choices = [variations["plural"]?["other"], variations["device"]?["iphone"], variations["device"]?["other"]]
        return choices.lazy.compactMap { $0 }.compactMap { Self.text($0, depth: depth + 1) }.first
    }
}
