import FlipbookMotion
import Testing

@Suite struct ConvexPiecesTests {
    private func area(_ pieces: [RigidShape]) -> Double { AreaMoments(of: pieces).area }

    @Test func concavePolygonKeepsItsAreaAndCenter() {
        // An L of three squares with sides of 10. The corner of the L is at (3, 4).
        let corners = [(0, 0), (20, 0), (20, 10), (10, 10), (10, 20), (0, 20)].map { Vector2D(3 + Double($0.0), 4 + Double($0.1)) }
        for polygon in [corners, corners.reversed()] {
            let pieces = ConvexPieces.pieces(of: polygon)
            let moments = AreaMoments(of: pieces)
            #expect(pieces.count == 2 && abs(moments.area - 300) < 1e-9)
            #expect(abs(moments.center.x - (3 + 25.0 / 3)) < 1e-9 && abs(moments.center.y - (4 + 25.0 / 3)) < 1e-9)
        }
    }

    @Test func starIsDividedAtItsInnerCorners() {
        let star = (0..<10).map { Rotation2D(Double($0) * .pi / 5).apply(to: Vector2D($0 % 2 == 0 ? 10 : 4, 0)) }
        let pieces = ConvexPieces.pieces(of: star)
        #expect(pieces.count == 5 && abs(area(pieces) - ConvexPieces.doubleArea(of: star) / 2) < 1e-9)
    }

    @Test func convexPolygonStaysWhole() {
        let pieces = ConvexPieces.pieces(of: [Vector2D(0, 0), Vector2D(7, 1), Vector2D(7, 1), Vector2D(6, 9), Vector2D(0, 0)])
        #expect(pieces.count == 1 && pieces[0].vertices.count == 3 && abs(area(pieces) - 28.5) < 1e-9)
    }

    @Test func polygonThatIntersectsItselfIsReplacedByItsHull() {
        let pentagram = (0..<5).map { Rotation2D(Double($0 * 2) * 2 * .pi / 5).apply(to: Vector2D(10, 0)) }
        let pieces = ConvexPieces.pieces(of: pentagram)
        #expect(pieces.count == 1 && pieces[0].vertices.count == 5)
    }

    @Test func pointsWithoutAreaHaveNoPieces() {
        #expect(ConvexPieces.pieces(of: []).isEmpty && ConvexPieces.pieces(of: [Vector2D(1, 2), Vector2D(4, 5)]).isEmpty)
        #expect(ConvexPieces.pieces(of: [Vector2D(1, 1), Vector2D(2, 2), Vector2D(3, 3)]).isEmpty)
    }
}
