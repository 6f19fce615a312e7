import FlipbookGeometry
import Foundation

/// A filter that looks like frosted glass. It is applied to everything below the item: first the blur, then the saturation, then the tint.
package struct BackdropFilter: Hashable, Sendable {
    /// The standard deviation of the blur in points.
    package var radius: CGFloat
    /// The factor of the saturation: 1 changes nothing, 0 is gray.
    package var saturation: CGFloat
    package var tint: CGColor

    package init(radius: CGFloat, saturation: CGFloat = 1, tint: CGColor = .clear) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
    }
}
