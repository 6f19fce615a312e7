import CoreGraphics

/// The factors by which the growth of the superview changes the position and the length of a view on one axis.
///
/// The growth is distributed to the leading margin, the length and the trailing margin, if they are flexible, in proportion to their sizes.
/// If all sizes are 0, it is distributed equally.
struct AutoresizingFactors {
    /// The factor of the position.
    private(set) var position: CGFloat = 0
    /// The factor of the length.
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
