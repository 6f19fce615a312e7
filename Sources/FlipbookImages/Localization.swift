import Foundation

/// The choice of the language of an application.
///
/// Foundation on Linux ignores the language of the user: a bundle looks up its resources in the folder of `CFBundleDevelopmentRegion`, then
/// in `Base.lproj`. So the program that opens an application writes the chosen folder to this key of the application's `Info.plist`.
package enum Localization {
    /// Returns the languages of the user, the most preferred first, as in "pt-BR". They are read from the first of the environment
    /// variables `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty.
    package static func languages(environment: [String: String] = ProcessInfo.processInfo.environment) -> [String] {
        let value = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        return value.split(separator: ":").compactMap { part -> String? in
            let name = part.prefix { $0 != "." && $0 != "@" }.replacingOccurrences(of: "_", with: "-")
            return ["C", "POSIX", ""].contains(name) ? nil : name
        }
    }

    /// Returns the localization that fits best, or nil if there are no localizations besides `Base`. If no language fits, and not the
    /// development region either, returns English, or the first localization in alphabetical order.
    ///
    /// - Parameters:
    ///   - localizations: The names of the folders with the extension `lproj`, without the extension.
    ///   - languages: The languages, the most preferred first.
    ///   - developmentRegion: The localization that is used if no language fits.
    package static func bestMatch(of localizations: [String], languages: [String], developmentRegion: String?) -> String? {
        let candidates = localizations.filter { $0 != "Base" }.sorted()
        for language in languages + (developmentRegion.map { [$0] } ?? []) {
            // "zh-Hant-TW" fits "zh-Hant-TW", then "zh-Hant", then "zh", then another form of Chinese. "zh-HK" fits "zh-Hant" before "zh".
            let name = normalized(language)
            let form = chineseForm(of: name)
            let parts = name.split(separator: "-")
            var names = (1...max(parts.count, 1)).reversed().map { parts.prefix($0).joined(separator: "-") }
            if let form { names.insert(form, at: max(names.count - 1, 1)) }
            for name in names {
                if let match = candidates.first(where: { normalized($0) == name }) { return match }
            }
            let related = candidates.filter { normalized($0).prefix { $0 != "-" } == name.prefix { $0 != "-" } }
            if let match = related.first(where: { chineseForm(of: normalized($0)) == form }) ?? related.first { return match }
        }
        return candidates.first { $0 == "en" } ?? candidates.first
    }

    /// Names of languages in old projects.
    private static let oldNames = [
        "english": "en", "german": "de", "french": "fr", "italian": "it", "spanish": "es", "japanese": "ja", "dutch": "nl", "korean": "ko",
        "zh-cn": "zh-hans", "zh-tw": "zh-hant",
    ]

    /// Returns `zh-hant` or `zh-hans` for a normalized name of Chinese, or nil for other languages. Without a script in the name, the region
    /// decides: traditional characters are usual in Taiwan, Hong Kong and Macau.
    private static func chineseForm(of name: String) -> String? {
        let parts = name.split(separator: "-")
        guard parts.first == "zh" else { return nil }
        if let script = parts.first(where: { $0 == "hant" || $0 == "hans" }) { return "zh-\(script)" }
        return parts.contains { ["tw", "hk", "mo"].contains($0) } ? "zh-hant" : "zh-hans"
    }

    private static func normalized(_ name: String) -> String {
        let name = name.lowercased().replacingOccurrences(of: "_", with: "-")
        return oldNames[name] ?? name
    }
}
