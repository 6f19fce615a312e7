import Foundation

/// What is asked of a typeface: a family, a weight as in CSS (100…900), upright or slanted, and a size in points.
package struct Font: Hashable, Sendable {
    package var family: String
    package var weight: Int
    package var isItalic: Bool
    package var size: CGFloat

    package init(family: String = Font.systemFamily, weight: Int = 400, isItalic: Bool = false, size: CGFloat) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.size = size
    }

    /// A neutral grotesque with tabular figures, small enough to be everywhere and drawn well enough for a projector.
    package static let systemFamily = "Inter"
    package static let monospacedFamily = "JetBrains Mono"
}

/// The vertical measures of a font in points; `descent` is positive.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var lineHeight: CGFloat
}

/// One line of text in one font: what a display list carries. It is measured in points and becomes pixels only in Raster.
package struct TextLine: Hashable, Sendable {
    package var text: String
    package var font: Font

    package init(_ text: String, _ font: Font) {
        self.text = text
        self.font = font
    }
}

/// How much ink each pixel of a line of text has.
package final class GlyphMask: Sendable {
    package let width: Int
    package let height: Int
    /// From the top of the mask down to the baseline, in pixels.
    package let baseline: Int
    package let coverage: [UInt8]

    init(width: Int, height: Int, baseline: Int, coverage: [UInt8]) {
        self.width = width
        self.height = height
        self.baseline = baseline
        self.coverage = coverage
    }
}

package struct FontError: Error, CustomStringConvertible {
    package let description: String
}
