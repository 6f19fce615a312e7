import CoreGraphics
import Foundation

// Code written for UIKit boxes what it animates: `NSValue(cgPoint: …)`. Foundation on Linux knows points, sizes and rectangles under other
// names, and boxes no other structs; but a transform is so many numbers.
nonisolated extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        var transform = transform
        self.init(bytes: &transform, objCType: "[6d]")
    }

    public convenience init(caTransform3D transform: CATransform3D) {
        var transform = transform
        self.init(bytes: &transform, objCType: "[16d]")
    }

    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }

    public var cgAffineTransformValue: CGAffineTransform {
        var transform = CGAffineTransform.identity
        if type == "[6d]" { getValue(&transform) }
        return transform
    }

    public var caTransform3DValue: CATransform3D {
        var transform = CATransform3DIdentity
        if type == "[16d]" { getValue(&transform) }
        return transform
    }

    private var type: String { String(cString: objCType) }
}

nonisolated extension LayerValue {
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
