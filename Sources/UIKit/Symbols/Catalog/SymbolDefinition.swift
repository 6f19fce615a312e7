import CoreGraphics

/// A symbol of the artwork, from which its variants are composed.
nonisolated struct SymbolDefinition: Sendable {
    /// A shape around a symbol.
    enum Enclosure: String, CaseIterable, Sendable { case circle, square }

    var name: String
    /// Whether the symbol exists only in a circle or square.
    var isEnclosedOnly = false
    /// Whether there is a variant `.fill`.
    var hasFill = false
    /// Whether there is a variant `.slash`.
    var hasSlash = false
    /// The scale of the symbol inside of a circle, or nil if there is no such variant.
    var circleScale: CGFloat?
    /// The scale of the symbol inside of a square, or nil if there is no such variant.
    var squareScale: CGFloat?
    /// The names of the colors of levels 1, 2 and 3 in multicolor rendering.
    var colors: [String] = []
    /// The name of the color of a filled circle or square, or nil for the tint color.
    var enclosureColor: String?
    /// The words of each step, from which `steps` creates the steps.
    var words: [[Substring]] = []

    /// Creates a definition from the words of its first line.
    init(_ header: [Substring]) {
        name = String(header[0])
        for word in header.dropFirst() {
            let rest = word.dropFirst()
            switch word.first {
            case "x": isEnclosedOnly = true
            case "f": hasFill = true
            case "s": hasSlash = true
            case "c": circleScale = Self.scale(rest)
            case "q": squareScale = Self.scale(rest)
            case "m": colors = rest.dropFirst().split(separator: ",").map(String.init)
            case "e": enclosureColor = String(rest.dropFirst())
            default: break
            }
        }
    }

    private static func scale(_ text: Substring) -> CGFloat { text.isEmpty ? 0.56 : Double("0" + text).map { CGFloat($0) } ?? 0.56 }

    func scale(in enclosure: Enclosure) -> CGFloat? { enclosure == .circle ? circleScale : squareScale }

    /// Adds the words of a line. A line that begins with a path command or a number continues the last step.
    mutating func addSteps(_ line: Substring) {
        for text in line.split(separator: ";") {
            let step = text.split(separator: " ")
            guard let first = step.first, let letter = first.first else { continue }
            if letter.isUppercase || letter.isNumber || letter == "-" && first.count > 1 {
                if !words.isEmpty { words[words.count - 1] += step }
            } else {
                words.append(step)
            }
        }
    }

    /// The steps. A step that cannot be parsed is left out; a test checks that all steps can be parsed.
    var steps: [SymbolStep] { words.compactMap { SymbolStep($0[...]) } }

    /// The suffixes of the variants, with the empty suffix for the symbol itself.
    var suffixes: [String] {
        var result = isEnclosedOnly ? [] : [""]
        if hasFill { result.append(".fill") }
        if hasSlash { result += hasFill ? [".slash", ".slash.fill"] : [".slash"] }
        for enclosure in Enclosure.allCases where scale(in: enclosure) != nil {
            result += [".\(enclosure)", ".\(enclosure).fill"]
        }
        return result
    }
}
