import CoreGraphics
import Typography

/// A font's name as Apple's code spells it, and what is here for it.
nonisolated struct FontName: Hashable, Sendable {
    let asked: String
    /// The family that was asked for, in words: "Helvetica Neue".
    let askedFamily: String
    private(set) var family: String
    let weight: Int
    let isItalic: Bool

    init?(_ name: String) {
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard let first = parts.first else { return nil }
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        let key = first.lowercased().filter { $0 != " " && $0 != "." }
        (asked, askedFamily) = (name, Self.words(first))
        isItalic = style.contains("italic") || style.contains("oblique")
        weight = Self.weights.first { style.contains($0.word) }?.weight ?? 400
        if let known = Self.substitutes.first(where: { key.hasPrefix($0.beginning) }) {
            family = known.family
        } else if let installed = FontBook.installed.family(named: first) {
            family = installed
        } else {
            return nil
        }
        if family == Font.systemFamily, style.contains("condensed") || key.contains("condensed") { family = Font.condensedFamily }
    }

    /// What a font of ours is called.
    static func postScript(_ font: Font) -> String {
        let style = weights.last { $0.weight == font.weight }?.spelled ?? "Regular"
        let slant = font.isItalic ? "Italic" : ""
        return font.family.filter { $0 != " " } + "-" + (style == "Regular" && font.isItalic ? "" : style) + slant
    }

    /// The longer words first: "bold" is in "semibold". Of two for a weight the second is what we say.
    private static let weights: [(word: String, weight: Int, spelled: String)] = [
        ("ultralight", 100, "UltraLight"), ("extralight", 200, "ExtraLight"), ("thin", 200, "Thin"), ("light", 300, "Light"),
        ("medium", 500, "Medium"), ("demibold", 600, "DemiBold"), ("semibold", 600, "Semibold"), ("extrabold", 800, "ExtraBold"),
        ("heavy", 800, "Heavy"), ("black", 900, "Black"), ("bold", 700, "Bold"),
    ]

    /// Families that come with iOS, by their beginnings, and what is nearest to each of what is installed here.
    private static let substitutes: [(beginning: String, family: String)] = [
        ("avenirnextcondensed", Font.condensedFamily), ("dincondensed", Font.condensedFamily), ("helvetica", Font.systemFamily),
        ("sfmono", Font.monospacedFamily), ("sf", Font.systemFamily), ("applesystem", Font.systemFamily), ("arial", Font.systemFamily),
        ("avenir", Font.systemFamily), ("futura", Font.systemFamily), ("gillsans", Font.systemFamily),
        ("sinhalasangam", Font.systemFamily), ("verdana", Font.systemFamily), ("trebuchet", Font.systemFamily),
        ("optima", Font.systemFamily), ("dinalternate", Font.systemFamily), ("kohinoor", Font.systemFamily),
        ("pingfang", Font.systemFamily), ("applesdgothic", Font.systemFamily), ("hiragino", Font.systemFamily),
        ("thonburi", Font.systemFamily), ("markerfelt", Font.systemFamily), ("chalkboard", Font.systemFamily),
        ("courier", Font.monospacedFamily), ("menlo", Font.monospacedFamily), ("monaco", Font.monospacedFamily),
        ("georgia", "serif"), ("times", "serif"), ("palatino", "serif"), ("baskerville", "serif"), ("didot", "serif"),
        ("hoefler", "serif"), ("americantypewriter", "serif"), ("cochin", "serif"), ("bodoni", "serif"),
    ]

    /// "HelveticaNeue" as "Helvetica Neue".
    private static func words(_ name: String) -> String {
        var words = ""
        for letter in name {
            if letter.isUppercase, words.last?.isLowercase == true { words.append(" ") }
            words.append(letter)
        }
        return words
    }
}
