/// The operators after a colon in a reference to a build setting.
enum SettingModifier {
    /// Returns the result of an operator for a value. An unknown operator returns the value.
    static func apply(_ modifier: String, to value: String) -> String {
        let sides = modifier.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch sides[0] {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "identifier", "c99extidentifier": return cIdentifier(value)
        case "rfc1034identifier": return domainIdentifier(value)
        case "base": return ProjectPath.stem(value)
        case "file": return ProjectPath.name(value)
        case "dir": return ProjectPath.folder(value)
        case "suffix":
            // `ProjectPath.pathExtension` is in lower case, so it is used only to test whether there is a suffix.
            return ProjectPath.pathExtension(value).isEmpty ? "" : String(ProjectPath.name(value).dropFirst(ProjectPath.stem(value).count))
        case "standardizepath": return ProjectPath.normalized(value)
        case "default": return value.isEmpty && sides.count == 2 ? sides[1] : value
        default: return value
        }
    }

    /// Returns the text as a C identifier with letters of all languages. Other characters, and a digit at the start, are replaced by `_`.
    static func cIdentifier(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let isLetter = scalar == "_" || (scalar.isASCII ? isASCIILetter(scalar) : scalar.properties.isXIDContinue)
            let isDigit = ("0"..."9").contains(scalar)
            result.append(isLetter || (isDigit && index > 0) ? scalar : "_")
        }
        return String(result)
    }

    /// Returns the text as a part of a bundle identifier: characters other than ASCII letters, digits, dots and hyphens are replaced by
    /// hyphens.
    static func domainIdentifier(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isLegal = isASCIILetter(scalar) || ("0"..."9").contains(scalar) || scalar == "." || scalar == "-"
            result.append(isLegal ? scalar : "-")
        }
        return String(result)
    }

    private static func isASCIILetter(_ scalar: UnicodeScalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
}
