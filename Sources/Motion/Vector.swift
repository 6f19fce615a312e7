import CoreGraphics
import Foundation

package protocol Vector: AdditiveArithmetic, Sendable { static func * (v: Self, k: Double) -> Self }
extension Vector {
    package func mixed(with other: Self, _ p: Double) -> Self { p == 0 ? self : p == 1 ? other : self + (other - self) * p }
}
extension Double: Vector {}
extension CGPoint: Vector, @retroactive AdditiveArithmetic {
    public static func + (a: Self, b: Self) -> Self { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    public static func - (a: Self, b: Self) -> Self { CGPoint(x: a.x - b.x, y: a.y - b.y) }
    package static func * (v: Self, k: Double) -> Self { CGPoint(x: v.x * k, y: v.y * k) }
}
extension CGSize: Vector, @retroactive AdditiveArithmetic {
    public static func + (a: Self, b: Self) -> Self { CGSize(width: a.width + b.width, height: a.height + b.height) }
    public static func - (a: Self, b: Self) -> Self { CGSize(width: a.width - b.width, height: a.height - b.height) }
    package static func * (v: Self, k: Double) -> Self { CGSize(width: v.width * k, height: v.height * k) }
}
extension CGRect: Vector, @retroactive AdditiveArithmetic {
    public static func + (a: Self, b: Self) -> Self { CGRect(origin: a.origin + b.origin, size: a.size + b.size) }
    public static func - (a: Self, b: Self) -> Self { CGRect(origin: a.origin - b.origin, size: a.size - b.size) }
    package static func * (v: Self, k: Double) -> Self { CGRect(origin: v.origin * k, size: v.size * k) }
}
extension CGColor: Vector, AdditiveArithmetic {
    public static var zero: Self { .clear }
    public static func + (a: Self, b: Self) -> Self {
        CGColor(red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, alpha: a.alpha + b.alpha)
    }
    public static func - (a: Self, b: Self) -> Self {
        CGColor(red: a.red - b.red, green: a.green - b.green, blue: a.blue - b.blue, alpha: a.alpha - b.alpha)
    }
    package static func * (v: Self, k: Double) -> Self { CGColor(red: v.red * k, green: v.green * k, blue: v.blue * k, alpha: v.alpha * k) }
}
extension CATransform3D {
    package func interpolated(to: CATransform3D, _ p: Double) -> CATransform3D {
        CATransform3D(CATransform3DGetAffineTransform(self).interpolated(to: CATransform3DGetAffineTransform(to), p))
    }
}
extension CGAffineTransform {
    package func interpolated(to: CGAffineTransform, _ p: Double) -> CGAffineTransform {
        if p == 0 { return self }; if p == 1 { return to }
        var a = decomposed(); let b = to.decomposed()
        a.scale = a.scale.mixed(with: b.scale, p)
        a.rotation = a.rotation + (b.rotation - a.rotation) * p
        a.horizontalShear += (b.horizontalShear - a.horizontalShear) * p
        a.translation.dx += (b.translation.dx - a.translation.dx) * p
        a.translation.dy += (b.translation.dy - a.translation.dy) * p
        return CGAffineTransform(a)
    }
}
