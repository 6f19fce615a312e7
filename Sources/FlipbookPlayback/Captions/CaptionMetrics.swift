import CoreGraphics

/// The sizes of captions that are legible from the back row of a lecture hall, for an image or a window with a size in points.
package enum CaptionMetrics {
    /// Returns the size of the font in points. If the shorter side of the image has up to 375 points, the size is proportional to it: 20
    /// points at 375. Otherwise it is 4.2 % of the shorter side, limited to 20…44 points.
    package static func fontSize(in size: CGSize) -> CGFloat {
        let shortSide = max(min(size.width, size.height), 1)
        return min(shortSide * 20 / 375, max(20, min(shortSide * 0.042, 44)))
    }

    /// Returns the distance of a caption from the edges, in points.
    package static func margin(in size: CGSize) -> CGFloat { (fontSize(in: size) * 0.8).rounded() }
}
