/// The keywords with which declarations and statements begin.
enum SwiftKeywords {
    static let types: Set<String> = ["class", "struct", "enum", "actor", "extension", "protocol"]
    static let modifiers: Set<String> = [
        "open", "public", "package", "internal", "fileprivate", "private", "final", "override", "static", "class", "lazy", "weak",
        "unowned",
        "required", "convenience", "mutating", "nonmutating", "optional", "dynamic", "indirect", "prefix", "postfix", "infix",
        "nonisolated",
        "isolated", "distributed", "consuming", "borrowing", "__consuming",
    ]
    static let declarations: Set<String> = [
        "var", "let", "func", "init", "deinit", "subscript", "typealias", "associatedtype", "case", "struct", "enum", "extension",
        "protocol",
        "import", "operator", "precedencegroup", "class", "actor",
    ]
    /// The keywords of statements.
    static let statements: Set<String> = [
        "if", "guard", "for", "while", "switch", "return", "repeat", "do", "defer", "break", "continue", "throw", "else", "default",
        "fallthrough",
    ]
}
