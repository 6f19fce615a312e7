import CoreGraphics

/// The frames of the columns of a split view controller for a display mode.
nonisolated struct SplitLayout: Equatable {
    typealias Mode = UISplitViewController.DisplayMode

    var primary: CGRect
    var supplementary: CGRect
    var secondary: CGRect
    /// The opacity of the shade over the secondary column.
    var shade: CGFloat

    /// Computes the frames.
    ///
    /// - Parameters:
    ///   - supplementaryWidth: The width of the supplementary column, or nil if there is none.
    ///   - isMirrored: Whether the primary column is at the right.
    init(_ mode: Mode, in bounds: CGRect, primaryWidth: CGFloat, supplementaryWidth: CGFloat?, isMirrored: Bool) {
        let (width, height) = (bounds.width, bounds.height)
        let middle = supplementaryWidth ?? 0
        let hasThree = supplementaryWidth != nil
        // The number of visible columns besides the secondary column. If it is 1 and there are three columns,
        // the supplementary column is visible.
        let shown = min(mode.columnCount, hasThree ? 2 : 1)
        let primaryX: CGFloat = shown == (hasThree ? 2 : 1) ? 0 : -primaryWidth
        let middleX: CGFloat = hasThree ? (shown == 0 ? -middle : primaryX + primaryWidth) : 0
        let end = hasThree ? middleX + middle : primaryX + primaryWidth
        var rest = CGRect(x: max(end, 0), y: 0, width: width - max(end, 0), height: height)
        if mode.isOverlay {
            // The secondary column has the whole width, and the other columns cover a part of it.
            rest = CGRect(x: 0, y: 0, width: width, height: height)
        } else if mode == .twoDisplaceSecondary {
            rest.size.width = width - middle
        }
        func placed(_ rect: CGRect) -> CGRect {
            isMirrored
                ? CGRect(x: bounds.minX + width - rect.maxX, y: bounds.minY, width: rect.width, height: height)
                : CGRect(x: bounds.minX + rect.minX, y: bounds.minY, width: rect.width, height: height)
        }
        primary = placed(CGRect(x: primaryX, y: 0, width: primaryWidth, height: height))
        supplementary = placed(CGRect(x: middleX, y: 0, width: middle, height: height))
        secondary = placed(rest)
        shade = mode.isOverlay || mode == .twoDisplaceSecondary ? 1 : 0
    }
}
