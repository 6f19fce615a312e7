import Chances
import CoreGraphics
import Display
import Foundation
import Sceneries
import Testing

/// The area that a convex polygon has in each pixel, cut out exactly (Sutherland–Hodgman) and not sampled.
private struct ExactArea {
    let polygon: [CGPoint]

    /// The painter rounds corners to 1/256 pixel once, so that all tiles see the same shape: this is that shape.
    init(_ points: [CGPoint]) {
        polygon = points.map { CGPoint(x: ($0.x * 256).rounded() / 256, y: ($0.y * 256).rounded() / 256) }
    }

    func area(x: Int, y: Int) -> Double {
        var part = polygon
        for (isX, sign, border) in [
            (true, 1.0, Double(x)), (true, -1.0, Double(x + 1)), (false, 1.0, Double(y)), (false, -1.0, Double(y + 1)),
        ] {
            func inside(_ p: CGPoint) -> Double { (Double(isX ? p.x : p.y) - border) * sign }
            var next: [CGPoint] = []
            for (a, b) in zip(part, part.dropFirst() + part.prefix(1)) {
                let (from, to) = (inside(a), inside(b))
                if from >= 0 { next.append(a) }
                if (from < 0) != (to < 0), from != to {
                    let s = from / (from - to)
                    next.append(CGPoint(x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s))
                }
            }
            part = next
            if part.isEmpty { return 0 }
        }
        let doubled = zip(part, part.dropFirst() + part.prefix(1)).reduce(0.0) { sum, pair in
            sum + Double((pair.0.x - CGFloat(x)) * (pair.1.y - CGFloat(y)) - (pair.0.y - CGFloat(y)) * (pair.1.x - CGFloat(x)))
        }
        return abs(doubled) / 2
    }
}

/// How far white on black is from the area that is asked for, at the worst pixel, in 255ths.
private func error(_ content: Content, _ transform: CGAffineTransform, scale: CGFloat, _ area: (Int, Int) -> Double) -> Double {
    // Around the corner where four tiles meet.
    let picture = paint(DisplayList([DisplayItem(content, transform)]), 160, 96, scale: scale)
    var worst = 0.0
    for y in 0..<96 {
        for x in 0..<160 { worst = max(worst, abs(Double(picture[x, y].red) - area(x, y) * 255)) }
    }
    return worst
}

/// The outline that a rounded rectangle is drawn with: corners as fans of chords that leave the circle by at most `flatness` pixels.
private func outline(_ rect: CGRect, _ radius: Double, _ transform: CGAffineTransform, flatness: Double) -> [CGPoint] {
    let r = CGFloat(radius)
    let corners = [(rect.minX, rect.minY, 2.0), (rect.maxX, rect.minY, 3.0), (rect.maxX, rect.maxY, 0.0), (rect.minX, rect.maxY, 1.0)]
    guard radius > 0 else { return corners.map { CGPoint(x: $0.0, y: $0.1).applying(transform) } }
    let stretch = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    let chords = max(Int((Double.pi / 2 / (8 * flatness / (radius * Double(stretch))).squareRoot()).rounded(.up)), 2)
    return corners.flatMap { x, y, quarter in
        (0...chords).map { chord in
            let angle = CGFloat(quarter + Double(chord) / Double(chords)) * .pi / 2
            let center = CGPoint(x: x == rect.minX ? x + r : x - r, y: y == rect.minY ? y + r : y - r)
            return CGPoint(x: center.x + r * cos(angle), y: center.y + r * sin(angle)).applying(transform)
        }
    }
}

/// ±1 as bytes: half a level is lost when an area becomes a byte, and about one when an edge is cut to 1/256 pixel at each row.
private let exactly = 1.6

@Suite struct CoverageTests {
    @Test(arguments: 1...60) func anUprightRectangleCoversItsArea(seed: Int) {
        var chance = Chance(seed)
        let scale = chance.pick([1.0, 2, 3])
        let size = CGSize(width: chance.number(0.01, 60) / scale, height: chance.number(0.01, 50) / scale)
        let rect = CGRect(origin: CGPoint(x: chance.number(90, 140) / scale, y: chance.number(40, 70) / scale), size: size)
        let exact = ExactArea(rect.applying(CGAffineTransform(scaleX: scale, y: scale)).corners)
        #expect(error(.fill(RoundedRect(rect), .white), .identity, scale: scale, exact.area) <= 0.5 + 1e-6)
    }

    @Test(arguments: 1...60) func anyParallelogramCoversItsArea(seed: Int) {
        var chance = Chance(seed)
        let rect = CGRect(x: -10, y: -8, width: chance.number(0.1, 30), height: chance.number(0.1, 25))
        var transform = chance.affine(0)
        (transform.tx, transform.ty) = (chance.number(100, 140), chance.number(40, 80))
        let exact = ExactArea(rect.corners.map { $0.applying(transform) })
        #expect(error(.fill(RoundedRect(rect), .white), transform, scale: 1, exact.area) <= exactly)
    }

    @Test(arguments: 1...40) func aRoundedRectangleCoversItsArea(seed: Int) {
        var chance = Chance(seed)
        let rect = CGRect(x: -20, y: -15, width: chance.number(2, 60), height: chance.number(2, 50))
        let radius = chance.number(0.2, 0.5) * Double(min(rect.width, rect.height))
        var transform = chance.coin() ? chance.affine(0) : .identity
        (transform.tx, transform.ty) = (chance.number(100, 140), chance.number(40, 80))
        let content = Content.fill(RoundedRect(rect, radius: CGFloat(radius)), .white)
        let drawn = ExactArea(outline(rect, radius, transform, flatness: 0.02))
        #expect(error(content, transform, scale: 1, drawn.area) <= exactly)
        // Against the true curve the chords' flatness is added: 0.02 pixel over a pixel's diagonal.
        let curve = ExactArea(outline(rect, radius, transform, flatness: 0.0005))
        #expect(error(content, transform, scale: 1, curve.area) <= exactly + 0.02 * 2.0.squareRoot() * 255)
    }

    @Test(arguments: 1...40) func aBorderIsTheShapeLessTheShapeInside(seed: Int) {
        var chance = Chance(seed)
        let rect = CGRect(x: -20, y: -15, width: chance.number(4, 60), height: chance.number(4, 50))
        let least = Double(min(rect.width, rect.height))
        let (radius, width) = (chance.coin() ? 0 : chance.number(0.2, 0.5) * least, chance.number(0.05, 0.6) * least)
        var transform = chance.coin() ? chance.affine(0) : .identity
        (transform.tx, transform.ty) = (chance.number(100, 140), chance.number(40, 80))
        let outer = ExactArea(outline(rect, radius, transform, flatness: 0.02))
        let hole = rect.insetBy(dx: CGFloat(width), dy: CGFloat(width))
        let inner = hole.isNull ? nil : ExactArea(outline(hole, max(radius - width, 0), transform, flatness: 0.02))
        let content = Content.border(RoundedRect(rect, radius: CGFloat(radius)), width: CGFloat(width), .white)
        #expect(error(content, transform, scale: 1) { outer.area(x: $0, y: $1) - (inner?.area(x: $0, y: $1) ?? 0) } <= exactly + 1)
    }

    /// Tiny, mirrored, inside one pixel, across a tile border: the sum of all pixels is the area.
    @Test(arguments: 1...60) func nothingIsLostOrAddedOnTheWhole(seed: Int) {
        var chance = Chance(seed)
        let rect = CGRect(x: 0, y: 0, width: chance.number(0.05, 40), height: chance.number(0.05, 30))
        let angle = chance.number(-7, 7)
        let transform = CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(translationX: 128, y: 64))
        let picture = paint(DisplayList([DisplayItem(.fill(RoundedRect(rect), .white), transform)]), 256, 128)
        let sum = picture.words.reduce(0.0) { $0 + Double($1 & 255) } / 255
        let around = 2 * Double(rect.width + rect.height)
        #expect(abs(sum - Double(rect.width * rect.height)) < 0.01 * (around + 4))
    }
}
