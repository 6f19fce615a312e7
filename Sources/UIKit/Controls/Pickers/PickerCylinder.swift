import CoreGraphics
import Foundation

/// The cylinder on which the rows of a picker are arranged, seen from the front in perspective.
///
/// A row at the distance s from the middle, along the surface, is at the angle θ = s / R. With the distance d of the camera, it is seen at
/// the distance y from the middle:
///
///     y = R·sin θ · d / (d + R·(1 - cos θ))
struct PickerCylinder {
    /// The radius R, in points.
    let radius: CGFloat
    /// The distance d of the camera from the front of the cylinder, in points.
    static let cameraDistance: CGFloat = 800
    /// The largest angle in radians at which a row is shown. Rows beyond it would look like lines.
    static let largestAngle: CGFloat = 1.42

    /// Creates a cylinder that fills a height.
    init(height: CGFloat) { radius = max(height * 0.55, 1) }

    /// The largest distance from the middle, along the surface, at which a row is shown.
    var largestDistance: CGFloat { radius * Self.largestAngle }

    /// Returns the transform of a row, whose untransformed position is the middle of the front.
    func transform(at distance: CGFloat) -> CATransform3D {
        guard distance != 0 else { return CATransform3DIdentity }
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / Self.cameraDistance
        let turned = CATransform3DConcat(
            CATransform3DMakeTranslation(0, 0, radius), CATransform3DMakeRotation(-distance / radius, 1, 0, 0))
        return CATransform3DConcat(CATransform3DConcat(turned, CATransform3DMakeTranslation(0, 0, -radius)), perspective)
    }

    /// Returns the height above or below the middle at which a row is seen.
    func visibleHeight(at distance: CGFloat) -> CGFloat {
        let angle = distance / radius
        return radius * sin(angle) * Self.cameraDistance / (Self.cameraDistance + radius * (1 - cos(angle)))
    }

    /// Returns the distance along the surface of the point that is seen at a height: the inverse of `visibleHeight(at:)`.
    ///
    /// With A = R·√(d² + y²) and φ = atan2(y, d), the equation for y is A·sin(θ + φ) = y·(d + R).
    func distance(atVisibleHeight y: CGFloat) -> CGFloat {
        let sine = y * (Self.cameraDistance + radius) / (radius * hypot(Self.cameraDistance, y))
        guard abs(sine) < 1 else { return sine < 0 ? -largestDistance : largestDistance }
        let angle = asin(sine) - atan2(y, Self.cameraDistance)
        return min(max(angle, -Self.largestAngle), Self.largestAngle) * radius
    }

    /// Returns the opacity of a row. It decreases from 1 in the middle to about 0.5 (gray text) at a distance of one row, and to 0 at the
    /// edge of the cylinder.
    func opacity(at distance: CGFloat, rowHeight: CGFloat) -> CGFloat {
        let rows = min(abs(distance) / max(rowHeight, 1), 1)
        let edge = max(cos(min(abs(distance) / radius / Self.largestAngle, 1) * .pi / 2), 0)
        return (1 - 0.5 * rows) * edge.squareRoot()
    }
}
