import CoreGraphics

/// The factors for autoresizing a view on one axis. When its superview grows, the position and the length of the view change by the growth
/// times these factors.
///
/// The leading margin, the length, and the trailing margin can be flexible. The growth is distributed among the flexible ones in proportion
/// to their sizes, or equally if all these sizes are 0.
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
