import CoreGraphics
import FlipbookTypography
import Foundation

/// A cache of a label's text layouts, for the sizes and line limits that were requested most recently.
struct LabelLayoutCache {
    /// The key of the cache: the space for the text and the maximum number of lines.
    struct Key: Hashable {
        var size: CGSize
        var lines: Int

        static func == (a: Key, b: Key) -> Bool { a.size == b.size && a.lines == b.lines }
        func hash(into hasher: inout Hasher) {
            hasher.combine(size.width)
            hasher.combine(size.height)
            hasher.combine(lines)
        }
    }

    /// A text layout, and the scale of the font sizes in it.
    struct ScaledLayout {
        var layout: TextLayout
        var scale: CGFloat
    }

    private var layouts: [Key: ScaledLayout] = [:]

    mutating func removeAll() { layouts.removeAll(keepingCapacity: true) }

    /// Returns the layout of the text for a key. Text that does not fit is scaled down, but not below `minimumScale`.
    mutating func scaledLayout(for key: Key, minimumScale: CGFloat, _ text: () -> StyledText) -> ScaledLayout {
        if let cached = layouts[key] { return cached }
        // While the size of the label changes continuously, older sizes are not requested again. The cache is therefore emptied instead of
        // growing.
        if layouts.count > 4 { layouts.removeAll(keepingCapacity: true) }
        let result = Self.makeScaledLayout(key, minimumScale, text())
        layouts[key] = result
        return result
    }

    private static func makeScaledLayout(_ key: Key, _ minimumScale: CGFloat, _ text: StyledText) -> ScaledLayout {
        let unscaled = layout(text, key)
        guard minimumScale < 1, unscaled.isTruncated || unscaled.size.width > key.size.width else {
            return ScaledLayout(layout: unscaled, scale: 1)
        }
        let scale = fittingScale(text, key, minimumScale)
        return ScaledLayout(layout: scale == 1 ? unscaled : layout(text.scaled(by: scale), key), scale: scale)
    }

    private static func layout(_ text: StyledText, _ key: Key) -> TextLayout {
        TextLayout(text, width: key.size.width, lineLimit: key.lines, height: key.size.height)
    }

    /// Returns the largest scale at which the text is not truncated, or `minimumScale` if this scale would be smaller.
    ///
    /// The width of a single line without tabs is proportional to the scale, so the scale is a quotient. The breaks of several lines depend
    /// on the scale, so the scale is found by bisection. In ten steps, the error becomes less than 0.001.
    private static func fittingScale(_ text: StyledText, _ key: Key, _ minimumScale: CGFloat) -> CGFloat {
        if key.lines == 1, !text.text.utf8.contains(9) {
            return min(max(key.size.width / max(TextLayout(text).size.width, 1e-6), minimumScale), 1)
        }
        var (low, high) = (minimumScale, CGFloat(1))
        for _ in 0..<10 {
            let middle = (low + high) / 2
            if layout(text.scaled(by: middle), key).isTruncated { high = middle } else { low = middle }
        }
        return low
    }
}
