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
    package var sublayerTransform = CATransform3DIdentity
    package var opacity: Double = 1
    package var isHidden = false
    package var masksToBounds = false
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    /// What few layers have.
    package var rare = Rare()

    package init() {}

    /// The anchor in the layer's own coordinates: what `position` and `transform` hold on to.
    var anchor: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    /// From the layer's coordinates to those of the one above:
    /// first the anchor to the origin, then the transform, then the origin to the position.
    package var toSuperlayer: CGAffineTransform {
        let anchor = anchor
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(transform))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The smallest upright rectangle, in the superlayer's coordinates, around the transformed bounds.
    package var frame: CGRect {
        get { bounds.applying(toSuperlayer) }
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
