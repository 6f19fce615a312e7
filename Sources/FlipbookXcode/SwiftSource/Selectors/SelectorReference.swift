/// The parts of the text between the parentheses of `#selector`.
struct SelectorReference {
    /// `getter` or `setter`, or nil for a method.
    var accessor: String?
    /// The words before the last dot: `self`, types, or properties. Empty if there is no dot.
    var path: [String] = []
    /// The type in a parenthesized base such as `(x as! T)`, or nil.
    var castBase: String?
    var name = ""
    /// The argument labels after the name, or nil if no parentheses follow the name.
    var labels: [String]?
    /// The type after `as` at the end of the reference, or nil.
    var cast: String?

    /// Reads the reference between two tokens. Returns nil for an expression that is not a reference.
    init?(_ source: SwiftSource, _ tokens: Range<Int>) {
        var (start, end) = (tokens.lowerBound, tokens.upperBound)
        func stripParentheses() {
            while start < end, source.text(start) == "(", source.matchingBracket(of: start) == end - 1 {
                (start, end) = (start + 1, end - 1)
            }
        }
        stripParentheses()
        if source.text(start + 1) == ":" && ["getter", "setter"].contains(source.text(start)) {
            accessor = source.text(start)
            start += 2
        }
        var next = start
        while next < end && !(source.text(next) == "as" && source.kind(next) == .word) {
            next = source.indexAfter(next)
        }
        if next < end {
            cast = source.joinedText(next + 1..<end)
            end = next
        }
        stripParentheses()
        guard start < end, readPath(source, start..<end) else { return nil }
    }

    private mutating func readPath(_ source: SwiftSource, _ tokens: Range<Int>) -> Bool {
        var (next, words) = (tokens.lowerBound, [String]())
        if source.text(next) == "type" && source.text(next + 1) == "(", let close = source.matchingBracket(of: next + 1) {
            guard source.joinedText(next + 2..<close) == "of: self" else { return false }
            words.append("Self")
            next = close + 1
        } else if source.text(next) == "(", let close = source.matchingBracket(of: next) {
            guard let cast = (next..<close).last(where: { source.text($0) == "as" && source.kind($0) == .word }) else { return false }
            castBase = source.joinedText(cast + 1..<close).filter { !"!? ".contains($0) }
            next = close + 1
        }
        while next < tokens.upperBound {
            if !words.isEmpty || castBase != nil {
                while ["?", "!"].contains(source.text(next)) { next += 1 }
                guard source.text(next) == "." else { return false }
                next += 1
            }
            guard source.kind(next) == .word, next < tokens.upperBound else { return false }
            words.append(source.text(next))
            next += 1
            if source.text(next) == "<" {
                while next < tokens.upperBound && source.text(next) != ">" { next += 1 }
                next += 1
            }
            if source.text(next) == "(" && next < tokens.upperBound {
                guard let close = source.matchingBracket(of: next), close == tokens.upperBound - 1 else { return false }
                labels = source.joinedText(next + 1..<close).split(separator: ":").map { $0.filter { $0 != " " && $0 != "`" } }
                next = close + 1
            }
        }
        guard let last = words.popLast() else { return false }
        (name, path) = (last, words)
        return true
    }

    /// The name without backticks.
    var plainName: String { name.filter { $0 != "`" } }
}
