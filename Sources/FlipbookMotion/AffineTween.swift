import FlipbookGeometry
import Foundation

/// The interpolation between two affine transforms. Scale, shear, angle and translation change linearly. The rotation is at most half a
/// turn.
///
/// Both transforms are decomposed once. The computation of a value needs one sine and one cosine.
package struct AffineTween: Hashable, Sendable {
    package let from: CGAffineTransform
    package let to: CGAffineTransform
    /// The components at p = 0.
    let start: CGAffineTransformComponents
    /// The change of the components from p = 0 to p = 1.
    let change: CGAffineTransformComponents

    package init(from: CGAffineTransform, to: CGAffineTransform) {
        self.from = from
        self.to = to
        var (a, b) = (from.decomposed(), to.decomposed())
        // A transform that maps the plane to a point has no angle. The angle of the other end is used, so that the content does not rotate
        // while it shrinks.
        if Self.isPoint(from) { (a.rotation, a.horizontalShear) = (b.rotation, b.horizontalShear) }
        if Self.isPoint(to) { (b.rotation, b.horizontalShear) = (a.rotation, a.horizontalShear) }
        var rotation = Self.shortestAngle(Double(b.rotation) - Double(a.rotation))
        if a.scale.height * b.scale.height < 0, abs(rotation) > .pi / 2 {
            // One of the ends is a mirror image, so one scale has to pass through zero. (sx, sy, angle) equals (-sx, -sy, angle + π). Use
            // the representation that rotates less, so that a change of the x scale from 1 to -1 squeezes the content and does not rotate
            // it.
            b.scale = b.scale * -1
            rotation += rotation > 0 ? -.pi : .pi
        }
        start = a
        change = CGAffineTransformComponents(
            scale: b.scale - a.scale, horizontalShear: b.horizontalShear - a.horizontalShear,
            rotation: CGFloat(rotation), translation: b.translation - a.translation)
    }

    /// Returns the transform at progress `p`. Outside 0…1 it extrapolates, so a spring that overshoots also rotates further.
    package func value(at p: Double) -> CGAffineTransform {
        if p == 0 { return from }
        if p == 1 { return to }
        return CGAffineTransform(
            CGAffineTransformComponents(
                scale: start.scale + change.scale * p,
                horizontalShear: start.horizontalShear + change.horizontalShear * p,
                rotation: start.rotation + change.rotation * p,
                translation: start.translation + change.translation * p))
    }

    /// Returns the equivalent angle in (-π, π]. A half turn, including its rounding error, is positive: clockwise on screen.
    static func shortestAngle(_ angle: Double) -> Double {
        let remainder = angle.remainder(dividingBy: 2 * .pi)
        return remainder < -.pi + 1e-9 ? remainder + 2 * .pi : remainder
    }

    /// Returns whether the transform maps every point to the same point.
    private static func isPoint(_ t: CGAffineTransform) -> Bool { t.a == 0 && t.b == 0 && t.c == 0 && t.d == 0 }
}

extension CGAffineTransform {
    /// Returns the transform at progress `p` of an interpolation to `other`. To compute several values, use `AffineTween`.
    package func interpolated(to other: CGAffineTransform, fraction p: Double) -> CGAffineTransform {
        AffineTween(from: self, to: other).value(at: p)
    }
}
