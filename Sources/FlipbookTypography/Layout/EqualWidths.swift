import Foundation

/// The widths at which a text has the same layout as at one width.
///
/// Lines are broken by comparisons of lengths with the available width. At a width at which all comparisons have the same results, the
/// layout is the same. These widths are an interval: from the longest length that fits to the shortest one that does not.
struct EqualWidths {
    /// The width of the layout.
    private let width: CGFloat
    /// Whether the layout depends on the width in another way than by comparisons, so that only the same width has the same layout.
    private(set) var isExact: Bool
    /// The longest length that fits into the width, and the shortest one that does not.
    private(set) var longestFitting = -CGFloat.infinity
    private(set) var shortestExceeding = CGFloat.infinity

    init(_ width: CGFloat, isExact: Bool) { (self.width, self.isExact) = (width, isExact) }

    /// Narrows the widths by a comparison: `length` fits into the width, or it does not. A NaN has no effect, because it fits nowhere.
    mutating func narrow(_ length: CGFloat, fits: Bool) {
        if fits { longestFitting = max(longestFitting, length) } else { shortestExceeding = min(shortestExceeding, length) }
    }

    /// Restricts the widths to the width of the layout.
    mutating func makeExact() { isExact = true }

    /// Whether the layout at another width is the same.
    func contains(_ other: CGFloat) -> Bool {
        if other == width { return true }
        let limit = other + Typesetter.tolerance
        return !isExact && longestFitting <= limit && limit < shortestExceeding
    }
}
