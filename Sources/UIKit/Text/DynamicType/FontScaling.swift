import CoreGraphics

/// The rule by which the size of a font follows the user's text size.
nonisolated struct FontScaling: Hashable, Sendable {
    /// The text style whose sizes the font follows.
    var style: UIFont.TextStyle
    /// The size at the default text size, or nil for the size of the style itself.
    var baseSize: CGFloat?
    /// The largest size, or nil if there is none.
    var maximumSize: CGFloat?
    /// The weight as in CSS while text is not bold, or nil for the weight of the font.
    var regularWeight: Int?

    /// Returns the size of the font for traits.
    func pointSize(for traits: UITraitCollection) -> CGFloat {
        let category = traits.preferredContentSizeCategory
        guard let baseSize else { return TextStyleMetrics.pointSize(of: style, category) }
        let size = UIFontMetrics.scaled(baseSize, style, traits)
        return min(size, maximumSize ?? size)
    }
}

nonisolated extension UIFont {
    /// Returns the same font at the size and in the weight for traits. A font that does not follow the text size is returned unchanged.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        var descriptor = baseFont
        descriptor.size = scaling.pointSize(for: traits)
        if let weight = scaling.regularWeight { descriptor.weight = traits.legibilityWeight.applied(to: weight) }
        if descriptor == baseFont { return self }
        return UIFont(descriptor, requestedName: requestedName, scaling: scaling, followsBoldText: followsBoldText)
    }
}
