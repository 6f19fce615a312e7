import Foundation

/// What is shown of a pull beyond the edge: the further, the less, and never more than the extent of what is pulled.
///
///     shown = (1 - 1/(x·c/extent + 1))·extent = extent·c·x / (c·x + extent)
package struct RubberBand: Hashable, Sendable {
    package let coefficient: Double
    package let extent: Double

    package init(extent: Double, coefficient: Double = 0.55) {
        self.extent = max(extent, 0)
        self.coefficient = max(coefficient, 0)
    }

    /// Negative pulls, beyond the lower edge, are shown as their mirror image.
    package func shown(_ pull: Double) -> Double {
        let reach = coefficient * abs(pull)
        return reach > 0 && extent > 0 ? extent * coefficient * pull / (reach + extent) : 0
    }

    /// The pull that shows so much: x = extent·s / (c·(extent - s)). From the extent on there is none, and it is infinite.
    package func pull(showing shown: Double) -> Double {
        if shown == 0 || coefficient == 0 { return 0 }
        let rest = extent - abs(shown)
        return rest > 0 ? extent * shown / (coefficient * rest) : shown < 0 ? -.infinity : .infinity
    }

    /// A wish kept in a range, softly.
    package func held(_ wish: Double, in range: ClosedRange<Double>) -> Double {
        if wish < range.lowerBound { return range.lowerBound + shown(wish - range.lowerBound) }
        return wish > range.upperBound ? range.upperBound + shown(wish - range.upperBound) : wish
    }
}

extension Spring {
    /// What brings a scrolled view back from beyond its edge: mass 1, stiffness 100, critically damped.
    package static let bounce = Spring(valid: 1, stiffness: 100, damping: 20, allowsOverdamping: false)
}
