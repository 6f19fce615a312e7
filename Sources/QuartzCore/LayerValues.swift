import CoreGraphics
import Foundation

/// All that a layer shows, as one value: the model's, or what animations make of it at a time.
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
    /// What the layer has besides, told here so that who paints need not ask it.
    var hasMask = false
    var hasDrawing = false
    var hasStill = false
    var isContinuous = false
    /// What few layers have.
    package var rare = Rare()

    package init() {}

    /// Few have one, and it is large.
    package var sublayerTransform: CATransform3D {
        get { rare.isPlain ? CATransform3DIdentity : rare.values.sublayerTransform }
        set { rare.values.sublayerTransform = newValue }
    }

    /// The anchor in the layer's own coordinates: what `position` and `transform` hold on to.
    var anchor: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    /// From the layer's coordinates to those of the one above, as far as the plane goes:
    /// first the anchor to the origin, then the transform, then the origin to the position.
    package var toSuperlayer: Projection {
        flat.map { Projection($0) } ?? Projection(flattening: spaceToSuperlayer)
    }

    /// The same as an affine transform, if it is one once z is dropped.
    var flat: CGAffineTransform? { aboutAnchor?.moved(to: position) }

    /// Before the position is added: translation by -anchor · linear, multiplied out.
    var aboutAnchor: CGAffineTransform? {
        guard let linear = transform.affine else { return nil }
        let anchor = anchor
        return CGAffineTransform(
            a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: -anchor.x * linear.a - anchor.y * linear.c + linear.tx,
            ty: -anchor.x * linear.b - anchor.y * linear.d + linear.ty)
    }

    /// The same in space, with z: what a superlayer's perspective sees.
    package var spaceToSuperlayer: CATransform3D {
        let anchor = anchor
        return CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ).concatenating(transform)
            .concatenating(CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }

    /// What `sublayerTransform` does to sublayers: it turns about the anchor.
    package var sublayerSpace: CATransform3D {
        guard !CATransform3DIsIdentity(sublayerTransform) else { return CATransform3DIdentity }
        let anchor = anchor
        return CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0).concatenating(sublayerTransform)
            .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    }

    /// The smallest upright rectangle, in the superlayer's coordinates, around the transformed bounds.
    package var frame: CGRect {
        get { toSuperlayer.box(of: bounds) }
        set {
            let linear = CATransform3DGetAffineTransform(transform)
            if linear.isIdentity {
                bounds.size = newValue.size
            } else if let inverse = linear.inverse {
                // Right for scales and quarter turns; for the angles between UIKit calls the result undefined.
                let size = newValue.size.applying(inverse)
                bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
            }
            let misplaced = frame.origin
            position = CGPoint(x: position.x + newValue.minX - misplaced.x, y: position.y + newValue.minY - misplaced.y)
        }
    }
}

nonisolated extension CGAffineTransform {
    /// And then a translation.
    @inline(__always)
    func moved(to position: CGPoint) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + position.x, ty: ty + position.y)
    }
}
