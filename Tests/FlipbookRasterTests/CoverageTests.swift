import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

/// The exact area of a convex polygon in each pixel, computed with the Sutherland–Hodgman algorithm.
private struct ExactArea {
    let polygon: [CGPoint]

    /// Creates the polygon with its corners rounded to 1/256 pixel, as the painter rounds them.
    init(_ points: [CGPoint]) {
        polygon = points.map { CGPoint(x: ($0.x * 256).rounded() / 256, y: ($0.y * 256).rounded() / 256) }
    }

    func area(x: Int, y: Int) -> Double {
        var part = polygon
        for (isX, sign, border) in [
            (true, 1.0, Double(x)), (true, -1.0, Double(x + 1)), (false, 1.0, Double(y)), (false, -1.0, Double(y + 1)),
        ] {
            func distance(_ p: CGPoint) -> Double { (Double(isX ? p.x : p.y) - border) * sign }
            var next: [CGPoint] = []
            for (a, b) in zip(part, part.dropFirst() + part.prefix(1)) {
                let (from, to) = (distance(a), distance(b))
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

/// The largest difference between the coverage of a white shape on black and the given area, in units of 1/255.
private func coverageError(_ content: DisplayContent, _ transform: CGAffineTransform, scale: CGFloat, _ area: (Int, Int) -> Double)
    -> Double
{
    // The surface contains a corner where four tiles meet.
    let painted = paint(DisplayList([DisplayItem(content, transform)]), 160, 96, scale: scale)
    var worst = 0.0
    for y in 0..<96 {
        for x in 0..<160 { worst = max(worst, abs(Double(painted[x, y].red) - area(x, y) * 255)) }
    }
    return worst
}

/// The outline of a rounded rectangle: each corner is a series of chords that deviate from the circle by at most
/// `flatness` pixels.
private func outline(_ rect: CGRect, _ radius: Double, _ transform: CGAffineTransform, flatness: Double) -> [CGPoint] {
    let r = CGFloat(radius)
    let corners = [(rect.minX, rect.minY, 2.0), (rect.maxX, rect.minY, 3.0), (rect.maxX, rect.maxY, 0.0), (rect.minX, rect.maxY, 1.0)]
    guard radius > 0 else { return corners.map { CGPoint(x: $0.0, y: $0.1).applying(transform) } }
    let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    let chords = max(Int((Double.pi / 2 / (8 * flatness / (radius * Double(scale))).squareRoot()).rounded(.up)), 2)
    return corners.flatMap { x, y, quarter in
        (0...chords).map { chord in
            let angle = CGFloat(quarter + Double(chord) / Double(chords)) * .pi / 2
            let center = CGPoint(x: x == rect.minX ? x + r : x - r, y: y == rect.minY ? y + r : y - r)
            return CGPoint(x: center.x + r * cos(angle), y: center.y + r * sin(angle)).applying(transform)
        }
    }
}

/// The tolerance in units of 1/255. Rounding an area to a byte loses 0.5; rounding an edge to 1/256 pixel in each row
/// loses about 1.
private let tolerance = 1.6

@Suite struct CoverageTests {
    @Test(arguments: 1...repetitions(20, thorough: 60)) func anAxisAlignedRectangleCoversItsArea(seed: Int) {
        var random = SeededRandom(seed)
        let scale = random.pick([1.0, 2, 3])
        let size = CGSize(width: random.number(0.01, 60) / scale, height: random.number(0.01, 50) / scale)
        let rect = CGRect(origin: CGPoint(x: random.number(90, 140) / scale, y: random.number(40, 70) / scale), size: size)
        let exact = ExactArea(rect.applying(CGAffineTransform(scaleX: scale, y: scale)).corners)
        #expect(coverageError(.fill(RoundedRect(rect), .white), .identity, scale: scale, exact.area) <= 0.5 + 1e-6)
    }

    @Test(arguments: 1...repetitions(20, thorough: 60)) func aParallelogramCoversItsArea(seed: Int) {
        var random = SeededRandom(seed)
        let rect = CGRect(x: -10, y: -8, width: random.number(0.1, 30), height: random.number(0.1, 25))
        var transform = random.affineTransform(0)
        (transform.tx, transform.ty) = (random.number(100, 140), random.number(40, 80))
        let exact = ExactArea(rect.corners.map { $0.applying(transform) })
        #expect(coverageError(.fill(RoundedRect(rect), .white), transform, scale: 1, exact.area) <= tolerance)
    }

    @Test(arguments: 1...repetitions(15, thorough: 40)) func aRoundedRectangleCoversItsArea(seed: Int) {
        var random = SeededRandom(seed)
        let rect = CGRect(x: -20, y: -15, width: random.number(2, 60), height: random.number(2, 50))
        let radius = random.number(0.2, 0.5) * Double(min(rect.width, rect.height))
        var transform = random.bool() ? random.affineTransform(0) : .identity
        (transform.tx, transform.ty) = (random.number(100, 140), random.number(40, 80))
        let content = DisplayContent.fill(RoundedRect(rect, radius: CGFloat(radius)), .white)
        let drawn = ExactArea(outline(rect, radius, transform, flatness: 0.02))
        #expect(coverageError(content, transform, scale: 1, drawn.area) <= tolerance)
        // The chords deviate from the true curve by at most 0.02 pixel. In one pixel, the curve is at most as long as the diagonal.
        let curve = ExactArea(outline(rect, radius, transform, flatness: 0.0005))
        #expect(coverageError(content, transform, scale: 1, curve.area) <= tolerance + 0.02 * 2.0.squareRoot() * 255)
    }

    @Test(arguments: 1...repetitions(15, thorough: 40)) func aBorderIsTheOuterShapeMinusTheInnerShape(seed: Int) {
        var random = SeededRandom(seed)
        let rect = CGRect(x: -20, y: -15, width: random.number(4, 60), height: random.number(4, 50))
        let shortSide = Double(min(rect.width, rect.height))
        let (radius, width) = (random.bool() ? 0 : random.number(0.2, 0.5) * shortSide, random.number(0.05, 0.6) * shortSide)
        var transform = random.bool() ? random.affineTransform(0) : .identity
        (transform.tx, transform.ty) = (random.number(100, 140), random.number(40, 80))
        let outer = ExactArea(outline(rect, radius, transform, flatness: 0.02))
        let hole = rect.insetBy(dx: CGFloat(width), dy: CGFloat(width))
        let inner = hole.isNull ? nil : ExactArea(outline(hole, max(radius - width, 0), transform, flatness: 0.02))
        let content = DisplayContent.border(RoundedRect(rect, radius: CGFloat(radius)), width: CGFloat(width), .white)
        #expect(
            coverageError(content, transform, scale: 1) { outer.area(x: $0, y: $1) - (inner?.area(x: $0, y: $1) ?? 0) } <= tolerance + 1)
    }

    /// The sum of all pixels equals the area, for rotated shapes of any size, inside one pixel or across a tile border.
    @Test(arguments: 1...repetitions(20, thorough: 60)) func theTotalCoverageEqualsTheArea(seed: Int) {
        var random = SeededRandom(seed)
        let rect = CGRect(x: 0, y: 0, width: random.number(0.05, 40), height: random.number(0.05, 30))
        let angle = random.number(-7, 7)
        let transform = CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(translationX: 128, y: 64))
        let painted = paint(DisplayList([DisplayItem(.fill(RoundedRect(rect), .white), transform)]), 256, 128)
        let sum = painted.words.reduce(0.0) { $0 + Double($1 & 255) } / 255
        let perimeter = 2 * Double(rect.width + rect.height)
        #expect(abs(sum - Double(rect.width * rect.height)) < 0.01 * (perimeter + 4))
    }

    @Test func theEvenOddRuleLeavesAreasWoundTwiceEmpty() {
        var nested = Path(CGRect(x: 10, y: 10, width: 80, height: 80))
        nested.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
        #expect(totalCoverage(paintItems([item(.path(nested, evenOdd: false, .white))], 128, 128)) == 6400)
        #expect(totalCoverage(paintItems([item(.path(nested, evenOdd: true, .white))], 128, 128)) == 4800)
    }
}
