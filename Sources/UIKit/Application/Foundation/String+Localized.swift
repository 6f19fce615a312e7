import Foundation

// Foundation on Linux has no `String(localized:)`.

extension String {
    /// Looks up the translation of a text in the strings files of a bundle. Without a translation, the text itself is used.
    ///
    /// Differs from Apple: `locale` has no effect.
    nonisolated public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.text(format: Self.format(of: keyAndValue, forKey: keyAndValue.key, table, bundle ?? .main))
    }

    /// Looks up the translation of a key in the strings files of a bundle. Without a translation, the default value is used.
    ///
    /// Differs from Apple: `locale` has no effect.
    nonisolated public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.text(format: Self.format(of: defaultValue, forKey: "\(key)", table, bundle ?? .main))
    }

    /// Returns the format of a translation. If the first value is a whole number and has a plural form in the bundle, this form is used.
    /// As on iOS, 0 has the form `zero` in all languages that have a text for this form.
    nonisolated private static func format(
        of value: LocalizationValue, forKey key: String, _ table: String?, _ bundle: Bundle
    ) -> String {
        if let number = value.firstArgument.flatMap({ Int($0) }) {
            for form in PluralFormat.forms(of: Double(number), language: PluralFormat.language(of: bundle)) {
                let missing = "\u{1}"
                let format = bundle.localizedString(forKey: "\(key)|plural-\(form)", value: missing, table: table)
                if format != missing { return format }
            }
        }
        let format = bundle.localizedString(forKey: key, value: value.key, table: table)
        return PluralFormat.expanded(format, bundle: bundle, count: value.count) { value.number(at: $0) }
    }
}
