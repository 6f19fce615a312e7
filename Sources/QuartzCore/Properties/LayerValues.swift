import CoreGraphics
import Foundation

/// The property values of a layer: its model values, or its presentation values at a time.
nonisolated package struct LayerValues: Equatable, Sendable {
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    package var bounds = CGRect.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var anchorPointZ: CGFloat = 0
    package var transform = CATransform3DIdentity
    package var opacity: Double = 1
    package var isHidden = false
    package var masksToBounds = false
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    /// Flags of the layer. They are stored with the values, so that the display list builder does not access the layer.
    var hasMask = false
    var hasDrawing = false
    var hasSnapshot = false
    var hasContinuousCorners = false
    /// The values that only few layers have.
    package var rareValues = RareValuesBox()

    package init() {}

    /// The transform of the sublayers. It is stored as a rare value, because it is large and few layers set it.
    package var sublayerTransform: CATransform3D {
        get { rareValues.isUnset ? CATransform3DIdentity : rareValues.values.sublayerTransform }
        set { rareValues.values.sublayerTransform = newValue }
    }

    /// The anchor point in the layer's own coordinates.
    var anchor: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    /// The transform from the layer's coordinates to the superlayer's, flattened into the plane.
    ///
    /// The transform moves the anchor to the origin, applies the layer's transform, and moves the origin to the position.
    package var transformToSuperlayer: ProjectiveTransform {
        affineToSuperlayer.map { ProjectiveTransform($0) } ?? ProjectiveTransform(flattening: transform3DToSuperlayer)
    }

    /// The transform to the superlayer as an affine transform. The value is nil if the layer's transform has perspective or depends on z.
    var affineToSuperlayer: CGAffineTransform? { affineAboutAnchor?.appendingTranslation(position) }

    /// The product translation(-anchor) · transform as an affine transform, or nil if it is not affine. `affineToSuperlayer` also adds the
    /// position.
    var affineAboutAnchor: CGAffineTransform? {
        transform.affineTransform?.about(anchor)
    }

    /// The transform to the superlayer in 3D. It is needed if the superlayer has a perspective `sublayerTransform`.
    package var transform3DToSuperlayer: CATransform3D {
        let anchor = anchor
        return CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ).concatenating(transform)
            .concatenating(CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }

    /// Whether the layer applies an additional transform to its sublayers.
    package var transformsSublayers: Bool {
        !rareValues.isUnset && (rareValues.values.isGeometryFlipped || !CATransform3DIsIdentity(rareValues.values.sublayerTransform))
    }

    /// The transform of the sublayers about the anchor point. If the geometry is flipped, the flip is the last part of the transform.
    package var sublayerTransformAboutAnchor: CATransform3D {
        guard transformsSublayers else { return CATransform3DIdentity }
        let anchor = anchor
        let transform = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0).concatenating(sublayerTransform)
            .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
        return geometryFlip.map { transform.concatenating(CATransform3DMakeAffineTransform($0)) } ?? transform
    }

    /// The transform that exchanges the top and the bottom of the bounds, or nil if the geometry is not flipped.
    var geometryFlip: CGAffineTransform? {
        guard !rareValues.isUnset, rareValues.values.isGeometryFlipped else { return nil }
        return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    }

    /// The smallest axis-aligned rectangle around the transformed bounds, in the superlayer's coordinates.
    ///
    /// If the layer is not transformed, the size is exactly the size of the bounds, and writing the frame that was read changes nothing.
    /// Otherwise a rounding error could make each layout pass request another one.
    package var frame: CGRect {
        get {
            let box = transformToSuperlayer.boundingBox(of: bounds)
            return CATransform3DIsIdentity(transform)
                ? CGRect(x: box.minX, y: box.minY, width: bounds.width, height: bounds.height) : box
        }
        set {
            let linear = CATransform3DGetAffineTransform(transform)
            if linear.isIdentity {
                bounds.size = newValue.size
            } else if let inverse = linear.inverse {
                // The size is exact for scales and for rotations by multiples of 90°. For other angles, the frame is undefined according to
                // UIKit's documentation.
                let size = newValue.size.applying(inverse)
                bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
            }
            let oldOrigin = frame.origin
            position = CGPoint(x: position.x + (newValue.minX - oldOrigin.x), y: position.y + (newValue.minY - oldOrigin.y))
        }
    }
}

nonisolated extension CGAffineTransform {
    /// Returns the translation that moves the anchor to the origin, followed by the transform.
    @inline(__always)
    func about(_ anchor: CGPoint) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: -anchor.x * a - anchor.y * c + tx, ty: -anchor.x * b - anchor.y * d + ty)
    }

    /// Returns the transform followed by a translation.
    @inline(__always)
    func appendingTranslation(_ offset: CGPoint) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + offset.x, ty: ty + offset.y)
    }
}
