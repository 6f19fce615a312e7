import QuartzCore

/// A line of the visual format, read: `H:|-[name(>=80)]-8@250-[other(name)]-(>=margin)-|`.
struct VisualFormat {
    enum Amount: Equatable {
        case number(CGFloat)
        case name(String)
    }

    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var amount: Amount
        var priority: Amount?
    }

    enum Item: Equatable {
        case superview
        case view(String)
    }

    /// An item, what is said of its length, and what lies between it and the one before. No predicates: the usual spacing.
    struct Step {
        var item: Item
        var lengths: [Predicate] = []
        var isApart = false
        var gaps: [Predicate] = []
    }

    struct Fault: Error {
        let message: String
        let position: Int
    }

    private(set) var axis = NSLayoutConstraint.Axis.horizontal
    private(set) var steps: [Step] = []

    private let text: [Character]
    private var position = 0

    init(_ format: String) throws(Fault) {
        text = Array(format)
        if take("V:") { axis = .vertical } else if take("H:") { axis = .horizontal }
        skipBlanks()
        if peek == "|" { try readSuperview(gap: nil) } else { try readView(gap: nil) }
        while position < text.count {
            let gap = try readConnection()
            if peek == "|" { try readSuperview(gap: gap) } else { try readView(gap: gap) }
            skipBlanks()
        }
        if let last = steps.last, last.item == .superview, steps.count == 1 { throw fault("Expected a '[' here, where a view begins") }
    }

    // MARK: - Steps

    private typealias Gap = (isApart: Bool, predicates: [Predicate])

    private mutating func readSuperview(gap: Gap?) throws(Fault) {
        position += 1
        steps.append(Step(item: .superview, isApart: gap?.isApart ?? false, gaps: gap?.predicates ?? []))
        if steps.count > 1, position < text.count { throw fault("Nothing can come after the superview's end") }
    }

    private mutating func readView(gap: Gap?) throws(Fault) {
        guard take("[") else { throw fault("Expected a '[' here, where a view begins") }
        let name = readName()
        guard !name.isEmpty else { throw fault("Expected the name of a view") }
        var step = Step(item: .view(name), isApart: gap?.isApart ?? false, gaps: gap?.predicates ?? [])
        if peek == "(" { step.lengths = try readPredicates() }
        guard take("]") else { throw fault("Expected a ']' here, where a view ends") }
        steps.append(step)
    }

    /// Nothing, `-`, `-8-` or `-(…)-`.
    private mutating func readConnection() throws(Fault) -> Gap {
        guard take("-") else { return (false, [.init(amount: .number(0))]) }
        if peek == "[" || peek == "|" { return (true, []) }
        let predicates = peek == "(" ? try readPredicates() : [try readPredicate()]
        guard take("-") else { throw fault("Expected a '-' here, where the connection ends") }
        return (true, predicates)
    }

    // MARK: - Predicates

    private mutating func readPredicates() throws(Fault) -> [Predicate] {
        position += 1
        var result = [try readPredicate()]
        while take(",") { result.append(try readPredicate()) }
        guard take(")") else { throw fault("Expected a ')' here") }
        return result
    }

    private mutating func readPredicate() throws(Fault) -> Predicate {
        skipBlanks()
        var relation = NSLayoutConstraint.Relation.equal
        if take("==") {
            relation = .equal
        } else if take(">=") {
            relation = .greaterThanOrEqual
        } else if take("<=") {
            relation = .lessThanOrEqual
        }
        var predicate = Predicate(relation: relation, amount: try readAmount())
        if take("@") { predicate.priority = try readAmount() }
        skipBlanks()
        return predicate
    }

    private mutating func readAmount() throws(Fault) -> Amount {
        skipBlanks()
        let start = position
        if peek == "-" || peek == "+" { position += 1 }
        while let character = peek, character.isNumber || character == "." { position += 1 }
        if let number = Double(String(text[start..<position])) { return .number(CGFloat(number)) }
        position = start
        let name = readName()
        guard !name.isEmpty else { throw fault("Expected a number, or the name of a metric or view") }
        return .name(name)
    }

    private mutating func readName() -> String {
        let start = position
        while let character = peek, character.isLetter || character == "_" || (position > start && (character.isNumber || character == "."))
        {
            position += 1
        }
        return String(text[start..<position])
    }

    // MARK: - Characters

    private var peek: Character? { position < text.count ? text[position] : nil }

    private mutating func skipBlanks() {
        while peek == " " { position += 1 }
    }

    private mutating func take(_ word: String) -> Bool {
        let word = Array(word)
        guard text[position...].starts(with: word) else { return false }
        position += word.count
        return true
    }

    private func fault(_ message: String) -> Fault { Fault(message: message, position: position) }
}
