import CoreGraphics
import Foundation

// UIKit code boxes animated values: `NSValue(cgPoint: …)`. On Linux, Foundation's initializers and properties for points, sizes and
// rectangles have other names. Foundation boxes no other structs, so a transform is boxed as an array of numbers.
nonisolated extension NSValue {
    /// Boxes a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Boxes a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Boxes a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Boxes an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        var transform = transform
        self.init(bytes: &transform, objCType: "[6d]")
    }

    /// Boxes a three-dimensional transform.
    public convenience init(caTransform3D transform: CATransform3D) {
        var transform = transform
        self.init(bytes: &transform, objCType: "[16d]")
    }

    /// The boxed point.
    public var cgPointValue: CGPoint { pointValue }
    /// The boxed size.
    public var cgSizeValue: CGSize { sizeValue }
    /// The boxed rectangle.
    public var cgRectValue: CGRect { rectValue }

    /// The boxed affine transform, or the identity for values of another type.
    public var cgAffineTransformValue: CGAffineTransform {
        var transform = CGAffineTransform.identity
        if encodedType == "[6d]" { getValue(&transform) }
        return transform
    }

    /// The boxed three-dimensional transform, or the identity for values of another type.
    public var caTransform3DValue: CATransform3D {
        var transform = CATransform3DIdentity
        if encodedType == "[16d]" { getValue(&transform) }
        return transform
    }

    private var encodedType: String { String(cString: objCType) }
}

nonisolated extension LayerValue {
    /// Creates a layer value from a boxed value, or returns nil if no layer property has its type.
    init?(boxed value: NSValue) {
        switch String(cString: value.objCType) {
        case "{CGPoint=dd}": self = .point(value.pointValue)
        case "{CGSize=dd}": self = .size(value.sizeValue)
        case "{CGRect={CGPoint=dd}{CGSize=dd}}": self = .rect(value.rectValue)
        case "[6d]": self = .transform(CATransform3D(value.cgAffineTransformValue))
        case "[16d]": self = .transform(value.caTransform3DValue)
        default: return nil
        }
    }
}
