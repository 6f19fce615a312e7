import CoreGraphics
import Foundation

/// A number inside a transform, which is taken apart and put together again around it.
nonisolated enum TransformPart: Sendable {
    case scale, scaleX, scaleY, scaleZ
    case rotationX, rotationY, rotationZ
    case translationX, translationY, translationZ

    /// Whether it is one of those that a transform of the plane has.
    private var isFlat: Bool {
        switch self {
        case .scaleZ, .rotationX, .rotationY, .translationZ: false
        default: true
        }
    }

    func get(_ transform: CATransform3D) -> Double {
        if isFlat, let affine = transform.affine { return Double(get(affine.decomposed())) }
        guard let parts = transform.parts else { return 0 }
        return switch self {
        case .scale: (parts.scale.x + parts.scale.y + parts.scale.z) / 3
        case .scaleX: parts.scale.x
        case .scaleY: parts.scale.y
        case .scaleZ: parts.scale.z
        case .rotationX: Self.angles(parts.rotation).x
        case .rotationY: Self.angles(parts.rotation).y
        case .rotationZ: Self.angles(parts.rotation).z
        case .translationX: parts.translation.x
        case .translationY: parts.translation.y
        case .translationZ: parts.translation.z
        }
    }

    func set(_ transform: inout CATransform3D, _ value: Double) {
        if isFlat, let affine = transform.affine {
            var parts = affine.decomposed()
            set(&parts, CGFloat(value))
            transform = CATransform3D(CGAffineTransform(parts))
        } else if var parts = transform.parts {
            set(&parts, value)
            transform = CATransform3D(parts)
        }
    }

    private func get(_ parts: CGAffineTransformComponents) -> CGFloat {
        switch self {
        case .scale: (parts.scale.width + parts.scale.height) / 2
        case .scaleX: parts.scale.width
        case .scaleY: parts.scale.height
        case .translationX: parts.translation.dx
        case .translationY: parts.translation.dy
        default: parts.rotation
        }
    }

    private func set(_ parts: inout CGAffineTransformComponents, _ value: CGFloat) {
        switch self {
        case .scale: parts.scale = CGSize(width: value, height: value)
        case .scaleX: parts.scale.width = value
        case .scaleY: parts.scale.height = value
        case .translationX: parts.translation.dx = value
        case .translationY: parts.translation.dy = value
        default: parts.rotation = value
        }
    }

    private func set(_ parts: inout Transform3DParts, _ value: Double) {
        switch self {
        case .scale: parts.scale = SIMD3(repeating: value)
        case .scaleX: parts.scale.x = value
        case .scaleY: parts.scale.y = value
        case .scaleZ: parts.scale.z = value
        case .translationX: parts.translation.x = value
        case .translationY: parts.translation.y = value
        case .translationZ: parts.translation.z = value
        case .rotationX, .rotationY, .rotationZ:
            var angles = Self.angles(parts.rotation)
            switch self {
            case .rotationX: angles.x = value
            case .rotationY: angles.y = value
            default: angles.z = value
            }
            parts.rotation = Self.rotation(angles)
        }
    }

    /// The angles about x, then y, then z that make this rotation. With row vectors the product of the three is
    ///
    ///     [cy·cz               cy·sz               -sy  ]
    ///     [sx·sy·cz - cx·sz    sx·sy·sz + cx·cz    sx·cy]
    ///     [cx·sy·cz + sx·sz    cx·sy·sz - sx·cz    cx·cy]
    ///
    /// Where cy is 0 the turns about x and z are one, told as the turn about x.
    static func angles(_ rotation: SIMD4<Double>) -> SIMD3<Double> {
        let m = CATransform3D(rotation: rotation)
        let cy = Double(hypot(m.m11, m.m12))
        let y = atan2(-Double(m.m13), cy)
        if cy < 1e-9 { return SIMD3(atan2(Double(m.m21) * (y > 0 ? 1 : -1), Double(m.m22)), y, 0) }
        return SIMD3(atan2(Double(m.m23), Double(m.m33)), y, atan2(Double(m.m12), Double(m.m11)))
    }

    /// The quaternion of turns about x, then y, then z: q = qz·qy·qx, multiplied out.
    static func rotation(_ angles: SIMD3<Double>) -> SIMD4<Double> {
        let (cx, sx) = (cos(angles.x / 2), sin(angles.x / 2))
        let (cy, sy) = (cos(angles.y / 2), sin(angles.y / 2))
        let (cz, sz) = (cos(angles.z / 2), sin(angles.z / 2))
        return SIMD4(
            sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz, cx * cy * cz + sx * sy * sz)
    }
}
