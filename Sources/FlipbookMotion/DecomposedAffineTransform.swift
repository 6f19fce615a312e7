import FlipbookGeometry
import Foundation

/// An affine transform as scale, shear, angle and translation. It is a vector, so that keyframes can interpolate it.
@usableFromInline
package struct DecomposedAffineTransform: VectorArithmetic, Hashable {
    /// The x and y scale, shear, angle, x and y translation, and two elements that are always 0.
    @usableFromInline package var simdValue: SIMD8<Double>

    @inlinable package init(simdValue: SIMD8<Double>) { self.simdValue = simdValue }

    package init(_ components: CGAffineTransformComponents) {
        simdValue = SIMD8(
            Double(components.scale.width), Double(components.scale.height), Double(components.horizontalShear),
            Double(components.rotation),
            Double(components.translation.dx), Double(components.translation.dy), 0, 0)
    }

    /// The same values as `CGAffineTransformComponents`.
    package var components: CGAffineTransformComponents {
        CGAffineTransformComponents(
            scale: CGSize(width: simdValue[0], height: simdValue[1]), horizontalShear: CGFloat(simdValue[2]),
            rotation: CGFloat(simdValue[3]),
            translation: CGVector(dx: CGFloat(simdValue[4]), dy: CGFloat(simdValue[5])))
    }

    @inlinable package static var zero: DecomposedAffineTransform { DecomposedAffineTransform(simdValue: .zero) }

    @inlinable
    package static func + (a: DecomposedAffineTransform, b: DecomposedAffineTransform) -> DecomposedAffineTransform {
        DecomposedAffineTransform(simdValue: a.simdValue + b.simdValue)
    }

    @inlinable
    package static func - (a: DecomposedAffineTransform, b: DecomposedAffineTransform) -> DecomposedAffineTransform {
        DecomposedAffineTransform(simdValue: a.simdValue - b.simdValue)
    }

    @inlinable
    package static func * (v: DecomposedAffineTransform, k: Double) -> DecomposedAffineTransform {
        DecomposedAffineTransform(simdValue: v.simdValue * k)
    }

    @inlinable package var length: Double { (simdValue * simdValue).sum().squareRoot() }

    /// Decomposes a list of transforms. Each angle is as near as possible to the previous angle.
    ///
    /// Angles continue beyond ±π, because a jump by a full turn would be interpolated as a rotation.
    package static func unwrapped(_ transforms: [CGAffineTransform]) -> [DecomposedAffineTransform] {
        var result: [DecomposedAffineTransform] = []
        // A transform that maps the plane to a point has no angle. At the start of the list, the angle of the first transform that has an
        // angle is used.
        var previous = transforms.first { !$0.isPoint }.map { DecomposedAffineTransform($0.decomposed()) }
        for transform in transforms {
            let next = DecomposedAffineTransform(transform.decomposed()).unwrapped(after: previous, isPoint: transform.isPoint)
            result.append(next)
            previous = next
        }
        return result
    }

    /// Returns the representation of the same transform that needs the least change from `previous`.
    ///
    /// (sx, sy, angle) equals (-sx, -sy, angle + π).
    /// - If both transforms are mirrored or neither is, the scales keep their signs, so that no scale passes through zero.
    /// - Otherwise one scale has to pass through zero, and the representation with the smaller rotation is used.
    private func unwrapped(after previous: DecomposedAffineTransform?, isPoint: Bool) -> DecomposedAffineTransform {
        guard let previous else { return self }
        var next = self
        if isPoint {
            (next.simdValue[2], next.simdValue[3]) = (previous.simdValue[2], previous.simdValue[3])
            return next
        }
        var rotation = AffineTween.shortestAngle(simdValue[3] - previous.simdValue[3])
        let changesHandedness = simdValue[0] * simdValue[1] * previous.simdValue[0] * previous.simdValue[1] < 0
        let negatesScales = changesHandedness ? abs(rotation) > .pi / 2 : simdValue[0] * previous.simdValue[0] < 0
        if negatesScales {
            (next.simdValue[0], next.simdValue[1]) = (-simdValue[0], -simdValue[1])
            rotation += rotation > 0 ? -.pi : .pi
        }
        next.simdValue[3] = previous.simdValue[3] + rotation
        return next
    }
}

extension CGAffineTransform {
    /// Whether the transform maps every point to the same point.
    fileprivate var isPoint: Bool { a == 0 && b == 0 && c == 0 && d == 0 }
}
