import FlipbookTypography
import Synchronization

nonisolated extension UIFont {
    /// The properties of the font. A font that follows bold text has the weight for the current traits.
    package var font: FontDescriptor {
        guard followsBoldText, UILegibilityWeight.isBoldUsed else { return baseFont }
        var font = baseFont
        font.weight = UIColor.currentTraits.legibilityWeight.applied(to: font.weight)
        return font
    }
}

nonisolated extension UILegibilityWeight {
    private static let boldUse = Atomic(false)

    /// Whether any traits have had bold text. Until then, no font needs the traits.
    static var isBoldUsed: Bool { boldUse.load(ordering: .relaxed) }

    /// Records that traits with this weight exist.
    func recordUse() {
        if self == .bold { Self.boldUse.store(true, ordering: .relaxed) }
    }

    /// Returns a weight as in CSS, 100…900, that is heavier if text is bold.
    ///
    /// The three lightest weights become heavier by one step and all others by two, as the authors of YMatterType have measured on iOS.
    func applied(to weight: Int) -> Int {
        guard self == .bold else { return weight }
        return min(weight <= 300 ? weight + 100 : weight + 200, 900)
    }
}
