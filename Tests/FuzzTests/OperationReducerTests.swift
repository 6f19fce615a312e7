import FuzzPrograms
import Testing

@Suite struct OperationReducerTests {
    @Test(arguments: [[4], [0, 39], [7, 8, 31], Array(3...9)]) func onlyTheNeededOperationsRemain(needed: [Int]) {
        let reduced = OperationReducer().reduce(Array(0..<40)) { Set(needed).isSubset(of: $0) }
        #expect(reduced == needed)
    }

    @Test func aFailureWithoutOperationsIsReducedToNone() {
        #expect(OperationReducer().reduce(Array(0..<17)) { _ in true }.isEmpty)
    }

    @Test func theResultStillFailsWhenTheBudgetIsUsedUp() {
        var runCount = 0
        let reduced = OperationReducer(budget: 9).reduce(Array(0..<64)) {
            runCount += 1
            return $0.contains(5) && $0.contains(50)
        }
        #expect(runCount == 9 && reduced.count < 64 && reduced.contains(5) && reduced.contains(50))
    }
}
