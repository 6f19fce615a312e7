import FlipbookGeometry
import Foundation

/// A rectangle with rounded corners. If the radius is 0, the corners are not rounded.
package struct RoundedRect: Hashable, Sendable {
    /// The curve of a corner. `circular` is a quarter circle. `continuous` begins gradually, about one and a half radii from the corner.
    package enum Curve: Hashable, Sendable { case circular, continuous }

    package var rect: CGRect
    /// The radius of the corners.
    package var radius: CGFloat
    /// The corners that are rounded.
    package var corners: CACornerMask
    package var curve: Curve

    package init(_ rect: CGRect, radius: CGFloat = 0, corners: CACornerMask = .all, curve: Curve = .circular) {
        self.rect = rect
        self.radius = radius
        self.corners = corners
        self.curve = curve
    }

    package static func == (a: RoundedRect, b: RoundedRect) -> Bool {
        a.rect.isSame(as: b.rect) && a.radius == b.radius && a.corners == b.corners && a.curve == b.curve
    }

    /// The radius limited to half of the shorter side, or 0 if no corner is rounded.
    package var clampedRadius: CGFloat {
        corners.isEmpty || radius.isNaN ? 0 : min(max(radius, 0), min(rect.width, rect.height) / 2)
    }
}
