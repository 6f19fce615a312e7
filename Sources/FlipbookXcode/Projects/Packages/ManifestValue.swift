/// A value in the text of a package manifest that can be read without executing the manifest.
indirect enum ManifestValue {
    case string(String, line: Int)
    case array([ManifestValue])
    /// A call or a name, such as `.target(name: "App")` or `.v5`. The name is the last one of a chain: `package` in
    /// `Package.Dependency.package(…)`.
    case call(name: String, arguments: [(label: String?, value: ManifestValue)], line: Int)
    /// Any other value.
    case other

    /// The text of a string, or nil for any other value.
    var string: String? { if case .string(let text, _) = self { text } else { nil } }

    /// The line of a string or a call, or nil for any other value.
    var line: Int? {
        switch self {
        case .string(_, let line), .call(_, _, let line): line
        case .array, .other: nil
        }
    }

    /// The elements of an array. Empty for any other value.
    var elements: [ManifestValue] { if case .array(let elements) = self { elements } else { [] } }

    /// The strings of an array, without its other elements.
    var strings: [String] { elements.compactMap(\.string) }

    /// The name of a call or of a member such as `.v5`, or nil for any other value.
    var name: String? { if case .call(let name, _, _) = self { name } else { nil } }

    /// The argument with a label, or nil if there is none.
    subscript(label: String) -> ManifestValue? {
        guard case .call(_, let arguments, _) = self else { return nil }
        return arguments.first { $0.label == label }?.value
    }

    /// The arguments without a label.
    var unlabeled: [ManifestValue] {
        guard case .call(_, let arguments, _) = self else { return [] }
        return arguments.filter { $0.label == nil }.map(\.value)
    }
}

/// A parser of the expressions of a package manifest.
struct ManifestParser {
    /// The largest depth of nested brackets.
    static let depthLimit = 50

    private let tokens: [ManifestToken]
    private var index = 0
    /// The values of the `let` and `var` declarations so far.
    private var variables: [String: ManifestValue] = [:]

    /// Returns the call of `Package(…)` in a text, or nil if the text does not contain it.
    static func package(_ text: String) -> ManifestValue? {
        var parser = ManifestParser(tokens: ManifestLexer.tokens(text))
        var package: ManifestValue?
        while let token = parser.current {
            if token.kind == .word, token.text == "let" || token.text == "var", let value = parser.declaration() {
                if value.name == "Package", value["name"] != nil { package = package ?? value }
            } else {
                parser.index += 1
            }
        }
        return package
    }

    private init(tokens: [ManifestToken]) { self.tokens = tokens }

    private var current: ManifestToken? { index < tokens.count ? tokens[index] : nil }

    private func isSign(_ text: String) -> Bool { current?.isSign(text) ?? false }

    private mutating func skip(_ text: String) -> Bool {
        guard isSign(text) else { return false }
        index += 1
        return true
    }

    /// Reads a declaration `let name: Type = value`, stores its value in `variables` and returns it. Returns nil if there is no such
    /// declaration. `index` is increased by at least 1.
    private mutating func declaration() -> ManifestValue? {
        index += 1
        guard let name = current, name.kind == .word else { return nil }
        index += 1
        if skip(":") {
            while let token = current, token.kind == .word || [".", "[", "]", "?", "<", ">"].contains(token.text) { index += 1 }
        }
        guard skip("=") else { return nil }
        let value = expression(depth: 0)
        variables[name.text] = value
        return value
    }

    /// Returns an expression. Arrays and strings that are added with `+` are joined.
    private mutating func expression(depth: Int) -> ManifestValue {
        var value = operand(depth: depth)
        while skip("+") {
            switch (value, operand(depth: depth)) {
            case (.array(let elements), let next): value = .array(elements + next.elements)
            case (.string(let text, let line), .string(let next, _)): value = .string(text + next, line: line)
            default: value = .other
            }
        }
        return value
    }

    private mutating func operand(depth: Int) -> ManifestValue {
        guard let token = current else { return .other }
        if token.kind == .string {
            index += 1
            // The result of a method of the string is not known.
            return isSign(".") ? .other : .string(token.text, line: token.line)
        }
        if skip("[") { return array(depth: depth) }
        guard token.kind == .word || isSign(".") else { return .other }
        return chain(depth: depth)
    }

    /// Returns a chain of names and calls, such as `Package.Dependency.package(path: "…")`.
    private mutating func chain(depth: Int) -> ManifestValue {
        var value = ManifestValue.other
        var isMember = false
        while let token = current {
            if token.kind == .word {
                index += 1
                value = .call(name: token.text, arguments: [], line: token.line)
                if !isMember, let variable = variables[token.text], !isSign("("), !isSign(".") { return variable }
            }
            if skip("(") {
                let arguments = arguments(depth: depth)
                if case .call(let name, _, let line) = value { value = .call(name: name, arguments: arguments, line: line) }
            }
            guard skip(".") else { break }
            isMember = true
            if current?.kind != .word { break }
        }
        return value
    }

    private mutating func array(depth: Int) -> ManifestValue {
        var elements: [ManifestValue] = []
        while current != nil, !skip("]") {
            elements.append(element(depth: depth))
            skipToSeparator("]")
            _ = skip(",")
        }
        return .array(elements)
    }

    private mutating func arguments(depth: Int) -> [(label: String?, value: ManifestValue)] {
        var arguments: [(label: String?, value: ManifestValue)] = []
        while let token = current, !skip(")") {
            var label: String?
            if token.kind == .word, index + 1 < tokens.count, tokens[index + 1].isSign(":") {
                label = token.text
                index += 2
            }
            arguments.append((label, element(depth: depth)))
            skipToSeparator(")")
            _ = skip(",")
        }
        return arguments
    }

    private mutating func element(depth: Int) -> ManifestValue {
        depth < Self.depthLimit ? expression(depth: depth + 1) : .other
    }

    /// Skips the rest of an expression, up to a comma or a closing bracket outside of other brackets.
    private mutating func skipToSeparator(_ end: String) {
        var depth = 0
        while let token = current {
            if token.kind == .sign {
                if depth == 0, token.text == "," || token.text == end { return }
                if ["(", "[", "{"].contains(token.text) { depth += 1 }
                if [")", "]", "}"].contains(token.text) { depth = max(0, depth - 1) }
            }
            index += 1
        }
    }
}
