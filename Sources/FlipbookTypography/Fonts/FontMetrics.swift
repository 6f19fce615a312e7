import Foundation

/// The metrics of a font, in points or in multiples of the font size (ems). Each value is positive in the direction that its comment
/// states.
package struct FontMetrics: Hashable, Sendable {
    /// The distance from the baseline up to the top of the line.
    package var ascent: CGFloat
    /// The distance from the baseline down to the bottom of the line.
    package var descent: CGFloat
    /// The additional space between two lines that the font recommends.
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

    /// The metrics that are used if no font is installed, so that layout still works. They also replace missing metrics of a font.
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
