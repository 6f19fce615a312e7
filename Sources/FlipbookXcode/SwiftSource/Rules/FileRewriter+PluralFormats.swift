extension FileRewriter {
    /// Whether the app has texts with plural forms, and the file calls a function with a format.
    var usesPluralFormats: Bool {
        guard rewriter.options.hasPluralForms else { return false }
        return source.tokens.indices.contains { source.tokens[$0].isActive != false && pluralName($0) != nil }
    }

    /// Replaces `String(format:)` and `localizedStringWithFormat` by the functions of UIKit that support plural forms.
    mutating func rewritePluralFormat(_ index: Int) {
        guard rewriter.options.hasPluralForms, let name = pluralName(index) else { return }
        edits.setText(index, name)
        counts[.pluralFormat] += 1
    }

    /// Returns the new name of a label or a function, or nil if the token is not replaced.
    private func pluralName(_ index: Int) -> String? {
        guard source.kind(index) == .word else { return nil }
        switch source.text(index) {
        case "format":
            let isType = ["String", "NSString"].contains(source.text(index - 2))
            return isType && source.text(index - 1) == "(" && source.text(index + 1) == ":" ? "pluralFormat" : nil
        case "localizedStringWithFormat":
            let isType = ["String", "NSString"].contains(source.text(index - 2))
            return isType && source.text(index - 1) == "." && source.text(index + 1) == "(" ? "localizedPluralString" : nil
        default: return nil
        }
    }
}
