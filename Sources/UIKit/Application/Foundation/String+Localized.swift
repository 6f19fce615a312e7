import Foundation

// Foundation on Linux has no `String(localized:)`.

extension String {
    /// Looks up the translation of a text in the strings files of a bundle. Without a translation, the text itself is used.
    nonisolated public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main).localizedString(forKey: keyAndValue.key, value: keyAndValue.key, table: table)
        self = keyAndValue.text(format: format)
    }

    /// Looks up the translation of a key in the strings files of a bundle. Without a translation, the default value is used.
    nonisolated public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
        self = defaultValue.text(format: format)
    }
}
