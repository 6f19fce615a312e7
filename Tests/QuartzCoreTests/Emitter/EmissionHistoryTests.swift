import Testing

@testable import QuartzCore

@Suite struct EmissionHistoryTests {
    private func births(_ history: EmissionHistory, from: Double, to: Double) -> (count: Int, first: Double, last: Double, isOrdered: Bool)
    {
        var (count, first, last, isOrdered) = (0, Double.nan, -Double.infinity, true)
        history.forEachBirth(from: from, to: to) { _, birth in
            if count == 0 { first = birth }
            (count, isOrdered, last) = (count + 1, isOrdered && birth >= last, birth)
            return true
        }
        return (count, first, last, isOrdered)
    }

    @Test func birthsFollowTheRate() {
        var history = EmissionHistory(rate: 4, since: 1)
        history.changeRate(to: 10, at: 3)
        let result = births(history, from: 0, to: 5)
        #expect(result.count == 1 + 8 + 20 && result.first == 1 && result.last == 5 && result.isOrdered)
    }

    /// There are 1,200,000 births in the first interval and 600,000 in the second, and a million is the maximum.
    @Test func firstBirthsOfAllIntervalsAreOmitted() {
        var history = EmissionHistory(rate: 400_000, since: 1)
        history.changeRate(to: 300_000, at: 4)
        let result = births(history, from: 0, to: 6)
        #expect(abs(result.count - 1_000_000) <= 4 && result.isOrdered)
        #expect(abs(result.first - 3) < 1e-4 && abs(result.last - 6) < 1e-4)
    }
}
