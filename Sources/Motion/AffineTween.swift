import CoreGraphics
import Foundation

/// The way from one affine transform to another: scale, shear, angle and translation each go straight, the angle the short way.
///
/// Both ends are taken apart once; a value costs one sine and cosine.
package struct AffineTween: Hashable, Sendable {
    package let from: CGAffineTransform
    package let to: CGAffineTransform
    let start: CGAffineTransformComponents
    let change: CGAffineTransformComponents

    package init(from: CGAffineTransform, to: CGAffineTransform) {
        self.from = from
        self.to = to
        var (a, b) = (from.decomposed(), to.decomposed())
        // What has shrunk to a point shows no angle: it keeps that of the other end, and nothing spins while it shrinks.
        if Self.isPoint(from) { (a.rotation, a.horizontalShear) = (b.rotation, b.horizontalShear) }
        if Self.isPoint(to) { (b.rotation, b.horizontalShear) = (a.rotation, a.horizontalShear) }
        var turn = Self.shortest(Double(b.rotation) - Double(a.rotation))
        if a.scale.height * b.scale.height < 0, abs(turn) > .pi / 2 {
            // One end is a mirror image, so one scale passes through zero whatever we do. (sx, sy, angle) is also
            // (-sx, -sy, angle + π): take the telling that turns less, so scaleX -1 is a squeeze and not a half turn.
            b.scale = b.scale * -1
            turn += turn > 0 ? -.pi : .pi
        }
        start = a
        change = CGAffineTransformComponents(
            scale: b.scale - a.scale, horizontalShear: b.horizontalShear - a.horizontalShear,
            rotation: CGFloat(turn), translation: b.translation - a.translation)
    }

    /// `p` may leave 0…1: a spring that shoots over turns and moves on.
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

    /// The same angle in (-π, π]; a half turn, with its rounding, is positive: clockwise on screen.
    static func shortest(_ angle: Double) -> Double {
        let rest = angle.remainder(dividingBy: 2 * .pi)
        return rest < -.pi + 1e-9 ? rest + 2 * .pi : rest
    }

    private static func isPoint(_ t: CGAffineTransform) -> Bool { t.a == 0 && t.b == 0 && t.c == 0 && t.d == 0 }
}

extension CGAffineTransform {
    package func interpolated(to other: CGAffineTransform, _ p: Double) -> CGAffineTransform {
        AffineTween(from: self, to: other).value(at: p)
    }
}
