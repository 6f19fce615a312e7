import Foundation

// Foundation on Linux has no `String(localized:)`.

extension String {
    /// Looks up the translation of a text in the strings files of a bundle. Without a translation, the text itself is used.
    nonisolated public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.text(format: Self.format(of: keyAndValue, forKey: keyAndValue.key, table, bundle ?? .main))
    }

    /// Looks up the translation of a key in the strings files of a bundle. Without a translation, the default value is used.
    nonisolated public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.text(format: Self.format(of: defaultValue, forKey: "\(key)", table, bundle ?? .main))
    }

    /// Returns the format of a translation. If the first value in it is 0 or 1, the plural form for this number is used, if there is one.
    ///
    /// Differs from Apple: the forms `two`, `few` and `many` are not used, and 0 has the form `other` in all languages.
    nonisolated private static func format(
        of value: LocalizationValue, forKey key: String, _ table: String?, _ bundle: Bundle
    ) -> String {
        if let form = value.firstArgument.flatMap({ ["0": "zero", "1": "one"][$0] }) {
            let missing = "\u{1}"
            let format = bundle.localizedString(forKey: "\(key)|plural-\(form)", value: missing, table: table)
            if format != missing { return format }
        }
        return bundle.localizedString(forKey: key, value: value.key, table: table)
    }
}
