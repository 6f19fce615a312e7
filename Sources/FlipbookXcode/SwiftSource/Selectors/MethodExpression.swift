/// Creates the expression for a method of a type that `Selector` and interface tables accept: `V.tap(_:)` or a closure.
struct MethodExpression {
    /// The text with which code refers to the type.
    var type: String
    var member: MemberDeclaration
    /// Whether the type has other functions with the same base name, or a cast selects the function. In this case, the expression contains
    /// a cast.
    var isOverloaded: Bool
    /// Whether the expression returns the result of the method. Otherwise the result is ignored.
    var keepsResult = false

    /// The expression, or nil if the method is static or has too many parameters.
    var text: String? {
        guard !member.isStatic, member.parameters.count <= (keepsResult ? 3 : 2) else { return nil }
        if !keepsResult && (member.valueType != nil || member.isAsync || member.isThrowing) { return closure }
        guard isOverloaded else { return reference }
        let parameters = member.parameters.map(parameterType).joined(separator: ", ")
        return "\(reference) as (\(type)) -> (\(parameters)) -> \(member.result ?? "Void")"
    }

    private var reference: String { "\(type).\(Self.quoted(member.name))" + Self.suffix(member.labels) }

    /// A closure that calls the method and ignores its result.
    private var closure: String {
        let names = ["a", "b"].prefix(member.parameters.count)
        let arguments = zip(member.parameters, names).map { $0.label == "_" ? $1 : "\($0.label): \($1)" }.joined(separator: ", ")
        let list = zip(names, member.parameters).map { "\($0): \(parameterType($1))" }.joined(separator: ", ")
        var call = "object.\(Self.quoted(member.name))(\(arguments))"
        if member.isAsync { call = "await " + call }
        if member.isThrowing { call = "try? " + call }
        if member.valueType != nil || member.isThrowing { call = "_ = " + call }
        if member.isAsync { call = "Task { @MainActor in \(call) }" }
        return "{ (object: \(type)) in { \(list.isEmpty ? "" : "(\(list)) in ")\(call) } }"
    }

    /// A closure that calls the method with an array of arguments. The method can be static and have any number of parameters. The value
    /// is nil if a parameter is `inout` or variadic, because an element of an array cannot be passed for it.
    var generalForm: String? {
        let names = member.parameters.indices.map { "a\($0)" }
        let types = member.parameters.map(parameterType)
        guard !types.contains(where: { $0.hasPrefix("inout ") || $0.hasSuffix("...") }) else { return nil }
        let arguments = zip(member.parameters, names).map { $0.label == "_" ? $1 : "\($0.label): \($1)" }.joined(separator: ", ")
        let casts = zip(names, types).enumerated().map { "let \($1.0) = values[\($0)] as? \($1.1)" }.joined(separator: ", ")
        var call = "object.\(Self.quoted(member.name))(\(arguments))"
        if member.isAsync { call = "await " + call }
        if member.isThrowing { call = "try? " + call }
        call = "_ = " + call
        if member.isAsync { call = "Task { @MainActor in \(call) }" }
        let target = type + (member.isStatic ? ".Type" : "")
        let check = casts.isEmpty ? "" : "guard \(casts) else { return false }; "
        return "{ (object: \(target), \(names.isEmpty ? "_" : "values"): [Any?]) -> Bool in \(check)\(call); return true }"
    }

    private func parameterType(_ parameter: Parameter) -> String {
        parameter.type.hasSuffix("!") ? parameter.type.dropLast() + "?" : parameter.type
    }

    /// Returns the labels in parentheses, or an empty text if there are no labels.
    static func suffix(_ labels: [String]) -> String { labels.isEmpty ? "" : "(" + labels.map { $0 + ":" }.joined() + ")" }

    /// Returns a name with backticks if it is a keyword.
    static func quoted(_ name: String) -> String {
        let reserved = SwiftKeywords.declarations.union(SwiftKeywords.statements).union([
            "in", "is", "as", "true", "false", "nil", "self", "super",
        ])
        return reserved.contains(name) && !["actor", "operator", "precedencegroup"].contains(name) ? "`\(name)`" : name
    }
}
