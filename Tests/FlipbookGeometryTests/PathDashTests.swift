import FlipbookGeometry
import Foundation
import SeededRandomValues
import Testing

@Suite struct PathDashTests {
    @Test func dashesOfALineHaveTheirLengths() {
        var path = Path()
        path.move(to: CGPoint(x: 3, y: 5))
        path.addLine(to: CGPoint(x: 23, y: 5))
        // The pattern 4, 2 begins 1 unit into its first dash: 3…6, 8…12, 14…18, 20…23.
        var expected = Path()
        for (from, to) in [(3, 6), (8, 12), (14, 18), (20, 23)] {
            expected.move(to: CGPoint(x: from, y: 5))
            expected.addLine(to: CGPoint(x: to, y: 5))
        }
        let dashed = path.dashed(phase: 1, lengths: [4, 2])
        #expect(distance(dashed.boundingBox, expected.boundingBox) < 1e-9)
        #expect(dashed.elements.count == expected.elements.count)
        for (dash, wanted) in zip(dashed.elements, expected.elements) { #expect(distance(dash.endPoint, wanted.endPoint) < 1e-9) }
    }

    @Test func dashOfLengthZeroAtTheStartIsKept() {
        var path = Path()
        path.move(to: CGPoint(x: 3, y: 5))
        path.addLine(to: CGPoint(x: 23, y: 5))
        var expected = Path()
        for x in [3, 9, 15, 21] {
            expected.move(to: CGPoint(x: x, y: 5))
            expected.addLine(to: CGPoint(x: x, y: 5))
        }
        let dashed = path.dashed(phase: 0, lengths: [0, 6])
        #expect(dashed.elements.count == expected.elements.count)
        for (dash, wanted) in zip(dashed.elements, expected.elements) { #expect(distance(dash.endPoint, wanted.endPoint) < 1e-9) }
    }

    /// If dashes and gaps have equal lengths and the pattern fits a whole number of times, the dashes cover half of the circle.
    @Test(arguments: 1...20) func dashesOfACircleHaveHalfOfItsLength(seed: Int) {
        var random = SeededRandom(seed)
        let radius = CGFloat(random.number(5, 60))
        var circle = Path()
        circle.addEllipse(in: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
        let length = MeasuredPath(circle).length
        let dash = length / CGFloat(2 * Int.random(in: 2...30, using: &random))
        let dashed = circle.dashed(phase: CGFloat(random.number(-50, 50)), lengths: [dash, dash])
        let ratio = Double(MeasuredPath(dashed).length / length)
        #expect(abs(ratio - 0.5) < 1e-6)
    }

    @Test func invalidLengthsDoNotHang() {
        let path = Path(CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(path.dashed(phase: 0, lengths: []) == path)
        #expect(path.dashed(phase: 3, lengths: [0, 0]) == path)
        #expect(path.dashed(phase: .nan, lengths: [.nan, -4]) == path)
        let tiny = path.dashed(phase: .infinity, lengths: [1e-7, 1e-7])
        #expect(tiny.elements.count < 400_000)
    }
}
