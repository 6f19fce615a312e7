import FlipbookGeometry
import Foundation
import SeededRandomValues
import Testing

@Suite struct PathShapeTests {
    @Test(arguments: 1...30) func ellipseMatchesItsEquation(seed: Int) {
        var random = SeededRandom(seed)
        let rect = random.rect()
        let outline = SampledPath(CGPath(ellipseIn: rect, transform: nil).path)
        let (a, b) = (Double(rect.width) / 2, Double(rect.height) / 2)
        for p in outline.points {
            #expect(abs(hypot(Double(p.x - rect.midX) / a, Double(p.y - rect.midY) / b) - 1) < 1e-3)
        }
        #expect(abs(abs(outline.area) / (.pi * a * b) - 1) < 1e-3, "the outline goes around the ellipse once")
        #expect(distance(CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath, rect) < 1e-9)
    }

    /// Every point of the outline has the distance 1 from the rectangle inset by the corner radii, measured in units of the radii.
    @Test(arguments: 1...30) func roundedRectHasQuarterEllipsesAsCorners(seed: Int) {
        var random = SeededRandom(seed)
        let rect = random.rect(100, 10, 80)
        let (w, h) = (random.number(0.05, 0.49) * Double(rect.width), random.number(0.05, 0.49) * Double(rect.height))
        let path = CGPath(roundedRect: rect, cornerWidth: w, cornerHeight: h, transform: nil).path
        let outline = SampledPath(path, samplesLines: true)
        for p in outline.points {
            let x = max(abs(Double(p.x - rect.midX)) - (Double(rect.width) / 2 - w), 0) / w
            let y = max(abs(Double(p.y - rect.midY)) - (Double(rect.height) / 2 - h), 0) / h
            #expect(abs(hypot(x, y) - 1) < 1e-3)
        }
        let area = Double(rect.width * rect.height) - (4 - .pi) * w * h
        #expect(abs(abs(outline.area) / area - 1) < 1e-3)
        #expect(distance(path.boundingBoxOfPath, rect) < 1e-9)
    }

    @Test(arguments: 1...10) func cornersAreAtMostHalfTheRect(seed: Int) {
        var random = SeededRandom(seed)
        let rect = random.rect()
        let oversized = CGPath(roundedRect: rect, cornerWidth: rect.width * 3, cornerHeight: rect.height * 0.7, transform: nil)
        #expect(oversized == CGPath(ellipseIn: rect, transform: nil))
        #expect(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 5, transform: nil) == CGPath(rect: rect, transform: nil))
        #expect(CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: -1, transform: nil) == CGPath(rect: rect, transform: nil))
    }

    @Test func roundedRectStandardizesItsRect() {
        let rect = CGRect(x: 40, y: 50, width: -30, height: -20)
        var (inverted, standard) = (Path(), Path())
        inverted.addRoundedRect(rect, cornerWidth: 4, cornerHeight: 3)
        standard.addRoundedRect(CGRect(x: 10, y: 30, width: 30, height: 20), cornerWidth: 4, cornerHeight: 3)
        #expect(inverted == standard)
    }

    @Test func rectHasFourCornersAndIsClosed() {
        let path = Path(CGRect(x: 3, y: 5, width: 7, height: 11))
        let corners = [(3, 5), (10, 5), (10, 16), (3, 16)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(path.elements == [.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close])
        #expect(path.currentPoint == corners[0])
    }

    // MARK: - Drawing

    @Test(arguments: 1...30) func applyingTransformsAllPoints(seed: Int) {
        var random = SeededRandom(seed)
        let (path, t) = (random.path(), random.affineTransform())
        let (before, after) = (SampledPath(path, samplesPerCurve: 20), SampledPath(path.applying(t), samplesPerCurve: 20))
        #expect(before.subpaths.map(\.isClosed) == after.subpaths.map(\.isClosed))
        #expect(before.points.count == after.points.count)
        for (p, q) in zip(before.points, after.points) { #expect(distance(p.applying(t), q) < 1e-9) }
    }

    @Test(arguments: 1...10) func transformParameterEqualsTransformingThePath(seed: Int) {
        var random = SeededRandom(seed)
        var t = random.affineTransform()
        let p = (0..<12).map { _ in random.point() }
        let (rect, other) = (random.rect(), random.rect())
        func draw(_ t: CGAffineTransform) -> CGMutablePath {
            let path = CGMutablePath()
            path.move(to: p[0], transform: t)
            path.addLine(to: p[1], transform: t)
            path.addQuadCurve(to: p[2], control: p[3], transform: t)
            path.addCurve(to: p[4], control1: p[5], control2: p[6], transform: t)
            path.closeSubpath()
            path.addLines(between: Array(p[7...]), transform: t)
            path.addRects([rect, other], transform: t)
            path.addEllipse(in: rect, transform: t)
            path.addRoundedRect(in: other, cornerWidth: 0.3, cornerHeight: 0.2, transform: t)
            path.addPath(CGPath(ellipseIn: other, transform: nil), transform: t)
            path.addArc(center: p[8], radius: 7, startAngle: 1, endAngle: 4, clockwise: false, transform: t)
            path.addRelativeArc(center: p[9], radius: 5, startAngle: 2, delta: -3, transform: t)
            return path
        }
        #expect(draw(t) == draw(.identity).copy(using: &t))
        #expect(CGPath(rect: rect, transform: &t) == CGPath(rect: rect, transform: nil).copy(using: &t))
        #expect(CGPath(ellipseIn: rect, transform: &t) == CGPath(ellipseIn: rect, transform: nil).copy(using: &t))
    }

    @Test func firstLineOfAnEmptyPathStartsASubpath() {
        let path = CGMutablePath()
        #expect(path.isEmpty)
        path.closeSubpath()
        #expect(path.isEmpty)
        path.addLine(to: CGPoint(x: 3, y: 4))
        #expect(path.path.elements == [.move(CGPoint(x: 3, y: 4))])
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    }

    @Test func closingReturnsToTheSubpathStart() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 3, y: 4))
        path.addLine(to: CGPoint(x: 30, y: 4))
        path.addLine(to: CGPoint(x: 20, y: 40))
        path.closeSubpath()
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
        path.addLine(to: CGPoint(x: -7, y: -9))
        var types: [CGPathElementType] = []
        path.forEach { types.append($0.type) }
        #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath, .addLineToPoint])
        #expect(SampledPath(path.path).subpaths.map(\.isClosed) == [true, false])
        #expect(SampledPath(path.path).subpaths.last?.points.first == CGPoint(x: 3, y: 4))
    }

    @Test(arguments: 1...10) func copiesAreIndependent(seed: Int) throws {
        var random = SeededRandom(seed)
        let original = CGPath(random.path())
        let copy = try #require(original.mutableCopy())
        #expect(copy == original && copy.hashValue == original.hashValue)
        copy.addLine(to: random.point())
        #expect(copy != original)
        #expect(copy.path.elements.dropLast() == original.path.elements[...])
        let unchanged = try #require(copy.copy())
        copy.addLine(to: random.point())
        #expect(unchanged != copy)
    }
}
