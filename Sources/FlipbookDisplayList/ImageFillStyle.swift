import FlipbookGeometry
import Foundation

/// The settings with which an image fills its rectangle.
package struct ImageFillStyle: Hashable, Sendable {
    /// The part of the image that is visible, in unit coordinates.
    package var sourceRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The stretched area of the visible part, in unit coordinates of the image. The area around it keeps its size.
    package var center = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The number of image pixels per point in the area that keeps its size.
    package var pixelsPerPoint: CGFloat = 1
    /// Whether `center` is repeated instead of stretched.
    package var repeatsCenter = false
    /// A color that replaces the colors of the image, as in a template image, or nil for the colors of the image. The alpha of the image
    /// remains.
    package var tint: CGColor?
    /// Whether neighboring pixels are blended when the image is enlarged. Otherwise each pixel is a square.
    package var isSmooth = true

    /// Creates the style of an image that is stretched as a whole.
    package init() {}

    /// Creates a style. By default, the image is stretched as a whole.
    ///
    /// Clients can set any finite numbers. The numbers are limited, so that no computation with them results in infinity or NaN.
    package init(
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), center: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        pixelsPerPoint: CGFloat = 1, repeatsCenter: Bool = false, tint: CGColor? = nil, isSmooth: Bool = true
    ) {
        self.sourceRect = Self.limited(sourceRect)
        self.center = Self.limited(center)
        self.pixelsPerPoint = Self.limited(pixelsPerPoint)
        self.repeatsCenter = repeatsCenter
        self.tint = tint
        self.isSmooth = isSmooth
    }

    /// The largest unit coordinate, and the largest number of image pixels per point.
    private static let maximum: CGFloat = 1_000_000

    /// Returns the nearest number in the limits, or 0 for NaN.
    private static func limited(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -maximum), maximum) }

    private static func limited(_ rect: CGRect) -> CGRect {
        CGRect(x: limited(rect.origin.x), y: limited(rect.origin.y), width: limited(rect.size.width), height: limited(rect.size.height))
    }

    package static func == (a: ImageFillStyle, b: ImageFillStyle) -> Bool {
        a.sourceRect.isSame(as: b.sourceRect) && a.center.isSame(as: b.center) && a.pixelsPerPoint == b.pixelsPerPoint
            && a.repeatsCenter == b.repeatsCenter && a.tint == b.tint && a.isSmooth == b.isSmooth
    }

    /// Whether a part of the image keeps its size while the rest is stretched or repeated.
    package var isNinePatch: Bool { repeatsCenter || center != CGRect(x: 0, y: 0, width: 1, height: 1) }
}
