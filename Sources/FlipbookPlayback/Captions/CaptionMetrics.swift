import CoreGraphics

/// The sizes of texts that are read from the back row, for an image or a window with a size in points.
package enum CaptionMetrics {
    /// Returns the size of the font: 20 points in a film that is 375 points wide, and about 4 % of the shorter side of a larger one.
    package static func fontSize(in size: CGSize) -> CGFloat {
        let shortSide = max(min(size.width, size.height), 1)
        return min(shortSide * 20 / 375, max(20, min(shortSide * 0.042, 44)))
    }

    /// Returns the distance to the edges.
    package static func margin(in size: CGSize) -> CGFloat { (fontSize(in: size) * 0.8).rounded() }
}
