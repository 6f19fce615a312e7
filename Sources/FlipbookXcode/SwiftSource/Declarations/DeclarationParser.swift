/// Finds the declarations of a file in one walk over its tokens. It does not parse expressions: it searches for the keywords of
/// declarations.
struct DeclarationParser {
    let source: SwiftSource
    var types: [TypeDeclaration] = []
    /// All functions and variables that are not members of types.
    var locals: [MemberDeclaration] = []
    /// For each token, the index of the innermost type around it, or -1.
    var owners: [Int]
    private var scopes: [Scope] = []
    /// The indices of types, by the indices of the opening braces of their bodies.
    private var typeOfBrace: [Int: Int] = [:]

    /// The tokens between two braces.
    struct Scope {
        var open: Int
        var close: Int
        /// The index of the innermost type that contains the tokens, or -1.
        var type: Int
        /// Whether the braces are those of the body of a type. Otherwise they are inside of a function or of an expression.
        var isTypeBody: Bool
    }

    init(_ source: SwiftSource) {
        self.source = source
        owners = Array(repeating: -1, count: source.count)
    }

    /// Finds all declarations.
    mutating func run() {
        for index in 0..<source.count {
            while let scope = scopes.last, index >= scope.close { scopes.removeLast() }
            owners[index] = scopes.last?.type ?? -1
            guard source.tokens[index].isActive != false else { continue }
            switch source.tokens[index].kind {
            case .word: word(index)
            case .punctuation where source.tokens[index].text == "{": openScope(index)
            default: break
            }
        }
    }

    private mutating func openScope(_ index: Int) {
        let close = source.matchingBracket(of: index) ?? source.count
        if let type = typeOfBrace[index] {
            scopes.append(Scope(open: index, close: close, type: type, isTypeBody: true))
        } else {
            scopes.append(Scope(open: index, close: close, type: scopes.last?.type ?? -1, isTypeBody: false))
        }
    }

    /// Whether the current position is in the body of a type, and not in nested braces.
    var isInTypeBody: Bool { scopes.last?.isTypeBody ?? false }
    /// The braces around the current position.
    var scope: Range<Int> { scopes.last.map { $0.open..<$0.close } ?? 0..<source.count }
    /// The innermost type around the current position, or -1.
    var owner: Int { scopes.last?.type ?? -1 }

    /// Adds the declaration that begins at a word, if the word is the keyword of a declaration.
    private mutating func word(_ index: Int) {
        let text = source.tokens[index].text
        guard SwiftKeywords.declarations.contains(text), isKeyword(index) else { return }
        switch text {
        case "func": if let member = function(index) { add(member) }
        case "init", "subscript": if isInTypeBody, let member = function(index) { add(member) }
        case "var", "let": for member in variables(index) { add(member) }
        case "class", "struct", "enum", "actor", "extension", "protocol": type(index)
        default: break
        }
    }

    /// Returns whether a word is used as a keyword, and not as the name of a member or the label of an argument.
    private func isKeyword(_ index: Int) -> Bool {
        let before = source.text(index - 1)
        if before == "." || source.text(index + 1) == ":" { return false }
        guard SwiftKeywords.types.contains(source.tokens[index].text) else { return true }
        guard source.kind(index + 1) == .word, !["(", ",", ":", "="].contains(before) else { return false }
        let next = source.text(index + 1)
        switch source.tokens[index].text {
        case "class": return !SwiftKeywords.modifiers.contains(next) && !SwiftKeywords.declarations.contains(next)
        case "actor": return ["{", ":", "<", "where"].contains(source.text(index + 2)) && !["let", "var", "func", "case"].contains(before)
        default: return true
        }
    }

    private mutating func add(_ member: MemberDeclaration) {
        var member = member
        (member.owner, member.isMember, member.scope) = (owner, isInTypeBody, scope)
        if isInTypeBody { types[owner].members.append(member) } else { locals.append(member) }
    }

    /// Reads the header of a type or an extension, and adds the type.
    private mutating func type(_ index: Int) {
        let kind = source.tokens[index].text
        var next = index + 1
        var name = unquoted(source.text(next))
        next += 1
        while kind == "extension" && source.text(next) == "." && source.kind(next + 1) == .word {
            name += "." + unquoted(source.text(next + 1))
            next += 2
        }
        let nameEnd = next - 1
        var isGeneric = false
        if source.text(next) == "<" {
            isGeneric = true
            next = afterAngles(next)
        }
        let header = self.header(from: next)
        guard let open = header.open else { return }
        let (start, attributes, modifiers) = source.prefix(of: index)
        let isTooDeep = owner >= 0 && types[owner].name.utf8.count > 500
        let outer = kind == "extension" || owner < 0 || isTooDeep ? "" : types[owner].name + "."
        var type = TypeDeclaration(
            kind: kind, name: isInTypeBody || owner < 0 ? outer + name : name, inherited: header.inherited,
            selfRequirements: header.selfRequirements, isGeneric: isGeneric, isConditional: header.isConditional, start: start,
            keyword: index,
            nameEnd: isGeneric ? next - 1 : nameEnd, body: open...(source.matchingBracket(of: open) ?? source.count),
            attributes: attributes,
            modifiers: modifiers)
        (type.owner, type.isLocal, type.isActive) = (owner, !isInTypeBody && !scopes.isEmpty, source.tokens[index].isActive)
        if isTooDeep || owner >= 0 && types[owner].isLocal { type.isLocal = true }
        typeOfBrace[open] = types.count
        types.append(type)
    }

    /// Reads the inheritance clause and the `where` clause up to the brace. `open` is the index of the brace, or nil if there is none.
    private func header(from start: Int) -> (open: Int?, inherited: [String], selfRequirements: [String], isConditional: Bool) {
        var (next, inherited, requirements, isConditional) = (start, [String](), [String](), false)
        var last = ""
        while next < source.count {
            let token = source.tokens[next]
            switch token.text {
            case "{": return (next, inherited + (last.isEmpty ? [] : [last]), requirements, isConditional)
            case "}", ";", "=", ")", "]": return (nil, [], [], false)
            case "where": isConditional = true
            case "<" where !isConditional:
                next = afterAngles(next)
                continue
            case ",", ":", "&":
                if !isConditional && !last.isEmpty { inherited.append(last) }
                if isConditional && token.text == ":" && source.text(next - 1) == "Self" { requirements.append(path(next + 1)) }
                last = ""
            case "=" where source.text(next - 1) == "=" && source.text(next - 2) == "Self": requirements.append(path(next + 1))
            default:
                let isDeclaration = SwiftKeywords.declarations.contains(token.text) && token.text != "class"
                if isDeclaration || token.kind == .directive { return (nil, [], [], false) }
                if token.kind == .word && token.text == "class" && ![":", ","].contains(source.text(next - 1)) {
                    return (nil, [], [], false)
                }
                if !isConditional && (token.kind == .word || token.text == ".") && token.text != "any" { last += unquoted(token.text) }
            }
            if token.text == "where" && !last.isEmpty {
                inherited.append(last)
                last = ""
            }
            next += 1
        }
        return (nil, [], [], false)
    }

    /// Returns the dotted name that begins at a token.
    func path(_ start: Int) -> String {
        var (name, next) = (unquoted(source.text(start)), start + 1)
        while source.text(next) == "." && source.kind(next + 1) == .word {
            name += "." + unquoted(source.text(next + 1))
            next += 2
        }
        return name
    }

    /// Returns a name without its backticks.
    func unquoted(_ name: String) -> String { name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name }

    /// Returns the index after the `>` of generic parameters or arguments. If there is no `>`, returns the index of the first token that
    /// cannot be in generic parameters or arguments.
    func afterAngles(_ start: Int) -> Int {
        var (depth, next) = (0, start)
        while next < source.count {
            switch source.tokens[next].text {
            case "<": depth += 1
            case ">":
                depth -= 1
                if depth == 0 { return next + 1 }
            case "{", "}", ";": return next
            case "(", "[": next = source.matchingBracket(of: next) ?? source.count
            case let text where SwiftKeywords.declarations.contains(text) && source.text(next - 1) != ".": return next
            default: break
            }
            next += 1
        }
        return source.count
    }
}
