import Foundation

/// The resistance of a view that is scrolled beyond its edge: the farther the view is already pulled, the less it moves for one more point
/// of the pull. It never moves by more than its extent.
///
/// `x` is the distance of the pull and `displayed` the distance that the view moves.
///
///     displayed = (1 - 1/(x·c/extent + 1))·extent = extent·c·x / (c·x + extent)
package struct RubberBand: Hashable, Sendable {
    /// The coefficient c. A smaller value resists more.
    package let coefficient: Double
    /// The size of the view along the pull, in points.
    package let extent: Double

    package init(extent: Double, coefficient: Double = 0.55) {
        self.extent = max(extent, 0)
        self.coefficient = max(coefficient, 0)
    }

    /// Returns the distance that the view moves for a pull. The result has the sign of the pull.
    package func displayedDistance(forPull pull: Double) -> Double {
        let scaledPull = coefficient * abs(pull)
        return scaledPull > 0 && extent > 0 ? extent * coefficient * pull / (scaledPull + extent) : 0
    }

    /// Returns the pull that moves the view by a distance s: x = extent·s / (c·(extent - s)). The pull is infinite if s is `extent` or
    /// more.
    package func pull(forDisplayedDistance distance: Double) -> Double {
        if distance == 0 || coefficient == 0 { return 0 }
        let remaining = extent - abs(distance)
        return remaining > 0 ? extent * distance / (coefficient * remaining) : distance < 0 ? -.infinity : .infinity
    }

    /// Returns a position, softly limited to a range. The rubber band reduces the distance of the position from the range.
    package func softlyClamped(_ position: Double, in range: ClosedRange<Double>) -> Double {
        if position < range.lowerBound { return range.lowerBound + displayedDistance(forPull: position - range.lowerBound) }
        return position > range.upperBound ? range.upperBound + displayedDistance(forPull: position - range.upperBound) : position
    }
}

extension Spring {
    /// The spring that returns a scrolled view from beyond its edge: mass 1, stiffness 100, critically damped.
    package static let scrollBounce = Spring(validMass: 1, stiffness: 100, damping: 20, allowsOverdamping: false)
}
