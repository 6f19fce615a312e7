import Foundation

// `flipbook open` replaces `String(format:)` and `String.localizedStringWithFormat` by the functions below in apps with plural forms,
// because the functions of Foundation on Linux have no plural forms.

extension String {
    /// Creates a string from a format that can contain plural variables, as `String(format:)` does on iOS.
    nonisolated public init(pluralFormat format: String, _ arguments: any CVarArg...) {
        self.init(pluralFormat: format, locale: nil, arguments: arguments)
    }

    /// Creates a string from a format that can contain plural variables, and an array of values.
    nonisolated public init(pluralFormat format: String, arguments: [any CVarArg]) {
        self.init(pluralFormat: format, locale: nil, arguments: arguments)
    }

    /// Creates a string from a format that can contain plural variables, with the numbers of a locale.
    nonisolated public init(pluralFormat format: String, locale: Locale?, _ arguments: any CVarArg...) {
        self.init(pluralFormat: format, locale: locale, arguments: arguments)
    }

    /// Creates a string from a format that can contain plural variables, with the numbers of a locale, and an array of values.
    nonisolated public init(pluralFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
        let expanded = PluralFormat.expanded(format, count: arguments.count) { index in
            arguments.indices.contains(index) ? PluralFormat.number(arguments[index]) : nil
        }
        self.init(format: expanded, locale: locale, arguments: arguments)
    }

    /// Returns a string from a format that can contain plural variables, as `localizedStringWithFormat` does on iOS.
    nonisolated public static func localizedPluralString(_ format: String, _ arguments: any CVarArg...) -> String {
        String(pluralFormat: format, locale: .current, arguments: arguments)
    }
}

extension NSString {
    /// Creates a string from a format that can contain plural variables.
    nonisolated public convenience init(pluralFormat format: NSString, _ arguments: any CVarArg...) {
        self.init(string: String(pluralFormat: format.description, arguments: arguments))
    }

    /// Returns a string from a format that can contain plural variables.
    nonisolated public static func localizedPluralString(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
        NSString(string: String(pluralFormat: format.description, locale: .current, arguments: arguments))
    }
}
