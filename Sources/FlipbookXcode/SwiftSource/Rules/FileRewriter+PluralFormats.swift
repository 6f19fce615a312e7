extension FileRewriter {
    /// Whether the file calls a function with a format, in a package with plural forms.
    var usesPluralFormats: Bool {
        guard rewriter.options.hasPluralForms else { return false }
        return source.tokens.indices.contains { source.tokens[$0].isActive != false && pluralName($0) != nil }
    }

    /// Replaces `String(format:)` and `localizedStringWithFormat` by the functions of UIKit that have plural forms.
    mutating func rewritePluralFormat(_ index: Int) {
        guard rewriter.options.hasPluralForms, let name = pluralName(index) else { return }
        edits.setText(index, name)
        counts[.pluralFormat] += 1
    }

    /// Returns the new name of a label or a function, or nil if a token is another one.
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
