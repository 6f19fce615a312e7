import Foundation

/// What is asked of a typeface: a family, a weight as in CSS (100…900), upright or slanted, and a size in points.
package struct Font: Hashable, Sendable {
    package var family: String
    package var weight: Int
    package var isItalic: Bool
    /// All figures equally wide, so that a running number does not tremble.
    package var hasTabularFigures: Bool
    package var size: CGFloat

    package init(
        family: String = Font.systemFamily, weight: Int = 400, isItalic: Bool = false, hasTabularFigures: Bool = false, size: CGFloat
    ) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.hasTabularFigures = hasTabularFigures
        self.size = size
    }

    /// A neutral grotesque, small enough to be everywhere and drawn well enough for a projector.
    package static let systemFamily = "Inter"
    /// The same drawn for titles: narrower, and closer together. Text of that size in the system's font is set in it; it has no figures
    /// that are all equally wide.
    static let displayFamily = "Inter Display"
    static let smallestTitle: CGFloat = 20
    package static let monospacedFamily = "JetBrains Mono"
    package static let condensedFamily = "Roboto Condensed"

    /// The font without its size: what shapes are the same for.
    var cut: FontCut {
        let isTitle = family == Font.systemFamily && size >= Font.smallestTitle && !hasTabularFigures
        return FontCut(
            family: isTitle ? Font.displayFamily : family, weight: weight, isItalic: isItalic, hasTabularFigures: hasTabularFigures)
    }
}

struct FontCut: Hashable, Sendable {
    var family: String
    var weight: Int
    var isItalic: Bool
    var hasTabularFigures: Bool
}

/// The measures of a font, in points or in parts of its size; all are positive.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    /// What the font wants between two lines, beyond ascent and descent.
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// From the baseline down to the middle of the line that underlines.
    package var underline: CGFloat
    /// From the baseline up to the middle of the line that strikes out.
    package var strikeout: CGFloat
    /// How thick both lines are.
    package var lineThickness: CGFloat

    package var lineHeight: CGFloat { ascent + descent + leading }

    /// What stands in when there is no font at all, so that layout goes on.
    static let guess = FontMetrics(
        ascent: 0.97, descent: 0.24, leading: 0, capHeight: 0.73, xHeight: 0.55, underline: 0.12, strikeout: 0.27, lineThickness: 0.07)

    static func * (metrics: FontMetrics, size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascent: metrics.ascent * size, descent: metrics.descent * size, leading: metrics.leading * size,
            capHeight: metrics.capHeight * size, xHeight: metrics.xHeight * size, underline: metrics.underline * size,
            strikeout: metrics.strikeout * size, lineThickness: metrics.lineThickness * size)
    }
}

package struct FontError: Error, CustomStringConvertible {
    package let description: String
}
