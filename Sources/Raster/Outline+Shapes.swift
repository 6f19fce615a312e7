import CoreGraphics
import Display
import Foundation

extension Projection {
    /// How much longer at most a short line in the rectangle is seen, in pixels; bounded, as near the eye it grows without end.
    func stretch(over rect: CGRect) -> CGFloat {
        if let affine { return max(hypot(affine.a, affine.b), hypot(affine.c, affine.d)) }
        var most: CGFloat = 0.01
        for corner in 0..<4 {
            let (x, y, w) = homogeneous(CGPoint(x: corner & 1 == 0 ? rect.minX : rect.maxX, y: corner < 2 ? rect.minY : rect.maxY))
            guard w >= Projection.nearest else {
                most = 50
                continue
            }
            // ∂(X/W)/∂x = (a - X/W·u)/W, and so on.
            let (px, py) = (x / w, y / w)
            most = max(most, hypot(a - px * u, b - py * u) / w, hypot(c - px * v, d - py * v) / w)
        }
        return min(most, 50)
    }
}

extension Outline {
    private func reach(_ rect: CGRect) -> CGFloat { projection.stretch(over: rect) }

    mutating func add(_ shape: RoundedRect) {
        add(shape.rect, shape.fittingRadius, shape)
    }

    /// The border's inner outline is taken away.
    mutating func addRing(_ shape: RoundedRect, width: CGFloat) {
        let radius = shape.fittingRadius
        add(shape.rect, radius, shape)
        reverse()
        let inner = shape.rect.insetBy(dx: width, dy: width)
        if !inner.isNull, !inner.isEmpty { add(inner, max(radius - width, 0), shape) }
        reverse()
    }

    private mutating func add(_ rect: CGRect, _ radius: CGFloat, _ shape: RoundedRect) {
        close()
        // A chord over the angle a leaves the circle by r·(1 - cos(a/2)) ≈ r·a²/8.
        let size = radius * reach(rect)
        let chords = radius > 0 ? Self.chords(size) : 0
        let room = min(rect.width, rect.height) / 2 / max(radius, 1e-9) - 1
        let ease = shape.curve == .continuous && radius > 0 ? min(max(room, 0) / Corner.extra, 1) : 0
        if chords > 0 { fan.fill(ease > 0 ? chords * 2 : chords, ease) }
        for index in 0..<4 {
            // Clockwise from the upper left.
            let corner = CGPoint(x: index == 1 || index == 2 ? rect.maxX : rect.minX, y: index < 2 ? rect.minY : rect.maxY)
            guard chords > 0, shape.corners.contains(CACornerMask.clockwise[index]) else {
                line(to: corner)
                continue
            }
            for place in fan.indices {
                let (back, ahead) = fan[place]
                line(to: Corner.point(corner, index, back * radius, ahead * radius))
            }
        }
        close()
    }

    /// How many chords a quarter circle needs; so large that this is too few, it is nearly straight where it crosses a surface.
    private static func chords(_ radius: CGFloat) -> Int {
        let count = .pi / 2 / (8 * flatness / max(radius, 0.01)).squareRoot()
        return count < 1000 ? max(Int(count.rounded(.up)), 2) : 1000
    }

    mutating func add(_ path: Path, box: CGRect) {
        close()
        var pen: CGPoint?
        path.forEachSegment(tolerance: Self.flatness / max(reach(box), 1e-4)) { from, to in
            if pen != from { move(to: from) }
            line(to: to)
            pen = to
        }
        close()
    }
}

/// The ends of a round corner's chords, in radii from its tip. Most corners of a frame are alike, and so each is computed once.
struct CornerFan {
    private var places: [(back: CGFloat, ahead: CGFloat)] = []
    private var ease: CGFloat = 0

    var indices: Range<Int> { places.indices }
    subscript(place: Int) -> (back: CGFloat, ahead: CGFloat) { places[place] }

    mutating func fill(_ chords: Int, _ ease: CGFloat) {
        if places.count == chords + 1, self.ease == ease { return }
        self.ease = ease
        places.removeAll(keepingCapacity: true)
        for chord in 0...chords { places.append(Corner.place(CGFloat(chord) / CGFloat(chords), ease)) }
    }
}

/// One round corner, in radii from its tip: `back` against the clockwise way, `ahead` along it.
private enum Corner {
    /// How much farther than a circle a continuous corner reaches along its sides.
    static let extra: CGFloat = 0.528665

    /// `s` goes from 0 to 1 around the corner, `ease` from a circle (0) to the continuous curve (1).
    static func place(_ s: CGFloat, _ ease: CGFloat) -> (back: CGFloat, ahead: CGFloat) {
        let (sine, cosine) = (sin(s * .pi / 2), cos(s * .pi / 2))
        let circle = (back: 1 - sine, ahead: 1 - cosine)
        guard ease > 0 else { return circle }
        let curve = continuous(s)
        return (circle.back + (curve.back - circle.back) * ease, circle.ahead + (curve.ahead - circle.ahead) * ease)
    }

    /// Three cubics: curvature grows from nothing, stays, and falls again. The numbers are those of iOS 7's icon shape.
    private static func continuous(_ s: CGFloat) -> (back: CGFloat, ahead: CGFloat) {
        if s > 0.5 {
            let twin = continuous(1 - s)
            return (twin.ahead, twin.back)
        }
        if s <= 0.25 {
            let t = s * 4
            return (
                cubic(1.52866483, 1.08849296, 0.86840694, 0.63149379, t), cubic(0, 0, 0, 0.07491139, t)
            )
        }
        let t = (s - 0.25) * 2
        return (cubic(0.63149379, 0.37282383, 0.16905956, 0.07491139, t), cubic(0.07491139, 0.16905956, 0.37282383, 0.63149379, t))
    }

    private static func cubic(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ s: CGFloat) -> CGFloat {
        let r = 1 - s
        return r * r * r * a + 3 * r * r * s * b + 3 * r * s * s * c + s * s * s * d
    }

    /// Clockwise from the upper left, each corner is reached along the side before it: upwards, rightwards, downwards, leftwards.
    static func point(_ tip: CGPoint, _ corner: Int, _ back: CGFloat, _ ahead: CGFloat) -> CGPoint {
        switch corner {
        case 0: CGPoint(x: tip.x + ahead, y: tip.y + back)
        case 1: CGPoint(x: tip.x - back, y: tip.y + ahead)
        case 2: CGPoint(x: tip.x - ahead, y: tip.y - back)
        default: CGPoint(x: tip.x + back, y: tip.y - ahead)
        }
    }
}
