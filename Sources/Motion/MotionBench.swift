import Foundation

/// The work that `flipbook bench` times: one tick of N running animations of one number each. No clock is read here.
package struct MotionBench {
    package enum Kind: String, CaseIterable, Sendable {
        case bezierScalar = "bezier, one by one (solved)"
        case bezierTable = "bezier, one by one (table)"
        case bezierBatch = "bezier, batch"
        case springScalar = "spring, one by one (solved)"
        case springTable = "spring, one by one (table)"
        case springBatch = "spring from rest, batch"
        case springMovingBatch = "spring with velocity, batch"
    }

    struct Eased {
        var begin, rate, from, to: Double
        var curve: UnitBezier
    }

    struct Sprung {
        var begin, from, to, velocity: Double
        var spring: Spring
    }

    package private(set) var output: [Double]
    private let work: Work

    /// N animations of about a second that have begun at all sorts of times before 1, so that at 1 each is somewhere else.
    package init(_ kind: Kind, count: Int) {
        output = Array(repeating: 0, count: count)
        work = Work(kind, count: count)
    }

    /// All values at t.
    package mutating func tick(at t: Double) {
        // Taken out for the time of the tick: `self` cannot lend its numbers and be read at once, and a copy of the work would cost.
        var numbers: [Double] = []
        swap(&numbers, &output)
        var out = numbers.mutableSpan
        work.tick(at: t, into: &out)
        swap(&numbers, &output)
    }

    private struct Work {
        let kind: Kind
        var eased: [Eased] = []
        var sprung: [Sprung] = []
        var curves = CurveBatch(.easeInOut)
        var springs = SpringBatch(dampingRatio: 0.6)

        init(_ kind: Kind, count: Int) {
            self.kind = kind
            var seed: UInt64 = 7
            func number(_ low: Double, _ high: Double) -> Double {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return low + (high - low) * Double(seed >> 11) * 0x1p-53
            }
            for _ in 0..<count {
                let (begin, duration, from, to) = (number(0.1, 1), number(0.8, 1.2), number(-300, 300), number(-300, 300))
                switch kind {
                case .bezierScalar, .bezierTable:
                    eased.append(Eased(begin: begin, rate: 1 / duration, from: from, to: to, curve: .easeInOut))
                case .bezierBatch: curves.append(begin: begin, duration: duration, from: from, to: to)
                case .springScalar, .springTable:
                    let spring = Spring(dampingRatio: 0.6, duration: duration)
                    sprung.append(Sprung(begin: begin, from: from, to: to, velocity: number(-500, 500), spring: spring))
                case .springBatch, .springMovingBatch:
                    let spring = Spring(dampingRatio: 0.6, duration: duration)
                    let velocity = kind == .springBatch ? 0 : number(-500, 500)
                    springs.append(begin: begin, frequency: spring.frequency, from: from, to: to, velocity: velocity)
                }
            }
        }

        func tick(at t: Double, into out: inout MutableSpan<Double>) {
            switch kind {
            case .bezierScalar:
                for (index, it) in eased.enumerated() {
                    out[index] = it.from.mixed(with: it.to, it.curve.value(at: (t - it.begin) * it.rate))
                }
            case .bezierTable:
                let table = curves.table
                for (index, it) in eased.enumerated() {
                    out[index] = it.from.mixed(with: it.to, table.value(at: (t - it.begin) * it.rate))
                }
            case .springScalar:
                for (index, it) in sprung.enumerated() {
                    out[index] = it.to + it.spring.displacement(at: t - it.begin, from: it.from - it.to, velocity: it.velocity)
                }
            case .springTable:
                let table = springs.table
                for (index, it) in sprung.enumerated() {
                    let (x, w) = (it.from - it.to, it.spring.frequency)
                    out[index] = it.to + table.displacement(at: t - it.begin, frequency: w, from: x, velocity: it.velocity)
                }
            case .bezierBatch: curves.values(at: t, into: &out)
            case .springBatch, .springMovingBatch: springs.values(at: t, into: &out)
            }
        }
    }
}
