import CoreGraphics
import Foundation

/// The placement of a layer in its superlayer's plane, including the superlayer's `sublayerTransform`.
nonisolated enum LayerPlacement {
    case affine(CGAffineTransform)
    case transform3D(CATransform3D)

    /// Creates the placement of a layer with `values` in a superlayer with the values `parent`.
    ///
    /// - Parameters:
    ///   - enclosing: The placement of a superlayer that keeps depth, and therefore has no plane.
    ///   - keepsDepth: Whether the z coordinate of the layer is needed.
    init(_ values: LayerValues, in parent: LayerValues?, enclosing: LayerPlacement? = nil, keepsDepth: Bool = false) {
        let hasPerspective = parent?.transformsSublayers ?? false
        self.init(
            values, perspective: hasPerspective ? parent?.sublayerTransformAboutAnchor : nil, enclosing: enclosing, keepsDepth: keepsDepth)
    }

    /// Creates a placement. `perspective` is the transform of the superlayer for all its sublayers.
    init(_ values: LayerValues, perspective: CATransform3D?, enclosing: LayerPlacement?, keepsDepth: Bool) {
        if perspective == nil, !keepsDepth, enclosing == nil, let affine = values.affineToSuperlayer {
            self = .affine(affine)
            return
        }
        var transform = values.transform3DToSuperlayer
        if let perspective { transform = transform.concatenating(perspective) }
        if let enclosing { transform = transform.concatenating(enclosing.asTransform3D) }
        self = .transform3D(transform)
    }

    /// The placement as a transform between planes.
    var flattened: ProjectiveTransform {
        switch self {
        case .affine(let affine): ProjectiveTransform(affine)
        case .transform3D(let transform): ProjectiveTransform(flattening: transform)
        }
    }

    /// The placement as a transform in space.
    var asTransform3D: CATransform3D {
        switch self {
        case .affine(let affine): CATransform3D(affine)
        case .transform3D(let transform): transform
        }
    }

    /// Whether the viewer sees the back of the layer.
    ///
    /// An affine placement never turns a layer over. For a transform in space, m33 of the inverse is det(flattened transform) /
    /// det(transform). The first determinant is negative if the visible image is mirrored. If the layer is only mirrored and not turned
    /// over, both determinants are negative, and the quotient is positive.
    var showsBack: Bool {
        guard case .transform3D(let transform) = self, let inverse = transform.inverse else { return false }
        return inverse.m33 < 0
    }

    /// Returns a depth, rounded to 1/1024 point. See `depth(of:)` for the reason.
    static func roundedDepth(_ depth: CGFloat) -> Double { depth == 0 ? 0 : (Double(depth) * 1024).rounded() / 1024 }

    /// Returns the depth of the layer's center, rounded to 1/1024 point. Greater depths are nearer to the viewer.
    ///
    /// Without the rounding, a rotation about an axis through the center would change the order of siblings, because of the rounding error
    /// of a sine.
    func depth(of values: LayerValues) -> Double {
        var depth = values.zPosition - values.anchorPointZ
        if case .transform3D(let transform) = self {
            let (x, y) = (values.bounds.midX, values.bounds.midY)
            let (z, w) = (x * transform.m13 + y * transform.m23 + transform.m43, x * transform.m14 + y * transform.m24 + transform.m44)
            depth = w > ProjectiveTransform.minimumW ? z / w : z
        }
        return Self.roundedDepth(depth)
    }
}
