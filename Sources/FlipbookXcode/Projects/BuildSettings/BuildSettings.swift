/// The build settings of a target: a stack of assignments for each name. The highest assignment that applies determines the value.
///
/// `$(inherited)` in a value refers to the next lower assignment. From the highest to the lowest, the assignments are the target's
/// settings, the target's .xcconfig file, the project's settings, the project's .xcconfig file, and the defaults of Xcode.
struct BuildSettings {
    /// A value with the conditions under which it applies, such as `[sdk=iphone*]`.
    private struct Assignment {
        var conditions: [(key: String, pattern: String)]
        var value: String
    }

    /// The largest number of references in the expansion of one value.
    static let referenceLimit = 10_000
    /// The largest size of an expanded value, in bytes.
    static let lengthLimit = 1 << 20

    /// The SDK, the architecture, the configuration and the variant of a build for the simulator. The conditions of assignments are
    /// compared with them.
    private let environment: [String: String]
    private var assignments: [String: [Assignment]] = [:]
    private var cache: [String: String] = [:]
    /// The messages about values whose expansion exceeds a limit.
    private(set) var problems: [String] = []

    init(configuration: String = "Debug") {
        environment = ["sdk": "iphonesimulator26.0", "arch": "x86_64", "config": configuration, "variant": "normal"]
    }

    /// Adds an assignment above the existing assignments. The name may have conditions: `NAME[sdk=iphone*][arch=arm64]`.
    mutating func assign(_ name: String, _ value: String) {
        let parts = name.split(separator: "[", maxSplits: 1, omittingEmptySubsequences: false)
        let conditions = parts.count < 2 ? [] : Self.conditions(parts[1])
        assignments[parts[0].trimmed, default: []].append(Assignment(conditions: conditions, value: value))
        cache.removeAll(keepingCapacity: true)
    }

    /// Adds the settings of a build configuration above the existing assignments. Settings with conditions are above settings without
    /// conditions.
    mutating func assign(_ settings: PropertyListDictionary) {
        let keys = settings.keys.filter { !$0.contains("[") } + settings.keys.filter { $0.contains("[") }
        for key in keys {
            switch settings[key] {
            case .string(let value)?: assign(key, value)
            case .array(let values)?: assign(key, values.compactMap(\.string).map(Self.quoted).joined(separator: " "))
            case .integer(let value)?: assign(key, "\(value)")
            case .bool(let value)?: assign(key, value ? "YES" : "NO")
            default: break
            }
        }
    }

    /// Returns the conditions in a text such as `sdk=iphone*][arch=arm64]` or `sdk=iphone*,arch=arm64]`.
    private static func conditions(_ text: Substring) -> [(key: String, pattern: String)] {
        text.split(whereSeparator: { "[],".contains($0) }).map { condition in
            let sides = condition.split(separator: "=", maxSplits: 1)
            return (sides.first.map { $0.trimmed } ?? "", sides.count == 2 ? sides[1].trimmed : "")
        }
    }

    private func applies(_ assignment: Assignment) -> Bool {
        assignment.conditions.allSatisfy { condition in
            environment[condition.key].map { ProjectPath.matches($0, pattern: condition.pattern) } ?? false
        }
    }

    /// Returns whether a name has an assignment that applies.
    func defines(_ name: String) -> Bool { assignments[name]?.contains(where: applies) ?? false }

    /// The names with an assignment, sorted.
    var names: [String] { assignments.keys.sorted() }

    /// Returns the expanded value of a name, or an empty text if the name has no value.
    mutating func value(_ name: String) -> String {
        if let value = cache[name] { return value }
        var expansion = SettingExpansion(settings: self)
        let value = expansion.value(name)
        problems.append(contentsOf: expansion.problems.filter { !problems.contains($0) })
        cache[name] = value
        return value
    }

    /// Returns a text with its references expanded.
    mutating func expand(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var expansion = SettingExpansion(settings: self)
        let value = expansion.expand(text)
        problems.append(contentsOf: expansion.problems.filter { !problems.contains($0) })
        return value
    }

    /// Returns the expanded value, or nil if it is empty.
    mutating func text(_ name: String) -> String? {
        let value = value(name).trimmed
        return value.isEmpty ? nil : value
    }

    /// Returns the words of the expanded value. Words can be quoted.
    mutating func list(_ name: String) -> [String] { Self.words(value(name)) }

    /// Returns whether the expanded value is `YES`, `TRUE` or `1`.
    mutating func isYes(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(value(name).trimmed.uppercased()) }

    /// Returns the value and the level of the highest assignment below `level` that applies, or nil if there is none. The level of an
    /// assignment is its index in the stack.
    func assignment(_ name: String, below level: Int) -> (value: String, level: Int)? {
        guard let stack = assignments[name] else { return nil }
        return stack[..<min(level, stack.count)].lastIndex(where: applies).map { (stack[$0].value, $0) }
    }
}

// MARK: Words

extension BuildSettings {
    /// Returns the words of a text, separated by spaces. Quotes and backslashes protect spaces as in a shell.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var (isInWord, quote, isEscaped): (Bool, Character?, Bool) = (false, nil, false)
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                (isEscaped, isInWord) = (true, true)
            } else if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                (quote, isInWord) = (character, true)
            } else if character.isWhitespace {
                if isInWord { words.append(word) }
                (word, isInWord) = ("", false)
            } else {
                word.append(character)
                isInWord = true
            }
        }
        return isInWord ? words + [word] : words
    }

    /// Returns the text in quotation marks if `words` would otherwise split it.
    private static func quoted(_ text: String) -> String {
        text.contains(where: \.isWhitespace) && !text.contains("\"") && !text.contains("'") ? "\"\(text)\"" : text
    }
}
