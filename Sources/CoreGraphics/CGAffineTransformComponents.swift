import Foundation

/// What a transform does, in the order in which it does it: scale, shear, rotate, translate.
public struct CGAffineTransformComponents: Hashable, Sendable {
    public var scale: CGSize
    public var horizontalShear: CGFloat
    public var rotation: CGFloat
    public var translation: CGVector

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
    /// Scale · shear · rotation · translation.
    ///
    ///     [a b]   [sx  0]   [1 0]   [ cos sin]   [sx·cos              sx·sin            ]
    ///     [c d] = [0  sy] · [h 1] · [-sin cos] = [sy·(h·cos - sin)    sy·(h·sin + cos)  ]
    public init(_ parts: CGAffineTransformComponents) {
        let (sine, cosine) = (sin(parts.rotation), cos(parts.rotation))
        let (sx, sy, h) = (parts.scale.width, parts.scale.height, parts.horizontalShear)
        self.init(
            a: sx * cosine, b: sx * sine, c: sy * (h * cosine - sine), d: sy * (h * sine + cosine),
            tx: parts.translation.dx, ty: parts.translation.dy)
    }

    /// The parts from which `init(_:)` makes this transform again. A mirror image is told as a negative vertical scale.
    ///
    /// From the first row sx = |(a, b)| and the angle; from the determinant sx·sy = ad - bc; and the second row along
    /// (cos, sin) is sy·h. Where sx is 0 the second row gives the angle, and the shear is lost with the width.
    public func decomposed() -> CGAffineTransformComponents {
        let sx = hypot(a, b)
        let move = CGVector(dx: tx, dy: ty)
        guard sx > 0 else {
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: hypot(c, d)), rotation: c == 0 && d == 0 ? 0 : atan2(-c, d), translation: move)
        }
        let (cosine, sine) = (a / sx, b / sx)
        let sy = determinant / sx
        let along = c * cosine + d * sine
        return CGAffineTransformComponents(
            scale: CGSize(width: sx, height: sy), horizontalShear: sy == 0 ? 0 : along / sy, rotation: atan2(b, a), translation: move)
    }
}
