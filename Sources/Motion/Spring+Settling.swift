import Foundation

extension Spring {
    package enum Settling: Sendable {
        /// `CASpringAnimation.settlingDuration`: without a swing it is looked for in steps of 0.1 s.
        case coreAnimation
        /// `UISpringTimingParameters`: without a swing the velocity is not looked at.
        case uiKit
    }

    /// The time until 0.1 % is left; infinite without damping. `v` is the velocity in whole distances a second, for a vector the
    /// larger of its two numbers.
    ///
    /// While it swings, the amplitude of both is bounded: (1 + |β-v|/ω)·e^-βT = ε.
    package func settlingDuration(velocity v: Double = 0, _ rule: Settling) -> Double {
        if decay == 0 { return .infinity }
        if bend < 0 { return log((1 + abs(decay - v) / pulse) / Self.settled) / decay }
        switch rule {
        case .coreAnimation: return quantisedDuration(velocity: v)
        case .uiKit: return restDuration(from: 1, velocity: 0, threshold: Self.settled)
        }
    }

    /// The first multiple of 0.1 s at which |1 - p| < ε and stays so for more than a second.
    private func quantisedDuration(velocity v: Double) -> Double {
        var calm = 0
        // 100 000 steps are nearly three hours; who moves longer does not settle.
        for step in 0..<100_000 {
            calm = abs(1 - value(at: Double(step) / 10, velocity: v)) < Self.settled ? calm + 1 : 0
            if calm > 10 { return Double(step - 10) / 10 }
        }
        return .infinity
    }

    /// The time from which |x(t)| stays at or below the threshold.
    package func restDuration(from x: Double, velocity v: Double, threshold: Double) -> Double {
        if abs(x) <= threshold, v == 0 { return 0 }
        if decay == 0 { return .infinity }
        if bend < 0 {
            // x·C + (v + βx)·S swings below this envelope; its phase is not worth asking for.
            let amplitude = hypot(x, (v + decay * x) / pulse)
            return max(0, log(amplitude / threshold) / decay)
        }
        // At most one extremum, then it creeps home: the last crossing of the threshold is behind it if it is above, else before.
        func isAway(_ t: Double) -> Bool { abs(displacement(at: t, from: x, velocity: v)) > threshold }
        let turn = turningTime(from: x, velocity: v)
        var (low, high) = isAway(turn) ? (turn, turn + 1 / decay) : (0, turn)
        if low == 0, !isAway(0) { return 0 }
        while isAway(high) { (low, high) = (high, high * 2) }
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if isAway(middle) { low = middle } else { high = middle }
        }
        return high
    }

    /// When the velocity passes zero: v·C = (ω0²x + βv)·S, so S/C = tanh(ωt)/ω or t is v/(ω0²x + βv). 0 if it never does.
    private func turningTime(from x: Double, velocity v: Double) -> Double {
        let ratio = v / (frequency * frequency * x + decay * v)
        guard ratio > 0, ratio.isFinite else { return 0 }
        if pulse == 0 { return ratio }
        return ratio * pulse < 1 ? atanh(ratio * pulse) / pulse : 0
    }
}
