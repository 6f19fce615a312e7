/// The expansion of `$(NAME)`, `${NAME}` and `$(NAME:operator)` in one value. `$$` is replaced by `$`.
struct SettingExpansion {
    private let settings: BuildSettings
    /// The names that are being expanded, outermost first, with the levels of their assignments.
    private var stack: [(name: String, level: Int)] = []
    private var references = 0
    private var length = 0
    private(set) var problems: [String] = []

    init(settings: BuildSettings) { self.settings = settings }

    /// Returns the expanded value of a name.
    mutating func value(_ name: String) -> String { value(name, below: .max) }

    private mutating func value(_ name: String, below level: Int) -> String {
        guard let assignment = settings.assignment(name, below: level) else { return "" }
        stack.append((name, assignment.level))
        defer { stack.removeLast() }
        return expand(assignment.value)
    }

    /// Returns the text with its references expanded.
    mutating func expand(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        let characters = Array(text.unicodeScalars)
        var index = 0
        return expand(characters, from: &index, end: nil, depth: 0)
    }

    /// Expands up to the end of the text or up to a closing bracket. `index` is set to the position after the bracket.
    private mutating func expand(_ text: [UnicodeScalar], from index: inout Int, end: UnicodeScalar?, depth: Int) -> String {
        var result = String.UnicodeScalarView()
        while index < text.count {
            let scalar = text[index]
            index += 1
            if scalar == end { return String(result) }
            guard scalar == "$", index < text.count else {
                result.append(scalar)
                continue
            }
            let next = text[index]
            if next == "(" || next == "{" {
                index += 1
                if depth >= 16 {
                    report("a build setting has more than 16 nested references")
                    index = text.count
                } else {
                    let reference = expand(text, from: &index, end: next == "(" ? ")" : "}", depth: depth + 1)
                    result.append(contentsOf: resolved(reference).unicodeScalars)
                }
            } else {
                result.append(scalar)
                if next == "$" { index += 1 }
            }
        }
        return String(result)
    }

    private mutating func report(_ problem: String) {
        if !problems.contains(problem) { problems.append(problem) }
    }

    /// Returns the value of a reference `NAME:operator:operator`: the value of the name, to which each operator is applied.
    private mutating func resolved(_ reference: String) -> String {
        references += 1
        guard references <= BuildSettings.referenceLimit, length <= BuildSettings.lengthLimit, stack.count < 64 else {
            report("the build setting \(stack.first?.name ?? reference) has too many references; the rest of it is left out")
            return ""
        }
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        var value = unmodified(parts[0])
        for modifier in parts.dropFirst() { value = SettingModifier.apply(modifier, to: value) }
        length += value.utf8.count
        return value
    }

    /// Returns the value of the name in a reference. `inherited` and the name of the current setting refer to the next lower assignment.
    private mutating func unmodified(_ name: String) -> String {
        if let top = stack.last, name == "inherited" || name == top.name { return value(top.name, below: top.level) }
        if stack.contains(where: { $0.name == name }) {
            report("the build setting \(name) refers to itself")
            return ""
        }
        return value(name, below: .max)
    }
}
