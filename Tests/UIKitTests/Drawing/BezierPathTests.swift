import SeededRandomValues
import Testing
import UIKit

@MainActor @Suite struct BezierPathTests {
    @Test func initializersHaveTheirBounds() {
        let rect = CGRect(x: 3, y: 5, width: 40, height: 20)
        #expect(UIBezierPath(rect: rect).bounds == rect)
        #expect(distance(UIBezierPath(ovalIn: rect).bounds, rect) < 1e-9)
        #expect(distance(UIBezierPath(roundedRect: rect, cornerRadius: 7).bounds, rect) < 1e-9)
        #expect(UIBezierPath().bounds.isNull && UIBezierPath().isEmpty && UIBezierPath().currentPoint == .zero)
        #expect(UIBezierPath(cgPath: CGPath(rect: rect, transform: nil)).bounds == rect)
    }

    /// A point that is 1 point away from both edges at a corner is outside of the path only if that corner is round.
    @Test(arguments: [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight]) func onlyTheGivenCornerIsRound(corner: UIRectCorner) {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 10, y: 20, width: 30, height: 40), byRoundingCorners: corner, cornerRadii: CGSize(width: 8, height: 8))
        let tips: [(UIRectCorner, CGPoint)] = [
            (.topLeft, CGPoint(x: 11, y: 21)), (.topRight, CGPoint(x: 39, y: 21)), (.bottomLeft, CGPoint(x: 11, y: 59)),
            (.bottomRight, CGPoint(x: 39, y: 59)),
        ]
        for (tip, point) in tips { #expect(path.contains(point) == (tip != corner)) }
        #expect(path.contains(CGPoint(x: 25, y: 40)))
    }

    /// The corners of a pill are circular arcs. The radii of `byRoundingCorners` may differ.
    @Test func radiusIsAtMostHalfOfTheShorterSide() {
        let rect = CGRect(x: 3, y: 5, width: 80, height: 20)
        let pill = UIBezierPath(roundedRect: rect, cornerRadius: 70)
        #expect(pill.cgPath == UIBezierPath(roundedRect: rect, cornerRadius: 10).cgPath)
        #expect(pill.contains(CGPoint(x: 14, y: 6)) && !pill.contains(CGPoint(x: 4, y: 8)))
        let ellipse = UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 70, height: 70))
        #expect(!ellipse.contains(CGPoint(x: 14, y: 6)))
    }

    @Test func clockwiseArcGoesDownFromTheRight() {
        let path = UIBezierPath(arcCenter: CGPoint(x: 50, y: 60), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(distance(path.currentPoint, CGPoint(x: 50, y: 70)) < 1e-9)
        #expect(distance(path.bounds, CGRect(x: 50, y: 60, width: 10, height: 10)) < 1e-6)
        let other = UIBezierPath(arcCenter: CGPoint(x: 50, y: 60), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(Double(other.bounds.minX) < 41, "counterclockwise, the arc goes three quarters around")
    }

    @Test func copyHasTheAttributesAndItsOwnElements() throws {
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle, path.miterLimit) = (5, .round, .bevel, 3)
        path.usesEvenOddFillRule = true
        path.setLineDash([6, 7, 8], count: 3, phase: 2)
        let copy = try #require(path.copy() as? UIBezierPath)
        path.removeAllPoints()
        #expect(path.isEmpty && copy.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(copy.lineWidth == 5 && copy.lineCapStyle == .round && copy.lineJoinStyle == .bevel && copy.miterLimit == 3)
        var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 3), 0, CGFloat(0))
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [6, 7, 8] && count == 3 && phase == 2 && copy.usesEvenOddFillRule)
    }

    @Test func ruleDecidesWhetherTheInnerSquareIsInside() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
        let center = CGPoint(x: 10, y: 11)
        #expect(path.contains(center))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(center) && path.contains(CGPoint(x: 2, y: 3)))
        path.usesEvenOddFillRule = false
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        ring.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).reversing())
        #expect(!ring.contains(center), "a reversed inner square is a hole")
    }

    @Test func transformMovesAllPoints() {
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        path.apply(CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3))
        #expect(distance(path.bounds, CGRect(x: 12, y: 26, width: 6, height: 12)) < 1e-9)
    }

    /// The stroked outline contains exactly the points that are at most half of the width away from a line.
    @Test(arguments: 1...20) func strokedOutlineContainsThePointsNearTheLine(seed: Int) {
        var random = SeededRandom(seed)
        let (a, b) = (random.point(), random.point())
        let path = CGMutablePath()
        path.move(to: a)
        path.addLine(to: b)
        let width = random.number(4, 30)
        let outline = path.copy(strokingWithWidth: CGFloat(width), lineCap: .round, lineJoin: .round, miterLimit: 10)
        for _ in 0..<60 {
            let point = random.point()
            let gap: Double = distance(point, toSegment: (a, b)) - width / 2
            if abs(gap) > 0.1 { #expect(outline.contains(point) == (gap < 0)) }
        }
    }

    @Test func elementsArePassedToABlock() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addCurve(to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 2, y: 3), controlPoint2: CGPoint(x: 4, y: 5))
        path.close()
        var types: [CGPathElementType] = []
        path.cgPath.applyWithBlock { element in
            types.append(element.pointee.type)
            if element.pointee.type == .addCurveToPoint { #expect(element.pointee.points[2] == CGPoint(x: 9, y: 9)) }
        }
        #expect(types == [.moveToPoint, .addCurveToPoint, .closeSubpath])
    }
}
