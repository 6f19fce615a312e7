extension SwiftSource {
    /// Returns whether a word refers to a member of an object without calling it: `x.name` or `x.name(_:label:)`.
    func isReference(_ index: Int) -> Bool {
        guard text(index - 1) == "." else { return false }
        if text(index + 1) == "(" && isAdjacent(index + 1) { return referenceLabels(index) != nil }
        return !(["?", "!"].contains(text(index + 1)) && text(index + 2) == "(" && isAdjacent(index + 1))
    }

    /// Returns the labels of a reference such as `name(_:label:)`, or nil if no labels follow the name.
    func referenceLabels(_ index: Int) -> [String]? {
        guard text(index + 1) == "(", let close = matchingBracket(of: index + 1), close > index + 2, (close - index) % 2 == 0,
            close - index < 40
        else {
            return nil
        }
        var labels: [String] = []
        for label in stride(from: index + 2, to: close, by: 2) {
            guard kind(label) == .word, text(label + 1) == ":" else { return nil }
            labels.append(text(label))
        }
        return labels
    }

    /// Returns whether a word is the name of a variable, or of a property of `self`, that is set to a value other than nil.
    func isAssignment(_ index: Int, to name: String) -> Bool {
        guard kind(index) == .word, text(index) == name || text(index) == "`\(name)`", text(index + 1) == "=", text(index + 2) != "nil",
            // `label == other`
            !(text(index + 2) == "=" && isAdjacent(index + 2))
        else { return false }
        if text(index - 1) == "." { return text(index - 2) == "self" || (text(index - 2) == "?" && text(index - 3) == "self") }
        // A declaration, or a capture such as `[weak self, label = other]`.
        return !["let", "var", "weak", "unowned", "[", ","].contains(text(index - 1))
    }
}
