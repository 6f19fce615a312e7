import CoreGraphics

/// The shares of one axis when the superview grows by one point.
///
/// The flexible ones of leading margin, length and trailing margin share the growth in proportion to their sizes. If all sizes are 0,
/// they share it equally.
struct AutoresizingShare {
    /// The share of the position.
    private(set) var position: CGFloat = 0
    /// The share of the length.
    private(set) var size: CGFloat = 0

    init(
        _ before: CGFloat, _ length: CGFloat, _ after: CGFloat, _ isBeforeFlexible: Bool, _ isLengthFlexible: Bool, _ isAfterFlexible: Bool
    ) {
        let flexibility = [isBeforeFlexible, isLengthFlexible, isAfterFlexible]
        let weights = zip([before, length, after], flexibility).map { $1 ? max($0, 0) : 0 }
        let (total, count) = (weights.reduce(0, +), flexibility.count { $0 })
        func share(_ index: Int) -> CGFloat {
            guard flexibility[index] else { return 0 }
            return total > 0 ? weights[index] / total : 1 / CGFloat(count)
        }
        (position, size) = (share(0), share(1))
    }
}
