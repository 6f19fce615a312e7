import FlipbookInspection
import Testing

@Suite struct ChartAxisTests {
    @Test func ticksAreRoundNumbersAroundTheRange() {
        let axis = ChartAxis(13, 87)
        #expect(axis.tickValues == [0, 20, 40, 60, 80, 100])
        #expect(axis.tickValues.map { axis.label(for: $0) } == ["0", "20", "40", "60", "80", "100"])
    }

    /// A half turn and a whole turn have ticks, and small angles have round numbers.
    @Test func ticksOfAnglesArePartsOfATurn() {
        func ticks(_ low: Double, _ high: Double, _ count: Int = 4) -> [Double] {
            ChartAxis(low, high, tickCount: count, unit: .degrees).tickValues
        }
        #expect(ticks(0, 360) == [0, 90, 180, 270, 360] && ticks(7, 400) == [0, 180, 360, 540])
        #expect(ticks(-170, 10) == [-180, -135, -90, -45, 0, 45] && ticks(3, 88) == [0, 30, 60, 90])
        #expect(ticks(0, 180, 2) == [0, 90, 180] && ticks(5, 16) == ChartAxis(5, 16).tickValues)
        #expect(ChartAxis(0, 1e9, unit: .degrees).tickValues.count <= 6 && ChartAxis(7, 400).tickInterval == 100)
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
