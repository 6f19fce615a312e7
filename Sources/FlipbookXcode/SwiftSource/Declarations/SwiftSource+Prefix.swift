extension SwiftSource {
    /// Returns the attributes and modifiers before a keyword, and the index of the first attribute or modifier.
    func prefix(of keyword: Int) -> (start: Int, attributes: [AttributeUse], modifiers: [String: Int]) {
        var (start, attributes, modifiers) = (keyword, [AttributeUse](), [String: Int]())
        while start > 0 {
            var head = start - 1
            if text(head) == ")", let open = matchingBracket(of: head), isAdjacent(open) { head = open - 1 }
            let token = tokens[max(head, 0)]
            if head < 0 || token.isActive == false { break }
            if token.kind == .attribute {
                let argument = start - head > 2 ? joinedText(head + 2..<start - 1).filter { $0 != " " } : nil
                attributes.append(AttributeUse(name: String(token.text.dropFirst()), argument: argument, tokens: head..<start))
            } else if token.kind == .word && SwiftKeywords.modifiers.contains(token.text)
                && ![".", "case", "let", "var", "func", "=", ","].contains(text(head - 1))
            {
                let isSetter = start - head == 4 && text(head + 2) == "set"
                modifiers[isSetter ? token.text + "(set)" : token.text] = head
            } else {
                break
            }
            start = head
        }
        return (start, attributes.reversed(), modifiers)
    }
}
