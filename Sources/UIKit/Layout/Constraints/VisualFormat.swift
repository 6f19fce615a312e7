import QuartzCore

/// A parsed string in the visual format language: `H:|-[name(>=80)]-8@250-[other(name)]-(>=margin)-|`.
struct VisualFormat {
    /// A number or the name of a metric or view.
    enum Amount: Equatable {
        case number(CGFloat)
        case name(String)
    }

    /// A condition for a length or a gap: `>=80@250`.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var amount: Amount
        var priority: Amount?
    }

    /// The superview or a named view.
    enum Item: Equatable {
        case superview
        case view(String)
    }

    /// An item, the predicates for its length, and the gap to the previous item. A gap without predicates has the standard spacing.
    struct Step {
        var item: Item
        /// The predicates for the length of the item.
        var lengths: [Predicate] = []
        /// The predicates for the gap to the previous item.
        var gaps: [Predicate] = []
    }

    /// An error in a visual format string.
    struct SyntaxError: Error {
        let message: String
        /// The index of the character at which the syntax is wrong. The value is nil if the syntax is correct, but a name is not in the
        /// dictionaries or the views have no superview.
        var position: Int?
    }

    private(set) var axis = NSLayoutConstraint.Axis.horizontal
    private(set) var steps: [Step] = []

    private let text: [Character]
    private var position = 0

    /// Parses a visual format string, or throws the first syntax error.
    init(_ format: String) throws(SyntaxError) {
        text = Array(format)
        if consume("V:") { axis = .vertical } else if consume("H:") { axis = .horizontal }
        skipSpaces()
        if peek == "|" { try readSuperview(gap: []) } else { try readView(gap: []) }
        while position < text.count {
            let gap = try readConnection()
            if peek == "|" { try readSuperview(gap: gap) } else { try readView(gap: gap) }
            skipSpaces()
        }
        if let last = steps.last, last.item == .superview, steps.count == 1 {
            throw syntaxError("Expected a '[' where a view begins")
        }
    }

    // MARK: - Items

    private mutating func readSuperview(gap: [Predicate]) throws(SyntaxError) {
        position += 1
        steps.append(Step(item: .superview, gaps: gap))
        if steps.count > 1, position < text.count { throw syntaxError("Expected nothing after the second edge '|' of the superview") }
    }

    private mutating func readView(gap: [Predicate]) throws(SyntaxError) {
        guard consume("[") else { throw syntaxError("Expected a '[' where a view begins") }
        let name = readName()
        guard !name.isEmpty else { throw syntaxError("Expected the name of a view") }
        var step = Step(item: .view(name), gaps: gap)
        if peek == "(" { step.lengths = try readPredicates() }
        guard consume("]") else { throw syntaxError("Expected a ']' where a view ends") }
        steps.append(step)
    }

    /// Parses the connection between two items: nothing, `-`, `-8-` or `-(…)-`. Returns the predicates for the gap. The array is empty for
    /// `-`, which means the standard spacing.
    private mutating func readConnection() throws(SyntaxError) -> [Predicate] {
        guard consume("-") else { return [Predicate(amount: .number(0))] }
        if peek == "[" || peek == "|" { return [] }
        let predicates = peek == "(" ? try readPredicates() : [try readPredicate()]
        guard consume("-") else { throw syntaxError("Expected a '-' where the connection ends") }
        return predicates
    }

    // MARK: - Predicates

    /// Parses a list of predicates in parentheses.
    private mutating func readPredicates() throws(SyntaxError) -> [Predicate] {
        position += 1
        var result = [try readPredicate()]
        while consume(",") { result.append(try readPredicate()) }
        guard consume(")") else { throw syntaxError("Expected a ')' where the predicates end") }
        return result
    }

    /// Parses a predicate, such as `>=80@250`.
    private mutating func readPredicate() throws(SyntaxError) -> Predicate {
        skipSpaces()
        var relation = NSLayoutConstraint.Relation.equal
        if consume("==") {
            relation = .equal
        } else if consume(">=") {
            relation = .greaterThanOrEqual
        } else if consume("<=") {
            relation = .lessThanOrEqual
        }
        var predicate = Predicate(relation: relation, amount: try readAmount())
        if consume("@") { predicate.priority = try readAmount() }
        skipSpaces()
        return predicate
    }

    /// Parses a number or a name.
    private mutating func readAmount() throws(SyntaxError) -> Amount {
        skipSpaces()
        let start = position
        if peek == "-" || peek == "+" { position += 1 }
        while let character = peek, character.isNumber || character == "." { position += 1 }
        if let number = Double(String(text[start..<position])) { return .number(CGFloat(number)) }
        position = start
        let name = readName()
        guard !name.isEmpty else { throw syntaxError("Expected a number or the name of a metric or view") }
        return .name(name)
    }

    /// Parses a name and returns it. Returns an empty string if no name starts at the current position.
    private mutating func readName() -> String {
        let start = position
        while let character = peek, character.isLetter || character == "_" || (position > start && (character.isNumber || character == "."))
        {
            position += 1
        }
        return String(text[start..<position])
    }

    // MARK: - Characters

    /// The next character, or nil at the end.
    private var peek: Character? { position < text.count ? text[position] : nil }

    private mutating func skipSpaces() {
        while peek == " " { position += 1 }
    }

    /// Skips `word` if the rest of the string starts with it. Returns whether it was skipped.
    private mutating func consume(_ word: String) -> Bool {
        let word = Array(word)
        guard text[position...].starts(with: word) else { return false }
        position += word.count
        return true
    }

    private func syntaxError(_ message: String) -> SyntaxError { SyntaxError(message: message, position: position) }
}
