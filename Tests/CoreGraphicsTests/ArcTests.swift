import Chances
import CoreGraphics
import Foundation
import Testing

private let turn = 2 * Double.pi

private func on(_ center: CGPoint, _ radius: Double, _ angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
}

/// How far the outline goes round the centre, in radians, with its sign.
private func sweep(_ points: [CGPoint], _ center: CGPoint) -> Double {
    zip(points, points.dropFirst()).reduce(0) { sum, pair in
        let (ax, ay, bx, by) = (pair.0.x - center.x, pair.0.y - center.y, pair.1.x - center.x, pair.1.y - center.y)
        return sum + Double(atan2(ax * by - ay * bx, ax * bx + ay * by))
    }
}

@Suite struct ArcTests {
    /// CGPath.h: `clockwise` is told for axes that point up, so that without it the angle grows; the arc stays within one turn.
    @Test(arguments: 1...60, [true, false]) func anArcGoesTheWayItIsTold(seed: Int, clockwise: Bool) throws {
        var chance = Chance(seed)
        let (center, radius) = (chance.point(), chance.number(0.5, 80))
        let (start, end) = (chance.number(-7, 7), chance.number(-7, 7))
        let path = CGMutablePath()
        path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
        let points = Outline(path.path).points
        for p in points { #expect(abs(distance(p, center) / radius - 1) < 1e-3) }
        #expect(distance(try #require(points.first), on(center, radius, start)) < 1e-9)

        let ahead = clockwise ? start - end : end - start
        var asked = ahead
        while asked < 0 { asked += turn }
        asked = min(asked, turn)
        #expect(abs(sweep(points, center) - (clockwise ? -asked : asked)) < 1e-6)
        if ahead < turn { #expect(distance(path.currentPoint, on(center, radius, end)) < 1e-9) }
    }

    /// CGPath.h on a full circle: from 0 to 2π clockwise draws nothing, from 2π to 0 clockwise draws it.
    @Test func aFullCircleHasADirection() {
        func drawn(_ start: Double, _ end: Double, _ clockwise: Bool) -> Double {
            let path = CGMutablePath()
            path.addArc(center: CGPoint(x: 3, y: 4), radius: 5, startAngle: start, endAngle: end, clockwise: clockwise)
            return sweep(Outline(path.path).points, CGPoint(x: 3, y: 4))
        }
        #expect(abs(drawn(0, turn, true)) < 1e-6)
        #expect(abs(drawn(turn, 0, true) + turn) < 1e-6)
        #expect(abs(drawn(0, turn, false) - turn) < 1e-6)
        #expect(abs(drawn(0.4, 0.4 + 3 * turn, false) - turn) < 1e-6, "more than a turn is one turn")
    }

    @Test(arguments: 1...30) func aRelativeArcGoesAsFarAsItIsTold(seed: Int) {
        var chance = Chance(seed)
        let (center, radius, start, delta) = (chance.point(), chance.number(0.5, 80), chance.number(-7, 7), chance.signed(0.01, 15))
        let path = CGMutablePath()
        path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta)
        #expect(abs(sweep(Outline(path.path).points, center) - delta) < 1e-6)
        #expect(abs(Outline(path.path).length / (radius * abs(delta)) - 1) < 1e-3)
        #expect(distance(path.currentPoint, on(center, radius, start + delta)) < 1e-9)
    }

    @Test func anArcIsJoinedToWhatWasDrawnBefore() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -20, y: 9))
        path.addArc(center: CGPoint(x: 3, y: 4), radius: 5, startAngle: 1, endAngle: 2, clockwise: false)
        #expect(path.path.elements.first == .move(CGPoint(x: -20, y: 9)))
        #expect(path.path.elements.dropFirst().first == .line(on(CGPoint(x: 3, y: 4), 5, 1)))
    }

    // MARK: - Between two tangents

    @Test(arguments: 1...60) func aRoundedCornerTouchesBothTangents(seed: Int) throws {
        var chance = Chance(seed)
        let corner = chance.point()
        let (from, between) = (chance.number(-7, 7), chance.signed(0.2, 2.9))
        let start = on(corner, chance.number(20, 90), from)
        let end = on(corner, chance.number(20, 90), from + between)
        let radius = chance.number(0.5, 4)
        let path = CGMutablePath()
        path.move(to: start)
        path.addArc(tangent1End: corner, tangent2End: end, radius: radius)

        let reach = radius / tan(abs(between) / 2)
        let (touch, leave) = (on(corner, reach, from), on(corner, reach, from + between))
        let arc = Outline(path.path).points.dropFirst()
        #expect(distance(try #require(arc.first), touch) < 1e-9)
        #expect(distance(path.currentPoint, leave) < 1e-9)
        // The centre lies on the middle line between the tangents.
        let center = on(corner, radius / sin(abs(between) / 2), from + between / 2)
        for p in arc { #expect(abs(distance(p, center) / radius - 1) < 1e-3) }
        #expect(abs(abs(sweep(Array(arc), center)) - (.pi - abs(between))) < 1e-6, "the short way round, on the inside")
    }

    @Test func withoutACornerThereIsNoArc() {
        let (a, b, c) = (CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 8), CGPoint(x: 6, y: 12))
        let straight = CGMutablePath()
        straight.move(to: a)
        straight.addArc(tangent1End: b, tangent2End: c, radius: 3)
        #expect(straight.path.elements == [.move(a), .line(b)])
        let sharp = CGMutablePath()
        sharp.move(to: a)
        sharp.addArc(tangent1End: b, tangent2End: CGPoint(x: 9, y: 1), radius: 0)
        #expect(sharp.path.elements == [.move(a), .line(b)])
        let nowhere = CGMutablePath()
        nowhere.addArc(tangent1End: b, tangent2End: c, radius: 3)
        #expect(nowhere.currentPoint == b)
    }
}
