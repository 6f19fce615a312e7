import Foundation

/// A description of a font: family, weight as in CSS (100…900), upright or italic, figure style, and size in points.
package struct FontDescriptor: Hashable, Sendable {
    package var family: String
    package var weight: Int
    package var isItalic: Bool
    /// Whether all digits have the same width, so that a number keeps its width when its digits change.
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

    /// The family of the system font: a neutral sans-serif that is widely installed and easy to read on a projector.
    package static let systemFamily = "Inter"
    /// The family of the system font's design for titles, which is narrower and has tighter spacing. The system font uses it at sizes of at
    /// least `minimumDisplaySize`. It has no tabular figures.
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
