import FlipbookGeometry
import Foundation
import SeededRandomValues
import Testing

@Suite struct PathReversingTests {
    /// Returns a path of random subpaths with lines and curves, some of them closed.
    private func randomPath(_ random: inout SeededRandom) -> Path {
        var path = Path()
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            path.move(to: random.point())
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                switch Int.random(in: 0...2, using: &random) {
                case 0: path.addLine(to: random.point())
                case 1: path.addQuadCurve(random.point(), to: random.point())
                default: path.addCurve(random.point(), random.point(), to: random.point())
                }
            }
            if Bool.random(using: &random) { path.closeSubpath() }
        }
        return path
    }

    @Test(arguments: 1...40) func reversingTwiceGivesTheSamePath(seed: Int) {
        var random = SeededRandom(seed)
        let path = randomPath(&random)
        #expect(path.reversed().reversed() == path)
    }

    /// The winding number changes its sign, so the inside is the same for both rules.
    @Test(arguments: 1...40) func reversedPathHasTheSameInside(seed: Int) {
        var random = SeededRandom(seed)
        let path = randomPath(&random)
        let reversed = path.reversed()
        for _ in 0..<50 {
            let point = random.point()
            #expect(path.contains(point, evenOdd: false) == reversed.contains(point, evenOdd: false))
            #expect(path.contains(point, evenOdd: true) == reversed.contains(point, evenOdd: true))
        }
    }

    @Test func closedTriangleKeepsItsCorners() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 7, y: 3))
        path.addQuadCurve(CGPoint(x: 8, y: 9), to: CGPoint(x: 4, y: 6))
        path.closeSubpath()
        var expected = Path()
        expected.move(to: CGPoint(x: 4, y: 6))
        expected.addQuadCurve(CGPoint(x: 8, y: 9), to: CGPoint(x: 7, y: 3))
        expected.addLine(to: CGPoint(x: 1, y: 2))
        expected.closeSubpath()
        #expect(path.reversed() == expected)
    }
}
