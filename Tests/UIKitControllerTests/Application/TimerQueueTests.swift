import Testing

@testable import UIKit

@MainActor @Suite struct TimerQueueTests {
    @Test func callsAreMadeInTheOrderOfTheirTimesAndOfTheirAddition() {
        let queue = TimerQueue()
        var calls: [Int] = []
        for (index, time) in [0.5, 0.2, 0.5, .nan, 0.3, 0.2, 7, 0.3].enumerated() { queue.add(at: time) { calls.append(index) } }
        queue.callEntries(until: 0.5)
        #expect(calls == [3, 1, 5, 4, 7, 0, 2] && queue.nextTime == 7)
    }

    /// If the position of each new call were searched for from the first call on, this test would take minutes.
    @Test func manyCallsForTheSameTimeAreAdded() {
        let queue = TimerQueue()
        var count = 0
        queue.add(at: 3) { count = -1 }
        for _ in 0..<100_000 { queue.add(at: 2) { count += 1 } }
        queue.callEntries(until: 2.5)
        #expect(count == 100_000 && queue.nextTime == 3)
    }
}
