extension AnimationProgress {
    /// The fraction of a delayed animation as a function of the fraction of the whole animation.
    ///
    /// The function is 0 up to `start`, then linear up to (x, y), then linear up to (1, 1).
    ///
    /// The corner (x, y) stores the fractions at which the animations last continued: x of the whole animation, and y of the delayed
    /// animation. Scrubbing may have moved the two animations to any fractions, so in general the corner is not on the straight line from
    /// `start` to (1, 1).
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
    /// Creates the function for two animations that continue at these fractions.
    ///
    /// A delayed animation that has not begun waits until the fraction `delay` of the whole animation, or begins immediately if this
    /// fraction has passed. If a delayed animation has begun and is reversed, it reaches its start at the fraction `delay`, or at 0 if the
    /// whole animation has not reached `delay`.
    init(wholeFraction: Double, shownFraction: Double, delay: Double) {
        if shownFraction <= 0 {
            start = max(delay, wholeFraction)
        } else {
            (start, x, y) = (delay < wholeFraction ? delay : 0, wholeFraction, min(shownFraction, 1))
        }
    }
}
