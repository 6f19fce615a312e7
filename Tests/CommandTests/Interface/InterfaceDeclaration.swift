/// A declaration of a public interface: a line such as `UIView.addSubview(_:) open @MainActor func addSubview(_ view: UIView)`.
struct InterfaceDeclaration: Hashable, Comparable {
    /// The name with the types that contain it, or a command, or a command and an option, such as `record.--fps`.
    let path: String
    /// The declaration, `inherits from` and `conforms to` with a type, or the operands of a command. It can be empty.
    let text: String

    init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// Reads a line of a file.
    init(line: some StringProtocol) {
        let path = line.prefix { $0 != " " }
        self.init(path: String(path), text: String(line.dropFirst(path.count + 1)))
    }

    var line: String { text.isEmpty ? path : "\(path) \(text)" }

    /// The parts of the path. A dot inside of parentheses does not separate parts. Neither does a dot of an operator such as `..<`, which
    /// contains dots only if it begins with one.
    var components: [String] {
        var components = [""]
        var depth = 0
        for character in path {
            if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
            if character == ".", depth == 0, let part = components.last, !part.isEmpty, !part.hasPrefix(".") {
                components.append("")
            } else {
                components[components.count - 1].append(character)
            }
        }
        return components
    }

    /// Whether the addition of the declaration can break code that compiles without it: a requirement of a protocol without a default
    /// implementation, or a case of an enumeration.
    var breaksWhenAdded: Bool { text.hasPrefix("requirement ") || text.split(separator: " ").prefix(3).contains("case") }

    /// Whether the declaration is deprecated.
    var isDeprecated: Bool { text.hasPrefix("deprecated ") }

    static func < (left: Self, right: Self) -> Bool { (left.path, left.text) < (right.path, right.text) }
}
