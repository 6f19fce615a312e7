import Foundation

extension Spring {
    /// The rule that determines a settling duration. The rules differ only for springs that do not oscillate.
    package enum SettlingRule: Sendable {
        /// The rule of `CASpringAnimation.settlingDuration`: a search in steps of 0.1 s.
        case coreAnimation
        /// The rule of `UISpringTimingParameters`: the velocity is ignored if the spring does not oscillate.
        case uiKit
    }

    /// Returns the time until 0.1 % of the distance remains. The time is infinite without damping.
    ///
    /// `v` is the velocity in total distances per second. For a vector, pass the component with the larger magnitude. If the spring
    /// oscillates, both rules solve (1 + |β-v|/ω)·e^-βT = ε for T. The left side is an upper bound of the amplitude, with the decay rate β,
    /// the damped frequency ω, and the settling threshold ε.
    package func settlingDuration(velocity v: Double = 0, _ rule: SettlingRule) -> Double {
        if decayRate == 0 { return .infinity }
        if discriminant < 0 { return log((1 + abs(decayRate - v) / dampedFrequency) / Self.settlingThreshold) / decayRate }
        switch rule {
        case .coreAnimation: return sampledSettlingDuration(velocity: v)
        case .uiKit: return restDuration(from: 1, velocity: 0, threshold: Self.settlingThreshold)
        }
    }

    /// Returns the first multiple of 0.1 s at which |1 - p| < ε begins to hold for at least one second, where p is the progress.
    private func sampledSettlingDuration(velocity v: Double) -> Double {
        var settledCount = 0
        // 100 000 steps are nearly three hours. A spring that has not settled after this time is treated as never settling.
        for step in 0..<100_000 {
            settledCount = abs(1 - value(at: Double(step) / 10, velocity: v)) < Self.settlingThreshold ? settledCount + 1 : 0
            if settledCount > 10 { return Double(step - 10) / 10 }
        }
        return .infinity
    }

    /// Returns a time after which |x(t)| stays at or below the threshold.
    package func restDuration(from x: Double, velocity v: Double, threshold: Double) -> Double {
        if abs(x) <= threshold, v == 0 { return 0 }
        if decayRate == 0 { return .infinity }
        if discriminant < 0 {
            // The envelope of x·C + (v + βx)·S. The envelope crosses the threshold at the same time as the last crossing of x(t), or later.
            // So the result is an upper bound.
            let amplitude = hypot(x, (v + decayRate * x) / dampedFrequency)
            return max(0, log(amplitude / threshold) / decayRate)
        }
        // There is at most one extremum. After the extremum, the spring approaches the target without overshooting. If the extremum is
        // above the threshold, the last crossing is after the extremum, otherwise before.
        func isAway(_ t: Double) -> Bool { abs(displacement(at: t, from: x, velocity: v)) > threshold }
        let extremumTime = timeOfZeroVelocity(from: x, velocity: v)
        var (lower, upper) = isAway(extremumTime) ? (extremumTime, extremumTime + 1 / decayRate) : (0, extremumTime)
        if lower == 0, !isAway(0) { return 0 }
        while isAway(upper) { (lower, upper) = (upper, upper * 2) }
        for _ in 0..<80 {
            let middle = (lower + upper) / 2
            if isAway(middle) { lower = middle } else { upper = middle }
        }
        return upper
    }

    /// Returns the time at which the velocity is zero, or 0 if there is no such time. The condition is v·C = (ω0²x + βv)·S. So v/(ω0²x +
    /// βv) is S/C, which is tanh(ωt)/ω, or t for critical damping.
    private func timeOfZeroVelocity(from x: Double, velocity v: Double) -> Double {
        let ratio = v / (frequency * frequency * x + decayRate * v)
        guard ratio > 0, ratio.isFinite else { return 0 }
        if dampedFrequency == 0 { return ratio }
        return ratio * dampedFrequency < 1 ? atanh(ratio * dampedFrequency) / dampedFrequency : 0
    }
}
