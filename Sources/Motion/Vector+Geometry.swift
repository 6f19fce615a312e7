import CoreGraphics
import Foundation

// Each type goes through the SIMD vector of its numbers: one line says which numbers those are.

extension CGPoint: Vector {
    @inlinable package var numbers: SIMD2<Double> { SIMD2(Double(x), Double(y)) }

    @inlinable
    package init(_ v: SIMD2<Double>) { self.init(x: v.x, y: v.y) }

    @inlinable
    package static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(a.numbers + b.numbers) }

    @inlinable
    package static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(a.numbers - b.numbers) }

    @inlinable
    package static func * (v: CGPoint, k: Double) -> CGPoint { CGPoint(v.numbers * k) }

    @inlinable package var length: Double { numbers.length }
}

extension CGSize: Vector {
    @inlinable package var numbers: SIMD2<Double> { SIMD2(Double(width), Double(height)) }

    @inlinable
    package init(_ v: SIMD2<Double>) { self.init(width: v.x, height: v.y) }

    @inlinable
    package static func + (a: CGSize, b: CGSize) -> CGSize { CGSize(a.numbers + b.numbers) }

    @inlinable
    package static func - (a: CGSize, b: CGSize) -> CGSize { CGSize(a.numbers - b.numbers) }

    @inlinable
    package static func * (v: CGSize, k: Double) -> CGSize { CGSize(v.numbers * k) }

    @inlinable package var length: Double { numbers.length }
}

extension CGVector: Vector {
    @inlinable package var numbers: SIMD2<Double> { SIMD2(Double(dx), Double(dy)) }

    @inlinable
    package init(_ v: SIMD2<Double>) { self.init(dx: CGFloat(v.x), dy: CGFloat(v.y)) }

    @inlinable
    package static func + (a: CGVector, b: CGVector) -> CGVector { CGVector(a.numbers + b.numbers) }

    @inlinable
    package static func - (a: CGVector, b: CGVector) -> CGVector { CGVector(a.numbers - b.numbers) }

    @inlinable
    package static func * (v: CGVector, k: Double) -> CGVector { CGVector(v.numbers * k) }

    @inlinable package var length: Double { numbers.length }
}

extension CGRect: Vector {
    /// The stored numbers: `width` would tell the absolute value, and a spring may well shoot a size below zero.
    @inlinable package var numbers: SIMD4<Double> {
        SIMD4(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height))
    }

    @inlinable
    package init(_ v: SIMD4<Double>) { self.init(x: v.x, y: v.y, width: v.z, height: v.w) }

    @inlinable
    package static func + (a: CGRect, b: CGRect) -> CGRect { CGRect(a.numbers + b.numbers) }

    @inlinable
    package static func - (a: CGRect, b: CGRect) -> CGRect { CGRect(a.numbers - b.numbers) }

    @inlinable
    package static func * (v: CGRect, k: Double) -> CGRect { CGRect(v.numbers * k) }

    @inlinable package var length: Double { numbers.length }
}

/// Straight sRGB: alpha is a fourth channel and does not scale the others. Channels may leave 0…1; who draws clamps them.
extension CGColor: Vector {
    @inlinable package var numbers: SIMD4<Double> { SIMD4(Double(red), Double(green), Double(blue), Double(alpha)) }

    @inlinable
    package init(_ v: SIMD4<Double>) {
        self.init(red: CGFloat(v.x), green: CGFloat(v.y), blue: CGFloat(v.z), alpha: CGFloat(v.w))
    }

    /// Nothing in every channel, which is also what no colour at all is mixed as.
    @inlinable package static var zero: CGColor { CGColor(red: 0, green: 0, blue: 0, alpha: 0) }

    @inlinable
    package static func + (a: CGColor, b: CGColor) -> CGColor { CGColor(a.numbers + b.numbers) }

    @inlinable
    package static func - (a: CGColor, b: CGColor) -> CGColor { CGColor(a.numbers - b.numbers) }

    @inlinable
    package static func * (v: CGColor, k: Double) -> CGColor { CGColor(v.numbers * k) }

    @inlinable package var length: Double { numbers.length }
}
