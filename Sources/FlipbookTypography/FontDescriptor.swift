import Foundation

/// A description of a font: family, weight as in CSS (100…900), upright or italic, figure style, and size in points.
package struct FontDescriptor: Hashable, Sendable {
    package var family: String
    package var weight: Int
    package var isItalic: Bool
    /// Whether all digits have the same width, so that a changing number does not shift.
    package var hasTabularFigures: Bool
    package var size: CGFloat

    package init(
        family: String = FontDescriptor.systemFamily, weight: Int = 400, isItalic: Bool = false, hasTabularFigures: Bool = false,
        size: CGFloat
    ) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.hasTabularFigures = hasTabularFigures
        self.size = size
    }

    /// The family of the system font: a neutral sans-serif that is widely installed and is still well drawn on a projector.
    package static let systemFamily = "Inter"
    /// The same design for titles, narrower and with tighter spacing. The system font uses it at sizes of at least
    /// `minimumDisplaySize`. It has no tabular figures.
    static let displayFamily = "Inter Display"
    /// The smallest size in points at which the system font uses `displayFamily`.
    static let minimumDisplaySize: CGFloat = 20
    /// The family of the monospaced font.
    package static let monospacedFamily = "JetBrains Mono"
    /// The family of the condensed font.
    package static let condensedFamily = "Roboto Condensed"

    /// The font without its size. All sizes of a face share one result of shaping.
    var faceDescriptor: FaceDescriptor {
        let usesDisplayFamily = family == FontDescriptor.systemFamily && size >= FontDescriptor.minimumDisplaySize && !hasTabularFigures
        return FaceDescriptor(
            family: usesDisplayFamily ? FontDescriptor.displayFamily : family, weight: weight, isItalic: isItalic,
            hasTabularFigures: hasTabularFigures)
    }
}

/// A description of a font face, independent of its size.
struct FaceDescriptor: Hashable, Sendable {
    var family: String
    var weight: Int
    var isItalic: Bool
    var hasTabularFigures: Bool
}

/// The metrics of a font, in points or in multiples of the font size (ems). All values are positive.
package struct FontMetrics: Hashable, Sendable {
    /// The distance from the baseline up to the top of the line.
    package var ascent: CGFloat
    /// The distance from the baseline down to the bottom of the line.
    package var descent: CGFloat
    /// The additional space between two lines that the font asks for.
    package var leading: CGFloat
    /// The height of the capital letters.
    package var capHeight: CGFloat
    /// The height of the lowercase letter x.
    package var xHeight: CGFloat
    /// The distance from the baseline down to the middle of the underline.
    package var underlineOffset: CGFloat
    /// The distance from the baseline up to the middle of the strikeout line.
    package var strikeoutOffset: CGFloat
    /// The thickness of the underline and of the strikeout line.
    package var lineThickness: CGFloat

    /// The recommended distance between two baselines.
    package var lineHeight: CGFloat { ascent + descent + leading }

    /// The metrics used when there is no font at all, so that layout still works.
    static let fallback = FontMetrics(
        ascent: 0.97, descent: 0.24, leading: 0, capHeight: 0.73, xHeight: 0.55, underlineOffset: 0.12, strikeoutOffset: 0.27,
        lineThickness: 0.07)

    /// Returns metrics in ems converted to points for a font size.
    static func * (metrics: FontMetrics, size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascent: metrics.ascent * size, descent: metrics.descent * size, leading: metrics.leading * size,
            capHeight: metrics.capHeight * size, xHeight: metrics.xHeight * size, underlineOffset: metrics.underlineOffset * size,
            strikeoutOffset: metrics.strikeoutOffset * size, lineThickness: metrics.lineThickness * size)
    }
}

/// An error that occurs when fonts are searched or opened.
package struct FontError: Error, CustomStringConvertible {
    package let description: String
}
