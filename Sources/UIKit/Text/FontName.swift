import CoreGraphics
import FlipbookTypography

/// A font name of Apple's platforms, and the installed font that is used for it.
nonisolated struct FontName: Hashable, Sendable {
    /// The requested name.
    let requestedName: String
    /// The requested family, with spaces between the words, such as "Helvetica Neue".
    let requestedFamily: String
    /// The installed family.
    private(set) var family: String
    /// The weight, 100…900.
    let weight: Int
    let isItalic: Bool

    /// Creates the name. Returns nil if there is neither a substitute nor an installed family.
    ///
    /// A font of the application with this PostScript name or family name is preferred.
    init?(_ name: String) {
        if BundleFonts.areRegistered, let font = Self.fontOfTheApplication(name) {
            (requestedName, requestedFamily, family, weight, isItalic) = (name, font.family, font.family, font.weight, font.isItalic)
            return
        }
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard let first = parts.first else { return nil }
        let style = parts.count > 1 ? parts[1].lowercased() : Self.styleSuffix(of: first)
        let key = first.lowercased().filter { $0 != " " && $0 != "." }
        (requestedName, requestedFamily) = (name, Self.separatedWords(first))
        isItalic = style.contains("italic") || style.contains("oblique")
        weight = Self.weights.first { style.contains($0.word) }?.weight ?? 400
        if let known = Self.substitutes.first(where: { key.hasPrefix($0.beginning) }) {
            family = known.family
        } else if let installed = FontSystem.installed.installedFamily(named: first) {
            family = installed
        } else if let known = Self.lessCommonSubstitutes.first(where: { key.hasPrefix($0.beginning) }) {
            family = known.family
        } else {
            return nil
        }
        if family == FontDescriptor.systemFamily, style.contains("condensed") || key.contains("condensed") {
            family = FontDescriptor.condensedFamily
        }
    }

    /// Returns the font of the application whose PostScript name is `name`, or the regular font of the application's family that is named
    /// `name`.
    private static func fontOfTheApplication(_ name: String) -> FontDescriptor? {
        if let font = FontSystem.installed.font(postScriptName: name) { return font }
        return FontSystem.installed.installedFamily(named: name).map { FontDescriptor(family: $0, size: 0) }
    }

    /// Returns the style at the end of a name without a hyphen, such as "bold" in "ArialRoundedMTBold".
    private static func styleSuffix(of name: String) -> String { weights.first { name.lowercased().hasSuffix($0.word) }?.word ?? "" }

    /// Returns the PostScript name of an installed font.
    static func postScriptName(of font: FontDescriptor) -> String {
        let style = weights.last { $0.weight == font.weight }?.spelled ?? "Regular"
        let slant = font.isItalic ? "Italic" : ""
        return font.family.filter { $0 != " " } + "-" + (style == "Regular" && font.isItalic ? "" : style) + slant
    }

    /// Style words and their weights. A word that contains another word comes first, for example "semibold" before "bold", because the
    /// first match is used. If two words have the same weight, `postScriptName(of:)` uses the last of them.
    private static let weights: [(word: String, weight: Int, spelled: String)] = [
        ("ultralight", 100, "UltraLight"), ("extralight", 200, "ExtraLight"), ("thin", 200, "Thin"), ("light", 300, "Light"),
        ("medium", 500, "Medium"), ("demibold", 600, "DemiBold"), ("semibold", 600, "Semibold"), ("extrabold", 800, "ExtraBold"),
        ("heavy", 800, "Heavy"), ("black", 900, "Black"), ("bold", 700, "Bold"),
    ]

    /// The beginnings of the names of iOS font families, each with the most similar installed family.
    private static let substitutes: [(beginning: String, family: String)] = [
        ("avenirnextcondensed", FontDescriptor.condensedFamily), ("dincondensed", FontDescriptor.condensedFamily),
        ("helvetica", FontDescriptor.systemFamily),
        ("sfmono", FontDescriptor.monospacedFamily), ("sf", FontDescriptor.systemFamily), ("applesystem", FontDescriptor.systemFamily),
        ("arial", FontDescriptor.systemFamily),
        ("avenir", FontDescriptor.systemFamily), ("futura", FontDescriptor.systemFamily), ("gillsans", FontDescriptor.systemFamily),
        ("sinhalasangam", FontDescriptor.systemFamily), ("verdana", FontDescriptor.systemFamily),
        ("trebuchet", FontDescriptor.systemFamily),
        ("optima", FontDescriptor.systemFamily), ("dinalternate", FontDescriptor.systemFamily), ("kohinoor", FontDescriptor.systemFamily),
        ("pingfang", FontDescriptor.systemFamily), ("applesdgothic", FontDescriptor.systemFamily),
        ("hiragino", FontDescriptor.systemFamily),
        ("thonburi", FontDescriptor.systemFamily), ("markerfelt", FontDescriptor.systemFamily), ("chalk", FontDescriptor.systemFamily),
        ("courier", FontDescriptor.monospacedFamily), ("menlo", FontDescriptor.monospacedFamily),
        ("monaco", FontDescriptor.monospacedFamily),
        ("georgia", "serif"), ("times", "serif"), ("palatino", "serif"), ("baskerville", "serif"), ("didot", "serif"),
        ("hoefler", "serif"), ("americantypewriter", "serif"), ("cochin", "serif"), ("bodoni", "serif"),
    ]

    /// Substitutes for less common families. An installed family with the requested name takes precedence, because it is the same font.
    private static let lessCommonSubstitutes: [(beginning: String, family: String)] = [
        ("iowanoldstyle", "serif"), ("newyork", "serif"), ("rockwell", "serif"), ("stix", "serif"), ("superclarendon", "serif"),
        ("charter", "serif"), ("songti", "serif"), ("academyengraved", "serif"), ("copperplate", "serif"), ("zapfino", "serif"),
        ("snellroundhand", "serif"), ("savoyelet", "serif"), ("athelas", "serif"), ("stheiti", FontDescriptor.systemFamily),
        ("heiti", FontDescriptor.systemFamily), ("geezapro", FontDescriptor.systemFamily), ("noteworthy", FontDescriptor.systemFamily),
        ("bradleyhand", FontDescriptor.systemFamily), ("papyrus", FontDescriptor.systemFamily), ("partylet", FontDescriptor.systemFamily),
        ("euphemia", FontDescriptor.systemFamily), ("galvji", FontDescriptor.systemFamily), ("kefa", FontDescriptor.systemFamily),
        ("bangla", FontDescriptor.systemFamily), ("devanagari", FontDescriptor.systemFamily), ("gujarati", FontDescriptor.systemFamily),
        ("gurmukhi", FontDescriptor.systemFamily), ("kannada", FontDescriptor.systemFamily), ("khmer", FontDescriptor.systemFamily),
        ("lao", FontDescriptor.systemFamily), ("malayalam", FontDescriptor.systemFamily), ("myanmar", FontDescriptor.systemFamily),
        ("oriya", FontDescriptor.systemFamily), ("tamil", FontDescriptor.systemFamily), ("telugu", FontDescriptor.systemFamily),
        ("kailasa", FontDescriptor.systemFamily), ("damascus", FontDescriptor.systemFamily), ("alnile", FontDescriptor.systemFamily),
        ("farah", FontDescriptor.systemFamily), ("mishafi", FontDescriptor.systemFamily), ("diwan", FontDescriptor.systemFamily),
        ("ptsans", FontDescriptor.systemFamily), ("seravek", FontDescriptor.systemFamily), ("skia", FontDescriptor.systemFamily),
        ("lucida", FontDescriptor.systemFamily), ("tahoma", FontDescriptor.systemFamily),
    ]

    /// Inserts spaces between the words of a name. Returns for example "Helvetica Neue" for "HelveticaNeue".
    private static func separatedWords(_ name: String) -> String {
        var separated = ""
        for letter in name {
            if letter.isUppercase, separated.last?.isLowercase == true { separated.append(" ") }
            separated.append(letter)
        }
        return separated
    }
}
