extension DeclarationParser {
    /// Reads the variables that one `var` or `let` declares.
    func variables(_ keyword: Int) -> [MemberDeclaration] {
        let (start, attributes, modifiers) = source.prefix(of: keyword)
        var (result, next) = ([MemberDeclaration](), keyword + 1)
        while source.kind(next) == .word, next < source.count, !SwiftKeywords.declarations.contains(source.text(next)) {
            var member = MemberDeclaration(
                kind: .variable, name: unquoted(source.text(next)), start: start, keyword: keyword, end: next + 1, attributes: attributes,
                modifiers: modifiers)
            member.isSettable = source.text(keyword) == "var"
            next += 1
            if source.text(next) == ":" {
                let end = typeEnd(next + 1)
                member.type = source.joinedText(next + 1..<end)
                member.typeTokens = next + 1..<end
                next = end
            }
            if source.text(next) == "=" {
                let end = expressionEnd(next + 1)
                if member.type == nil { member.type = typeOfValue(next + 1..<end) }
                next = end
            }
            if source.text(next) == "{" {
                let close = source.matchingBracket(of: next) ?? source.count
                member.body = next...close
                member.isSettable = member.isSettable && isSettable(next + 1..<close)
                next = min(close + 1, source.count)
            }
            member.end = next
            result.append(member)
            guard source.text(next) == "," else { break }
            next += 1
        }
        return result
    }

    /// Returns whether a variable with these accessors can be set: one accessor is `set`, `_modify`, `didSet` or `willSet`.
    private func isSettable(_ accessors: Range<Int>) -> Bool {
        var next = accessors.lowerBound
        while next < accessors.upperBound {
            if ["set", "didSet", "willSet", "_modify"].contains(source.text(next)) { return true }
            next = source.indexAfter(next)
        }
        return false
    }

    /// Returns the index after the expression that begins at a token. The expression ends at a comma or semicolon, at the end of the line,
    /// at a closing bracket, at accessors, or before a declaration.
    func expressionEnd(_ start: Int) -> Int {
        var next = start
        while next < source.count {
            let token = source.tokens[next]
            if next > start && token.startsLine && !continues(next) { return next }
            switch token.text {
            case ",", ";", ")", "]", "}": return next
            case "{" where next > start && ["didSet", "willSet"].contains(source.text(next + 1)): return next
            case "(", "[", "{": next = source.matchingBracket(of: next) ?? source.count
            default:
                let isDeclaration = SwiftKeywords.declarations.contains(token.text) && token.text != "init"
                if token.kind == .word && isDeclaration && source.text(next - 1) != "." { return next }
            }
            next += 1
        }
        return source.count
    }

    /// Returns whether the first token of a line continues the expression of the line before.
    private func continues(_ index: Int) -> Bool {
        let (token, before) = (source.tokens[index], source.tokens[index - 1])
        if before.kind == .punctuation && "=+-*/%,([{&|?:.<^~".contains(before.text)
            && !(before.text == "?" && source.isAdjacent(index - 1))
        {
            return true
        }
        if ["as", "is"].contains(token.text) || ["try", "await", "return", "as", "is", "in"].contains(before.text) { return true }
        return token.kind == .punctuation && ".?:=+*/%|<>^".contains(token.text) || token.text == "&" && source.text(index + 1) == "&"
            || token.text == "-" && source.tokens.indices.contains(index + 1) && !source.isAdjacent(index + 1)
    }

    /// Returns the type of an expression that contains the name of its type: `UIView(…)`, `A.B()`, `x as! T`. Nil for other expressions.
    private func typeOfValue(_ range: Range<Int>) -> String? {
        var next = range.lowerBound
        while next < range.upperBound {
            if source.text(next) == "as" && source.kind(next) == .word {
                let type = source.text(next + 1) == "!" || source.text(next + 1) == "?" ? next + 2 : next + 1
                return source.joinedText(type..<max(type, min(typeEnd(type), range.upperBound)))
            }
            next = source.indexAfter(next)
        }
        var end = range.lowerBound
        guard source.kind(end) == .word, source.text(end).first?.isUppercase == true else { return nil }
        end += 1
        while source.text(end) == ".", source.text(end + 1).first?.isUppercase == true { end += 2 }
        let type = source.joinedText(range.lowerBound..<end)
        if source.text(end) == "<" { end = afterAngles(end) }
        if source.text(end) == "." && source.text(end + 1) == "init" { end += 2 }
        return source.text(end) == "(" ? type : nil
    }
}
