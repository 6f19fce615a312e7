extension FileRewriter {
    /// The names of text attributes before Swift 4, and their current names.
    private static let attributeNames: [String: String] = [
        "NSFontAttributeName": "font", "NSParagraphStyleAttributeName": "paragraphStyle",
        "NSForegroundColorAttributeName": "foregroundColor", "NSBackgroundColorAttributeName": "backgroundColor",
        "NSKernAttributeName": "kern", "NSUnderlineStyleAttributeName": "underlineStyle", "NSUnderlineColorAttributeName": "underlineColor",
        "NSStrikethroughStyleAttributeName": "strikethroughStyle", "NSStrikethroughColorAttributeName": "strikethroughColor",
        "NSBaselineOffsetAttributeName": "baselineOffset", "NSShadowAttributeName": "shadow", "NSLinkAttributeName": "link",
    ]
    /// The properties of UIKit that are dictionaries of attributes.
    private static let attributeProperties: Set<String> = ["titleTextAttributes", "largeTitleTextAttributes"]

    /// Returns whether a file uses names of text attributes before Swift 4.
    static func usesAttributeNames(_ source: SwiftSource) -> Bool {
        source.tokens.contains { $0.kind == .word && attributeNames[$0.text] != nil }
    }

    /// Rewrites the name of an attribute, which was a string before Swift 4, or the dictionary that is assigned to a property of
    /// attributes.
    mutating func rewriteAttributeName(_ index: Int) {
        guard rewriter.usesAttributeNames else { return }
        if let name = Self.attributeNames[source.text(index)], source.text(index - 1) != "." {
            edits.setText(index, "flipbookAttributeName(.\(name))")
            counts[.attributeName] += 1
        } else if Self.attributeProperties.contains(source.text(index)), source.text(index + 1) == "=", source.text(index + 2) != "=" {
            let end = endOfExpression(index + 2)
            guard end > index + 2 else { return }
            edits.insert("flipbookTextAttributes(", before: index + 2)
            edits.append(")", after: end - 1)
        }
    }

    /// Returns the index after an expression. The expression ends before the first line that does not continue it, or at the end of the
    /// surrounding brackets.
    private func endOfExpression(_ start: Int) -> Int {
        var next = start
        while next < source.count, ![";", ")", "]", "}", ","].contains(source.text(next)) {
            let continues = source.text(next) == "." || source.text(next) == "?" || source.text(next) == ":" || source.text(next) == "??"
            if next > start, source.tokens[next].startsLine, !continues { break }
            next = source.indexAfter(next)
        }
        return next
    }
}
