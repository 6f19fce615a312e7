import FlipbookGeometry
import Foundation

// Each type computes with the SIMD vector of its components.

extension CGPoint: VectorArithmetic {
    @inlinable package var simdValue: SIMD2<Double> { SIMD2(Double(x), Double(y)) }

    @inlinable
    package init(_ v: SIMD2<Double>) { self.init(x: v.x, y: v.y) }

    @inlinable
    package static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(a.simdValue + b.simdValue) }

    @inlinable
    package static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(a.simdValue - b.simdValue) }

    @inlinable
    package static func * (v: CGPoint, k: Double) -> CGPoint { CGPoint(v.simdValue * k) }

    @inlinable package var length: Double { simdValue.length }
}

extension CGSize: VectorArithmetic {
    @inlinable package var simdValue: SIMD2<Double> { SIMD2(Double(width), Double(height)) }

    @inlinable
    package init(_ v: SIMD2<Double>) { self.init(width: v.x, height: v.y) }

    @inlinable
    package static func + (a: CGSize, b: CGSize) -> CGSize { CGSize(a.simdValue + b.simdValue) }

    @inlinable
    package static func - (a: CGSize, b: CGSize) -> CGSize { CGSize(a.simdValue - b.simdValue) }

    @inlinable
    package static func * (v: CGSize, k: Double) -> CGSize { CGSize(v.simdValue * k) }

    @inlinable package var length: Double { simdValue.length }
}

extension CGVector: VectorArithmetic {
    @inlinable package var simdValue: SIMD2<Double> { SIMD2(Double(dx), Double(dy)) }

    @inlinable
    package init(_ v: SIMD2<Double>) { self.init(dx: CGFloat(v.x), dy: CGFloat(v.y)) }

    @inlinable
    package static func + (a: CGVector, b: CGVector) -> CGVector { CGVector(a.simdValue + b.simdValue) }

    @inlinable
    package static func - (a: CGVector, b: CGVector) -> CGVector { CGVector(a.simdValue - b.simdValue) }

    @inlinable
    package static func * (v: CGVector, k: Double) -> CGVector { CGVector(v.simdValue * k) }

    @inlinable package var length: Double { simdValue.length }
}

extension CGRect: VectorArithmetic {
    /// The stored components. The property `width` of a rectangle is an absolute value, but a spring may move a size below zero.
    @inlinable package var simdValue: SIMD4<Double> {
        SIMD4(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height))
    }

    @inlinable
    package init(_ v: SIMD4<Double>) { self.init(x: v.x, y: v.y, width: v.z, height: v.w) }

    @inlinable
    package static func + (a: CGRect, b: CGRect) -> CGRect { CGRect(a.simdValue + b.simdValue) }

    @inlinable
    package static func - (a: CGRect, b: CGRect) -> CGRect { CGRect(a.simdValue - b.simdValue) }

    @inlinable
    package static func * (v: CGRect, k: Double) -> CGRect { CGRect(v.simdValue * k) }

    @inlinable package var length: Double { simdValue.length }
}

/// Colors are interpolated in sRGB with straight alpha: alpha is a fourth channel and does not scale the other channels. Channels may be
/// outside 0…1, and are clamped for drawing.
extension CGColor: VectorArithmetic {
    @inlinable package var simdValue: SIMD4<Double> { SIMD4(Double(red), Double(green), Double(blue), Double(alpha)) }

    @inlinable
    package init(_ v: SIMD4<Double>) {
        self.init(red: CGFloat(v.x), green: CGFloat(v.y), blue: CGFloat(v.z), alpha: CGFloat(v.w))
    }

    /// Zero in every channel. Interpolation uses this value for a missing color.
    @inlinable package static var zero: CGColor { CGColor(red: 0, green: 0, blue: 0, alpha: 0) }

    @inlinable
    package static func + (a: CGColor, b: CGColor) -> CGColor { CGColor(a.simdValue + b.simdValue) }

    @inlinable
    package static func - (a: CGColor, b: CGColor) -> CGColor { CGColor(a.simdValue - b.simdValue) }

    @inlinable
    package static func * (v: CGColor, k: Double) -> CGColor { CGColor(v.simdValue * k) }

    @inlinable package var length: Double { simdValue.length }
}
