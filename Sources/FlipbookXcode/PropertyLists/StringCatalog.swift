/// A reader of string catalogs (`.xcstrings`), the JSON files in which Xcode 15 and later store all languages of a table.
package enum StringCatalog {
    /// Returns the strings of each language: `[language: [key: value]]`.
    ///
    /// In plural forms, the form `other` has the key itself, and the others have the key with `|plural-zero`, `|plural-one` and so on. Of
    /// forms for devices the one for iPhone is used. The source language has all keys: a key without a text of its own is its own text.
    package static func tables(ofFileAt path: String) throws(ProjectError) -> [String: [String: String]] {
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
                for form in ["zero", "one", "two", "few", "many"] {
                    let text = localization["variations"]?["plural"]?[form]?["stringUnit"]?["value"]?.string
                    // `String(localized:)` of UIKit looks up this key.
                    if let text { tables[language, default: [:]]["\(key)|plural-\(form)"] = text }
                }
            }
        }
        return tables
    }

    /// The text of a localization: its own, or that of one of its variations. Variations by device can contain variations by plural.
    private static func text(_ localization: PropertyList, depth: Int) -> String? {
        if let text = localization["stringUnit"]?["value"]?.string { return text }
        guard depth < 4, let variations = localization["variations"] else { return nil }
        let choices = [variations["plural"]?["other"], variations["device"]?["iphone"], variations["device"]?["other"]]
        return choices.lazy.compactMap { $0 }.compactMap { Self.text($0, depth: depth + 1) }.first
    }
}
