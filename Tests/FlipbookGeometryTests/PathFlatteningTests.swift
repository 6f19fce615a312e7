import FlipbookGeometry
import Foundation
import SeededRandomValues
import Testing

@Suite struct PathFlatteningTests {
    /// Returns a path that consists of one random curve.
    private func randomCurve(_ random: inout SeededRandom) -> Path {
        let reach = random.pick([0.5, 5, 50, 500])
        var path = Path()
        path.move(to: random.point(reach))
        if random.bool() {
            path.addQuadCurve(random.point(reach), to: random.point(reach))
        } else {
            path.addCurve(random.point(reach), random.point(reach), to: random.point(reach))
        }
        return path
    }

    @Test(arguments: 1...200) func flattenedLinesStayWithinTheTolerance(seed: Int) {
        var random = SeededRandom(seed)
        let path = randomCurve(&random)
        let tolerance = random.pick([0.02, 0.1, 0.5])
        let lines = SampledPath(path.flattened(tolerance: tolerance)).points
        let samples = SampledPath(path, samplesPerCurve: 400).points
        let segments = Array(zip(lines, lines.dropFirst()))
        let worst = samples.map { p in segments.map { distance(p, toSegment: $0) }.min() ?? .infinity }.max() ?? .infinity
        #expect(worst <= tolerance * (1 + 1e-9))
        #expect(lines.first == samples.first && lines.last == samples.last)

        // The ends of the lines are on the curve itself, within the accuracy of the samples.
        let chords = Array(zip(samples, samples.dropFirst()))
        let largestDistance = lines.map { p in chords.map { distance(p, toSegment: $0) }.min() ?? .infinity }.max() ?? .infinity
        #expect(largestDistance < 0.02)
    }

    @Test func straightCurvesBecomeOneLine() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(CGPoint(x: 4, y: 3), to: CGPoint(x: 7, y: 4))
        path.addCurve(CGPoint(x: 8, y: 6), CGPoint(x: 9, y: 8), to: CGPoint(x: 10, y: 10))
        #expect(
            path.flattened(tolerance: 0.01).elements == [
                .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 7, y: 4)), .line(CGPoint(x: 10, y: 10)),
            ])
    }

    @Test(arguments: 1...50) func flatteningKeepsSubpathsOpenOrClosed(seed: Int) {
        var random = SeededRandom(seed)
        let path = random.path()
        let flattened = CGPath(path).flattened(threshold: 0.1).path
        let hasCurves = flattened.elements.contains {
            switch $0 {
            case .quad, .curve: true
            default: false
            }
        }
        #expect(!hasCurves)
        let (before, after) = (SampledPath(path).subpaths, SampledPath(flattened).subpaths)
        #expect(before.map(\.isClosed) == after.map(\.isClosed))
        #expect(before.map { $0.points.first } == after.map { $0.points.first })
        #expect(before.map { $0.points.last } == after.map { $0.points.last })
        #expect(flattened.currentPoint == path.currentPoint)
    }

    /// The tolerance is 0 or not a number if a path is shown with an infinite scale.
    @Test(arguments: [CGFloat.nan, 0, .infinity, -3]) func flatteningEndsWithAnyTolerance(tolerance: CGFloat) {
        var path = Path()
        path.move(to: CGPoint(x: 3, y: 7))
        path.addQuadCurve(CGPoint(x: 3, y: 7), to: CGPoint(x: 3, y: 7))
        path.addCurve(CGPoint(x: 13, y: 57), CGPoint(x: 31, y: -5), to: CGPoint(x: 41, y: 9))
        path.addQuadCurve(CGPoint(x: CGFloat.greatestFiniteMagnitude, y: 7), to: CGPoint(x: 3, y: 70))
        var (count, end) = (0, CGPoint.zero)
        path.forEachLine(tolerance: tolerance, closesSubpaths: false) {
            count += 1
            end = $1
        }
        #expect(count >= 3 && count <= 1500 && end == CGPoint(x: 3, y: 70))
    }
}
