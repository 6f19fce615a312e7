import CoreGraphics

/// One step of the artwork of a symbol.
nonisolated struct SymbolStep: Sendable {
    /// The letters of the kinds, which `SymbolArtwork` describes.
    enum Kind: Character, Sendable {
        case outline = "o", detail = "d", stroke = "s", body = "b", bodyDetail = "k", fill = "f", gap = "x", bodyGap = "c"
    }

    var kind = Kind.stroke
    /// The level of the hierarchy, 1…3.
    var level = 1
    /// The factor of the stroke width.
    var widthFactor: CGFloat = 1
    /// The number of the part for variable values, from 1. If it is nil, the variable value does not change the opacity of the step.
    var part: Int?
    /// True for a step that is only in the variant `.fill`, false for a step that is only in the other variants, nil for a step in all
    /// variants.
    var isForFill: Bool?
    /// Whether the step belongs to the area by which the symbol is aligned. It is false for badges and slashes.
    var affectsAlignment = true
    var path = Path()

    /// Reads a step from its words. Returns nil if the first word is not a kind with options, or if the other words are not a path.
    init?(_ words: ArraySlice<Substring>) {
        guard let word = words.first, let letter = word.first, let kind = Kind(rawValue: letter) else { return nil }
        self.kind = kind
        guard readOptions(word.dropFirst()), let path = SymbolPathParser(words.dropFirst()).path() else { return nil }
        self.path = path
    }

    private mutating func readOptions(_ text: Substring) -> Bool {
        var rest = text
        if let digit = rest.first?.wholeNumberValue {
            level = digit
            rest.removeFirst()
        }
        if rest.first == "*" {
            let number = rest.dropFirst().prefix { $0.isNumber || $0 == "." }
            guard let value = Double(number.first == "." ? "0" + number : String(number)) else { return false }
            widthFactor = CGFloat(value)
            rest = rest[number.endIndex...]
        }
        if rest.first == "v" {
            part = rest.dropFirst().first?.wholeNumberValue
            rest = rest.dropFirst(2)
        }
        if rest.first == "+" || rest.first == "-" { isForFill = rest.removeFirst() == "+" }
        if rest.first == "^" {
            affectsAlignment = false
            rest.removeFirst()
        }
        return rest.isEmpty
    }
}
