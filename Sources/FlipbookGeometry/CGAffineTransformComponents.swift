import Foundation

/// The components of an affine transform, in the order in which they are applied: scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scale factors. The height is negative for a mirror image.
    public var scale: CGSize
    /// The multiple of the y coordinate that is added to x.
    public var horizontalShear: CGFloat
    /// The rotation angle in radians.
    public var rotation: CGFloat
    /// The offset.
    public var translation: CGVector

    /// Creates components. The default values are the components of the identity.
    public init(
        scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
        translation: CGVector = CGVector(dx: 0, dy: 0)
    ) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates the transform scale · shear · rotation · translation:
    ///
    ///     [a b]   [sx  0]   [1 0]   [ cos sin]   [sx·cos              sx·sin            ]
    ///     [c d] = [0  sy] · [h 1] · [-sin cos] = [sy·(h·cos - sin)    sy·(h·sin + cos)  ]
    public init(_ components: CGAffineTransformComponents) {
        let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
        let (sx, sy, h) = (components.scale.width, components.scale.height, components.horizontalShear)
        self.init(
            a: sx * cosine, b: sx * sine, c: sy * (h * cosine - sine), d: sy * (h * sine + cosine),
            tx: components.translation.dx, ty: components.translation.dy)
    }

    /// Returns the components from which `init(_:)` creates this transform again. A mirror image has a negative vertical scale. There is
    /// one exception: if the rows (a, b) and (c, d) are parallel and neither is zero, the shear would be infinite, so the second row is
    /// lost.
    ///
    /// The length of the first row (a, b) is sx, and its direction is the angle. The determinant ad - bc is sx·sy. The second row projected
    /// onto (cos, sin) is sy·h. If sx is 0, the second row determines the angle, and the shear is lost.
    public func decomposed() -> CGAffineTransformComponents {
        let sx = hypot(a, b)
        let translation = CGVector(dx: tx, dy: ty)
        guard sx > 0 else {
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: hypot(c, d)), rotation: c == 0 && d == 0 ? 0 : atan2(-c, d), translation: translation)
        }
        let (cosine, sine) = (a / sx, b / sx)
        let sy = determinant / sx
        let dotProduct = c * cosine + d * sine
        return CGAffineTransformComponents(
            scale: CGSize(width: sx, height: sy), horizontalShear: sy == 0 ? 0 : dotProduct / sy, rotation: atan2(b, a),
            translation: translation)
    }
}
