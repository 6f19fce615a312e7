import Foundation

/// How many have been born by when, for a rate that was changed now and then: what makes the number of a particle and the moment of its birth
/// follow from each other, however far back it is.
nonisolated struct BirthRecord: Equatable, Sendable {
    private struct Stretch: Equatable {
        var begin: Double
        var rate: Double
        /// At its begin.
        var born: Double
    }

    private var stretches: [Stretch]
    /// Nobody is born before.
    private let start: Double

    /// At one rate since the start, which may be infinitely long ago.
    init(rate: Double, since start: Double) {
        self.start = start
        stretches = [Stretch(begin: start.isFinite ? start : 0, rate: max(rate, 0), born: 0)]
    }

    /// At another rate from a time on.
    mutating func change(to rate: Double, at time: Double) {
        let last = stretches[stretches.count - 1]
        guard rate != last.rate else { return }
        guard stretches.count == 1 || time > last.begin else {
            stretches[stretches.count - 1].rate = max(rate, 0)
            return
        }
        stretches.append(Stretch(begin: time, rate: max(rate, 0), born: last.born + (time - last.begin) * last.rate))
    }

    var rate: Double { stretches[stretches.count - 1].rate }
    /// Whether the rate was never changed.
    var isFresh: Bool { stretches.count == 1 }
    var lastChange: Double { isFresh ? -.infinity : stretches[stretches.count - 1].begin }

    /// Those born after `from` and not after `to`, the oldest first.
    func forEach(from: Double, to: Double, _ body: (_ number: Int, _ birth: Double) -> Void) {
        for (index, stretch) in stretches.enumerated() where stretch.rate > 0 {
            let first = max(index == 0 ? start : stretch.begin, from)
            let last = min(index + 1 < stretches.count ? stretches[index + 1].begin : .infinity, to)
            guard first <= last else { continue }
            // The number n is born when begin + (n - born)/rate is reached. Who is born when the rate changes was born at the old one.
            let place = (first - stretch.begin) * stretch.rate + stretch.born
            let isLater = index > 0 && first == stretch.begin
            var number = isLater ? (place + 1e-9).rounded(.down) + 1 : (place - 1e-9).rounded(.up)
            while true {
                let birth = stretch.begin + (number - stretch.born) / stretch.rate
                if birth > last + 1e-9 { break }
                body(Int(number), birth)
                number += 1
            }
        }
    }
}
