/// Finds the declarations of Swift source text, with their types and argument labels, without compiling it.
///
/// The scanner skips the bodies of functions and properties. It reads all branches of `#if`.
struct DeclarationScanner {
    /// A declared member of a type, or a global function or variable, whose type name is empty.
    struct Member: Equatable {
        /// The full name of the type, such as `UIView.AnimationOptions`, or empty.
        var type: String
        /// The name with argument labels, such as `insertSubview(_:at:)`.
        var name: String
        /// Whether the doc comment says that the declaration has no effect.
        var hasNoEffect: Bool
    }

    /// A declaration of a type, an extension or a type alias.
    struct TypeDeclaration: Equatable {
        /// The full name of the type.
        var name: String
        /// The names of the superclass and protocols, or the target of the alias.
        var inherited: [String]
        /// Whether clients can use the name. False for extensions.
        var isPublic: Bool
        /// The keyword, such as `class`.
        var keyword: String
    }

    /// The type or extension whose members are being read.
    private struct Scope {
        var name = ""
        /// Whether members without an access modifier are public: requirements of public protocols, and members of public extensions.
        var isPublicByDefault = false
        /// Whether enum cases are public.
        var casesArePublic = false
    }

    /// The meaning of the names before the colon in a list of parameters.
    private enum LabelRule {
        /// A single name is the label: `f(a: Int)` has the label `a`.
        case function
        /// A single name is not a label: `subscript(a: Int)` has no label.
        case subscripting
        /// A single name is the label, and a type without a name has no label, as in `case a(Int)`.
        case associatedValues
        /// Names are not labels: `+ (a: Int, b: Int)` has no labels.
        case operators
    }

    /// The public and open members.
    private(set) var members: [Member] = []
    /// All types and extensions, also those that are not public.
    private(set) var types: [TypeDeclaration] = []

    private var reader: SourceReader

    /// Scans a source text.
    init(_ text: String) {
        reader = SourceReader(text)
        while reader.position < reader.bytes.count { scanMembers(of: Scope()) }
    }

    // MARK: - Declarations

    private static let accessLevels: Set<String> = ["public", "open", "package", "internal", "fileprivate", "private"]
    private static let modifiers: Set<String> = accessLevels.union([
        "final", "static", "nonisolated", "mutating", "nonmutating", "override", "required", "convenience", "weak", "unowned", "lazy",
        "dynamic", "optional", "indirect", "prefix", "postfix", "infix", "isolated", "consuming", "borrowing", "distributed",
    ])
    private static let typeKeywords: Set<String> = ["class", "struct", "enum", "protocol", "extension", "actor"]
    /// The words that begin a declaration.
    private static let firstWords = modifiers.union(typeKeywords).union([
        "func", "init", "subscript", "var", "let", "case", "typealias", "associatedtype", "deinit", "import", "operator",
        "precedencegroup", "macro",
    ])

    /// Reads the members of a type and its closing brace.
    private mutating func scanMembers(of scope: Scope) {
        while reader.skipSpace(), !reader.isAt("}") { scanDeclaration(in: scope) }
        reader.advance()
    }

    /// Reads attributes, modifiers and a declaration.
    private mutating func scanDeclaration(in scope: Scope) {
        var access: String?
        while reader.skipSpace(), !reader.isAt("}") {
            if reader.isAt("@") {
                skipAttribute()
            } else if reader.isAt("#") {
                return reader.skipLine()
            } else {
                let word = reader.readWord()
                if Self.modifiers.contains(word) {
                    if reader.isAt("(") { reader.skipBalanced() } else if Self.accessLevels.contains(word) { access = word }
                } else if word == "class", ["func", "var", "let", "subscript", "override", "final"].contains(reader.nextWord) {
                    // Here, `class` is a modifier, as in `class func`.
                } else {
                    return scanDeclaration(word, in: scope, access: access)
                }
            }
        }
    }

    private mutating func skipAttribute() {
        reader.advance()
        _ = reader.readTypeName()
        if reader.isAt("(") { reader.skipBalanced() }
    }

    /// Reads a declaration after its keyword.
    private mutating func scanDeclaration(_ keyword: String, in scope: Scope, access: String?) {
        let isPublicByDefault = keyword == "case" ? scope.casesArePublic : scope.isPublicByDefault
        let isPublic = access.map { $0 == "public" || $0 == "open" } ?? isPublicByDefault
        var member = Member(type: scope.name, name: "", hasNoEffect: reader.hasNoEffect)
        reader.hasNoEffect = false
        switch keyword {
        case "var", "let", "case":
            for name in readNames(rule: .associatedValues) where isPublic {
                member.name = name
                members.append(member)
            }
            return
        case "func", "init", "subscript":
            let name = keyword == "func" ? reader.readFunctionName() : keyword
            let isOperator = !(name.utf8.first.map(SourceReader.isWord) ?? false)
            let rule = isOperator ? LabelRule.operators : keyword == "subscript" ? .subscripting : .function
            for labels in readLabels(rule: rule) where isPublic {
                member.name = name + labels
                members.append(member)
            }
        case "typealias":
            let name = reader.readWord()
            while reader.skipSpace(), !reader.isAt("=") { reader.skipElement() }
            reader.advance()
            let target = reader.readTypeName()
            types.append(
                TypeDeclaration(name: nested(name, in: scope), inherited: [target], isPublic: isPublic, keyword: keyword))
        case _ where Self.typeKeywords.contains(keyword):
            return scanType(keyword, in: scope, access: access, isPublic: isPublic)
        case "":
            reader.skipElement()
        default:
            break
        }
        skipRest(stopsAtNextName: false)
    }

    private func nested(_ name: String, in scope: Scope) -> String { scope.name.isEmpty ? name : scope.name + "." + name }

    /// Reads the declaration of a type or an extension, with its members.
    private mutating func scanType(_ keyword: String, in scope: Scope, access: String?, isPublic: Bool) {
        var name = reader.readTypeName()
        // An extension such as `extension [CGColor]` gets a name that no type has.
        if name.isEmpty { name = "[]" }
        if keyword != "extension" { name = nested(name, in: scope) }
        var (inherited, isInWhereClause) = ([String](), false)
        while reader.skipSpace(), !reader.isAt("{") {
            if reader.isAtWord {
                let type = reader.readTypeName()
                if type == "where" { isInWhereClause = true }
                if !isInWhereClause { inherited.append(type) }
            } else {
                reader.skipElement()
            }
        }
        reader.advance()
        let isExtension = keyword == "extension"
        types.append(TypeDeclaration(name: name, inherited: inherited, isPublic: isPublic && !isExtension, keyword: keyword))
        let isPublicByDefault = isExtension ? access == "public" : isPublic && keyword == "protocol"
        scanMembers(of: Scope(name: name, isPublicByDefault: isPublicByDefault, casesArePublic: isPublic && keyword == "enum"))
    }

    // MARK: - Parts of declarations

    /// Reads the comma-separated names of variables or enum cases, with the labels of associated values.
    private mutating func readNames(rule: LabelRule) -> [String] {
        var names: [String] = []
        repeat {
            reader.skipSpace()
            if reader.isAt("(") {
                // The names of a tuple pattern.
                while reader.skipSpace(), !reader.isAt(")"), !reader.isAt("=") {
                    if reader.isAtWord { names.append(reader.readWord()) } else { reader.advance() }
                }
            } else {
                let name = reader.readWord()
                names += reader.isAt("(") ? readLabels(rule: rule).map { name + $0 } : [name]
            }
        } while skipRest(stopsAtNextName: true)
        return names
    }

    /// Reads generic parameters and parameters, and returns the labels, such as `(_:at:)`. The first element has all labels. The others
    /// omit parameters that have default arguments.
    private mutating func readLabels(rule: LabelRule) -> [String] {
        while reader.skipSpace(), !reader.isAt("(") { if reader.isAt("<") { reader.skipBalanced() } else { reader.advance() } }
        reader.advance()
        var (shorter, all, label, isAtLabel) = ([String](), "", "", true)
        func addLabel(isOptional: Bool) {
            guard !label.isEmpty else { return }
            // The number of combinations is limited to 64. Few calls need more.
            shorter = (isOptional && shorter.count < 64 ? shorter + [all] : []) + shorter.map { $0 + label }
            all += label
            label = ""
        }
        while reader.skipSpace(), !reader.isAt(")") {
            if reader.isAt(",") {
                addLabel(isOptional: false)
                isAtLabel = true
                reader.advance()
            } else if reader.isAt("@") {
                skipAttribute()
            } else if isAtLabel {
                isAtLabel = false
                label = readLabel(rule: rule)
            } else if reader.isAt("=") {
                addLabel(isOptional: true)
                reader.advance()
            } else {
                reader.skipElement()
            }
        }
        reader.advance()
        addLabel(isOptional: false)
        return ([all] + shorter).map { "(\($0))" }
    }

    /// Reads the names before the colon of a parameter and returns the label with a colon. Returns an empty string for other text.
    private mutating func readLabel(rule: LabelRule) -> String {
        var copy = reader
        let (label, name) = (copy.readWord(), copy.readWord())
        guard !label.isEmpty, copy.skipSpace(), copy.isAt(":") else {
            if !reader.isAtWord { reader.skipElement() } else { _ = reader.readTypeName() }
            return rule == .associatedValues ? "_:" : ""
        }
        reader = copy
        return rule == .operators || (rule == .subscripting && name.isEmpty) ? "_:" : label + ":"
    }

    /// Skips the rest of a declaration: types, values and bodies. Returns true at a comma before the next name of the declaration.
    @discardableResult private mutating func skipRest(stopsAtNextName: Bool) -> Bool {
        while reader.position < reader.bytes.count {
            if reader.isAt("\n") {
                var copy = reader
                guard copy.skipSpace(), !copy.isAt("@"), !copy.isAt("#"), !copy.isAt("}"), !Self.firstWords.contains(copy.nextWord)
                else { return false }
                reader = copy
            } else if reader.isAt(";") {
                reader.advance()
                return false
            } else if reader.isAt("}") {
                return false
            } else if reader.isAt(","), stopsAtNextName {
                reader.advance()
                var copy = reader
                if !copy.readWord().isEmpty {
                    // In `Dictionary<A, B>`, the name after the comma is not the name of another variable.
                    while copy.isAt(" ") { copy.advance() }
                    if !copy.isAt(">"), !copy.isAt("<"), !copy.isAt("?") { return true }
                }
            } else {
                reader.skipElement()
            }
        }
        return false
    }
}
