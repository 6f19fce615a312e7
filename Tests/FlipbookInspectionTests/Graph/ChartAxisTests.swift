import FlipbookInspection
import Testing

@Suite struct ChartAxisTests {
    @Test func ticksAreRoundNumbersAroundTheRange() {
        let axis = ChartAxis(13, 87)
        #expect(axis.tickValues == [0, 20, 40, 60, 80, 100])
        #expect(axis.tickValues.map { axis.label(for: $0) } == ["0", "20", "40", "60", "80", "100"])
    }

    private nonisolated static let largeRanges: [(Double, Double)] = [
        (-3e307, 1.7e308), (2e305, 7e305), (1e307, .infinity), (-.infinity, .infinity), (.nan, 5), (-7, .nan), (.infinity, .infinity),
    ]

    @Test(arguments: largeRanges) func ticksOfVeryLargeRangesAreFinite(low: Double, high: Double) {
        let axis = ChartAxis(low, high)
        #expect(axis.low < axis.high && axis.tickInterval > 0)
        #expect((2...8).contains(axis.tickValues.count) && axis.tickValues.allSatisfy(\.isFinite), "\(axis)")
    }
}
