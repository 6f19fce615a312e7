import CoreGraphics
import Foundation

/// A component of a transform, such as its rotation about z. To write it, the transform is decomposed and composed again.
nonisolated enum TransformComponent: Sendable {
    case scale, scaleX, scaleY, scaleZ
    case rotationX, rotationY, rotationZ
    case translationX, translationY, translationZ

    /// The components that determine a transform without shear and perspective, with the last parts of their key paths.
    static let all: [(name: String, component: TransformComponent)] = [
        ("scale.x", .scaleX), ("scale.y", .scaleY), ("scale.z", .scaleZ),
        ("rotation.x", .rotationX), ("rotation.y", .rotationY), ("rotation.z", .rotationZ),
        ("translation.x", .translationX), ("translation.y", .translationY), ("translation.z", .translationZ),
    ]

    /// Whether affine transforms have this component.
    var isAffine: Bool {
        switch self {
        case .scaleZ, .rotationX, .rotationY, .translationZ: false
        default: true
        }
    }

    /// Returns the component of a transform, or 0 if the transform cannot be decomposed.
    func get(_ transform: CATransform3D) -> Double {
        if let affine = transform.affineTransform {
            // A mirrored affine transform is mirrored in the plane, and not rotated by half a turn about x or y.
            return isAffine ? Double(get(affine.decomposed())) : self == .scaleZ ? 1 : 0
        }
        guard let components = transform.decomposition else { return 0 }
        return switch self {
        case .scale: (components.scale.x + components.scale.y + components.scale.z) / 3
        case .scaleX: components.scale.x
        case .scaleY: components.scale.y
        case .scaleZ: components.scale.z
        case .rotationX: Self.eulerAngles(components.rotation).x
        case .rotationY: Self.eulerAngles(components.rotation).y
        case .rotationZ: Self.eulerAngles(components.rotation).z
        case .translationX: components.translation.x
        case .translationY: components.translation.y
        case .translationZ: components.translation.z
        }
    }

    /// Sets the component of a transform. If the transform cannot be decomposed, it is not changed.
    func set(_ transform: inout CATransform3D, _ value: Double) {
        if isAffine, let affine = transform.affineTransform {
            var components = affine.decomposed()
            set(&components, CGFloat(value))
            transform = CATransform3D(CGAffineTransform(components))
        } else if var components = transform.decomposition {
            set(&components, value)
            transform = CATransform3D(components)
        }
    }

    private func get(_ components: CGAffineTransformComponents) -> CGFloat {
        switch self {
        case .scale: (components.scale.width + components.scale.height) / 2
        case .scaleX: components.scale.width
        case .scaleY: components.scale.height
        case .translationX: components.translation.dx
        case .translationY: components.translation.dy
        default: components.rotation
        }
    }

    private func set(_ components: inout CGAffineTransformComponents, _ value: CGFloat) {
        switch self {
        case .scale: components.scale = CGSize(width: value, height: value)
        case .scaleX: components.scale.width = value
        case .scaleY: components.scale.height = value
        case .translationX: components.translation.dx = value
        case .translationY: components.translation.dy = value
        default: components.rotation = value
        }
    }

    private func set(_ components: inout DecomposedTransform3D, _ value: Double) {
        switch self {
        case .scale: components.scale = SIMD3(repeating: value)
        case .scaleX: components.scale.x = value
        case .scaleY: components.scale.y = value
        case .scaleZ: components.scale.z = value
        case .translationX: components.translation.x = value
        case .translationY: components.translation.y = value
        case .translationZ: components.translation.z = value
        case .rotationX, .rotationY, .rotationZ:
            var angles = Self.eulerAngles(components.rotation)
            switch self {
            case .rotationX: angles.x = value
            case .rotationY: angles.y = value
            default: angles.z = value
            }
            components.rotation = Self.quaternion(angles)
        }
    }

    /// Returns the angles of a rotation about x, then y, then z. With row vectors the product of the three rotations is
    ///
    ///     [cy·cz               cy·sz               -sy  ]
    ///     [sx·sy·cz - cx·sz    sx·sy·sz + cx·cz    sx·cy]
    ///     [cx·sy·cz + sx·sz    cx·sy·sz - sx·cz    cx·cy]
    ///
    /// If cy is 0, the rotations about x and z have the same axis. Both are returned as a rotation about x.
    static func eulerAngles(_ rotation: SIMD4<Double>) -> SIMD3<Double> {
        let m = CATransform3D(rotation: rotation)
        let cy = Double(hypot(m.m11, m.m12))
        let y = atan2(-Double(m.m13), cy)
        if cy < 1e-9 { return SIMD3(atan2(Double(m.m21) * (y > 0 ? 1 : -1), Double(m.m22)), y, 0) }
        return SIMD3(atan2(Double(m.m23), Double(m.m33)), y, atan2(Double(m.m12), Double(m.m11)))
    }

    /// Returns the quaternion of rotations about x, then y, then z: q = qz·qy·qx, multiplied out.
    static func quaternion(_ angles: SIMD3<Double>) -> SIMD4<Double> {
        let (cx, sx) = (cos(angles.x / 2), sin(angles.x / 2))
        let (cy, sy) = (cos(angles.y / 2), sin(angles.y / 2))
        let (cz, sz) = (cos(angles.z / 2), sin(angles.z / 2))
        return SIMD4(
            sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz, cx * cy * cz + sx * sy * sz)
    }
}
