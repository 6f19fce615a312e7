import CoreGraphics

/// The sizes of text styles for all text sizes, as Apple's Human Interface Guidelines publish them.
nonisolated enum TextStyleMetrics {
    /// The point sizes and line heights of a style, in the order of `UIContentSizeCategory.all`.
    struct Row: Sendable {
        let sizes: [CGFloat]
        let lineHeights: [CGFloat]
    }

    /// Returns the point size of a style.
    static func pointSize(of style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
        row(style).sizes[category.index ?? UIContentSizeCategory.defaultIndex]
    }

    /// Returns the factor for lengths that scale with a style: the line height of the style, divided by its line height at the default
    /// size.
    static func scale(of style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
        let heights = row(style).lineHeights
        return heights[category.index ?? UIContentSizeCategory.defaultIndex] / heights[UIContentSizeCategory.defaultIndex]
    }

    private static func row(_ style: UIFont.TextStyle) -> Row {
        switch style {
        case .largeTitle: largeTitle
        case .title1: title1
        case .title2: title2
        case .title3: title3
        case .callout: callout
        case .subheadline: subheadline
        case .footnote: footnote
        case .caption1: caption1
        case .caption2: caption2
        default: body
        }
    }

    private static let largeTitle = Row(
        sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], lineHeights: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
    private static let title1 = Row(
        sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], lineHeights: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])
    private static let title2 = Row(
        sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], lineHeights: [24, 25, 26, 28, 30, 32, 34, 41, 46, 52, 59, 66])
    private static let title3 = Row(
        sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], lineHeights: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
    /// The row of `body` and `headline`.
    private static let body = Row(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], lineHeights: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    private static let callout = Row(
        sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], lineHeights: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
    private static let subheadline = Row(
        sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], lineHeights: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
    private static let footnote = Row(
        sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], lineHeights: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
    private static let caption1 = Row(
        sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], lineHeights: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51])
    private static let caption2 = Row(
        sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], lineHeights: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])
}
