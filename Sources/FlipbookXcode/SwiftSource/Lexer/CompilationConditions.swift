/// Evaluates the conditions of `#if` directives as far as they are known for the generated package.
struct CompilationConditions: Sendable {
    /// Names such as `DEBUG` that are defined.
    var flags: Set<String> = []
    /// The modules that can be imported.
    var modules: Set<String> = []
    /// The version of the language, such as 5.
    var languageVersion = 5.0

    /// Sets for each token whether it is in an active branch of the directives around it.
    func markActivity(of tokens: inout [CodeToken]) {
        // For each open #if, whether the text around it is active, and whether one of its branches was active. Nil means unknown.
        var open: [(outer: Bool?, taken: Bool?)] = []
        var current: Bool? = true
        var index = 0
        while index < tokens.count {
            guard tokens[index].kind == .directive else {
                tokens[index].isActive = current
                index += 1
                continue
            }
            let name = tokens[index].text
            var end = index + 1
            if name == "#if" || name == "#elseif" { end = conditionEnd(tokens, index) }
            let value = name == "#if" || name == "#elseif" ? evaluate(tokens[index + 1..<end]) : true
            switch name {
            case "#if":
                open.append((current, value))
                current = and(current, value)
            case "#elseif", "#else":
                if let branch = open.popLast() {
                    current = and(branch.outer, and(not(branch.taken), value))
                    open.append((branch.outer, or(branch.taken, value)))
                }
            case "#endif": if let branch = open.popLast() { current = branch.outer }
            default: break
            }
            var mark = current
            if name == "#if" || name == "#elseif" || name == "#else", let branch = open.last { mark = branch.outer }
            for inside in index..<end { tokens[inside].isActive = mark }
            index = end
        }
    }

    /// Returns the index after the condition of a directive, which ends with its line.
    func conditionEnd(_ tokens: [CodeToken], _ directive: Int) -> Int {
        var (end, depth) = (directive + 1, 0)
        while end < tokens.count {
            let last = tokens[end - 1].text
            if tokens[end].startsLine && depth == 0 && !["|", "&", "!"].contains(last) && !["|", "&"].contains(tokens[end].text) { break }
            if tokens[end].kind == .directive { break }
            depth += tokens[end].text == "(" ? 1 : tokens[end].text == ")" ? -1 : 0
            end += 1
        }
        return end
    }

    /// Returns whether both conditions are true. In all functions of this type, nil means that the value of a condition is unknown.
    private func and(_ a: Bool?, _ b: Bool?) -> Bool? { a == false || b == false ? false : a == nil || b == nil ? nil : true }
    private func or(_ a: Bool?, _ b: Bool?) -> Bool? { a == true || b == true ? true : a == nil || b == nil ? nil : false }
    private func not(_ a: Bool?) -> Bool? { a.map { !$0 } }

    private func evaluate(_ condition: ArraySlice<CodeToken>) -> Bool? {
        var parser = ConditionParser(tokens: condition, position: condition.startIndex, conditions: self)
        return parser.disjunction(0)
    }

    /// A parser of one condition. Conditions that are nested too deeply are unknown.
    private struct ConditionParser {
        let tokens: ArraySlice<CodeToken>
        var position: Int
        let conditions: CompilationConditions

        var text: String { position < tokens.endIndex ? tokens[position].text : "" }

        mutating func disjunction(_ depth: Int) -> Bool? {
            var value = conjunction(depth)
            while text == "|" {
                position += 2
                value = conditions.or(value, conjunction(depth))
            }
            return value
        }

        mutating func conjunction(_ depth: Int) -> Bool? {
            var value = operand(depth)
            while text == "&" {
                position += 2
                value = conditions.and(value, operand(depth))
            }
            return value
        }

        mutating func operand(_ depth: Int) -> Bool? {
            var isNegated = false
            while text == "!" {
                isNegated.toggle()
                position += 1
            }
            var value: Bool?
            if text == "(" {
                position += 1
                if depth > 60 { position = tokens.endIndex } else { value = disjunction(depth + 1) }
                position += 1
            } else {
                value = atom()
            }
            return isNegated ? conditions.not(value) : value
        }

        mutating func atom() -> Bool? {
            let name = text
            position += 1
            guard text == "(" else { return name == "true" || (name != "false" && conditions.flags.contains(name)) }
            var arguments: [String] = []
            position += 1
            while position < tokens.endIndex && text != ")" {
                arguments.append(text)
                position += 1
            }
            position += 1
            return conditions.value(of: name, arguments)
        }
    }

    /// Returns the value of a platform condition such as `os(iOS)`, or nil if it is unknown.
    private func value(of name: String, _ arguments: [String]) -> Bool? {
        switch name {
        case "os": return arguments == ["iOS"]
        case "canImport": return arguments.first.map { modules.contains($0) }
        case "targetEnvironment": return arguments == ["simulator"]
        case "_runtime": return arguments == ["_Native"]
        case "swift", "compiler":
            let isActualEarlier = isEarlier(name == "swift" ? effectiveLanguageVersion : Self.compilerVersion, than: arguments)
            return arguments.first == "<" ? isActualEarlier : not(isActualEarlier)
        default: return nil
        }
    }

    /// The major and the minor version of the compiler.
    private static let compilerVersion = [6, 3]

    /// The version that the compiler compares in `swift(…)`. Modes before 6 are compiled in the mode 5, whose version is 5.10.
    private var effectiveLanguageVersion: [Int] { languageVersion >= 6 ? Self.compilerVersion : [5, 10] }

    /// Returns whether a version is earlier than the version in the arguments of a condition, such as `>=5.10`. The result is nil if the
    /// arguments contain no version, or if only the numbers after the minor version differ.
    private func isEarlier(_ actual: [Int], than arguments: [String]) -> Bool? {
        let parts = arguments.drop { ["<", ">", "="].contains($0) }.joined().split(separator: ".").map { Int($0) }
        let version = parts.compactMap { $0 }
        guard !version.isEmpty, version.count == parts.count else { return nil }
        // The parts are compared as whole numbers, because 5.10 is later than 5.9.
        for (index, part) in actual.enumerated() {
            let other = index < version.count ? version[index] : 0
            if part != other { return part < other }
        }
        return version.dropFirst(actual.count).contains { $0 > 0 } ? nil : false
    }
}
