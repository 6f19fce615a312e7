extension DeclarationParser {
    /// Reads a function, an initializer or a subscript. Returns nil if no parameters in parentheses follow.
    func function(_ keyword: Int) -> MemberDeclaration? {
        var next = keyword + 1
        var name = source.text(keyword)
        if name == "func" {
            name = ""
            while next < source.count && source.text(next) != "(" && source.text(next) != "<" && next - keyword < 8 {
                name += unquoted(source.text(next))
                next += 1
            }
            // An operator such as `<` or `<=`
            while name.isEmpty || (source.text(next) == "<" && source.kind(next - 1) == .punctuation) {
                guard next < source.count, next - keyword < 8 else { return nil }
                name += source.text(next)
                next += 1
            }
        } else if source.text(next) == "?" || source.text(next) == "!" {
            next += 1
        }
        if source.text(next) == "<" { next = afterAngles(next) }
        guard source.text(next) == "(", let close = source.matchingBracket(of: next) else { return nil }
        let (start, attributes, modifiers) = source.prefix(of: keyword)
        let kind: MemberDeclaration.Kind = source.text(keyword) == "func" ? .function : name == "init" ? .initializer : .subscription
        var member = MemberDeclaration(
            kind: kind, name: name, start: start, keyword: keyword, end: close + 1, attributes: attributes, modifiers: modifiers)
        member.parameters = parameters(next + 1..<close)
        readResult(of: &member, from: close + 1)
        return member
    }

    /// Reads the parts after the parameters: effects, the result, a `where` clause and the body.
    private func readResult(of member: inout MemberDeclaration, from start: Int) {
        var next = start
        loop: while true {
            switch source.text(next) {
            case "async", "reasync": member.isAsync = true
            case "throws", "rethrows":
                member.isThrowing = true
                if source.text(next + 1) == "(", let close = source.matchingBracket(of: next + 1) { next = close }
            default: break loop
            }
            next += 1
        }
        if source.text(next) == "->" {
            let end = typeEnd(next + 1)
            member.result = source.joinedText(next + 1..<end)
            member.typeTokens = next + 1..<end
            next = end
        }
        if source.text(next) == "where" {
            while next < source.count && source.text(next) != "{" && !(source.tokens[next].startsLine && source.text(next) != "where") {
                next += 1
            }
        }
        member.end = next
        if source.text(next) == "{" {
            let close = source.matchingBracket(of: next) ?? source.count
            member.body = next...close
            member.end = min(close + 1, source.count)
        }
    }

    /// Reads the parameters between two parentheses.
    func parameters(_ range: Range<Int>) -> [Parameter] {
        var (result, next) = ([Parameter](), range.lowerBound)
        while next < range.upperBound {
            var names: [String] = []
            while next < range.upperBound && source.text(next) != ":" && source.text(next) != "," {
                if source.kind(next) == .attribute {
                    if source.text(next + 1) == "(" && source.isAdjacent(next + 1) { next = source.matchingBracket(of: next + 1) ?? next }
                } else if source.kind(next) == .word {
                    names.append(unquoted(source.text(next)))
                }
                next += 1
            }
            guard source.text(next) == ":", next < range.upperBound, let label = names.first else {
                next += 1
                continue
            }
            let end = min(typeEnd(next + 1, isParameter: true), range.upperBound)
            let type = source.joinedText(next + 1..<max(end, next + 1))
            let hasDefault = source.text(end) == "="
            result.append(Parameter(label: label, name: names.last ?? label, type: type, hasDefault: hasDefault))
            next = end
            while next < range.upperBound && source.text(next) != "," {
                next = source.indexAfter(next)
            }
            next += 1
        }
        return result
    }

    /// Returns the index after the type that begins at a token.
    func typeEnd(_ start: Int, isParameter: Bool = false) -> Int {
        var (next, angles, needsOperand) = (start, 0, true)
        while next < source.count {
            let token = source.tokens[next]
            let continues = ["->", "&", "."].contains(token.text)
            if token.startsLine && next > start && angles == 0 && !needsOperand && !continues { return next }
            switch token.text {
            case "<": angles += 1; needsOperand = true
            case ">" where angles > 0: angles -= 1; needsOperand = false
            case "(", "[":
                if !needsOperand && angles == 0 { return next }
                guard let close = source.matchingBracket(of: next) else { return next }
                next = close
                needsOperand = false
            case "?", "!": needsOperand = false
            case ".":
                if source.text(next + 1) == "." { return isParameter ? next + 3 : next }
                needsOperand = true
            case "->", "&", ":", "~": needsOperand = true
            case "," where angles > 0: needsOperand = true
            case "any", "some", "inout", "each", "repeat", "isolated", "sending", "borrowing", "consuming", "async", "throws", "rethrows":
                break
            default:
                guard token.kind == .attribute || (token.kind == .word && (needsOperand || angles > 0)) else { return next }
                if token.kind == .word && SwiftKeywords.declarations.contains(token.text) { return next }
                if token.kind == .word { needsOperand = false }
            }
            next += 1
        }
        return source.count
    }
}
