extension AnimationProgress {
    /// The fraction of a delayed animation as a function of the fraction of the whole animation.
    ///
    /// It is 0 up to `start`. From there a straight line leads to (x, y), and a second one to (1, 1).
    ///
    /// The corner (x, y) is the position at which both animations continued. Scrubbing may have moved the two to any positions, so one
    /// straight line from `start` to (1, 1) would in general not contain it.
    struct DelayedFraction: Hashable {
        var start = 0.0
        var x = 1.0
        var y = 1.0

        /// Returns the fraction of the delayed animation.
        func fraction(at wholeFraction: Double) -> Double {
            if wholeFraction >= 1 { return 1 }
            if wholeFraction < start { return 0 }
            return wholeFraction < x ? y * (wholeFraction - start) / (x - start) : y + (1 - y) * (wholeFraction - x) / (1 - x)
        }
    }
}

extension AnimationProgress.DelayedFraction {
    /// Creates the map for two animations that continue at the given fractions.
    ///
    /// A delayed animation that has not begun waits until the fraction `delay` of the whole. If it has begun, it reaches 0 at this fraction
    /// on the way back, or at 0 if it had begun before its delay.
    init(wholeFraction: Double, shownFraction: Double, delay: Double) {
        if shownFraction <= 0 {
            start = max(delay, wholeFraction)
        } else {
            (start, x, y) = (delay < wholeFraction ? delay : 0, wholeFraction, min(shownFraction, 1))
        }
    }
}
