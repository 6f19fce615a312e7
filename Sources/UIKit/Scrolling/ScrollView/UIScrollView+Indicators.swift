import CoreGraphics

extension UIScrollView {
    func defaultFlashScrollIndicators() {
        showIndicators()
        layoutIndicators()
        for bar in scrollIndicators { bar.fade(after: 0.8) }
    }

    /// Creates the indicators if needed, and shows them.
    func showIndicators() {
        if scrollIndicators.isEmpty {
            scrollIndicators = [ScrollIndicator(isVertical: true), ScrollIndicator(isVertical: false)]
            for bar in scrollIndicators {
                bar.style = indicatorStyle
                addSubview(bar)
            }
        }
        for bar in scrollIndicators { bar.show() }
        setNeedsLayout()
    }

    /// Hides the indicators with an animation.
    func fadeIndicators() {
        for bar in scrollIndicators { bar.fade(after: 0.3) }
    }

    /// Moves the indicators to the front and sets their frames.
    func layoutIndicators() {
        guard let frontmost = scrollIndicators.last else { return }
        if subviews.last !== frontmost { for bar in scrollIndicators { bringSubviewToFront(bar) } }
        let (x, y, inset) = (rangeX, rangeY, adjustedContentInset)
        for bar in scrollIndicators {
            guard bar.isVertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator else {
                bar.isHidden = true
                continue
            }
            let indicatorInsets = bar.isVertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
            let insets = UIEdgeInsets(
                top: indicatorInsets.top + inset.top, left: indicatorInsets.left + inset.left,
                bottom: indicatorInsets.bottom + inset.bottom, right: indicatorInsets.right + inset.right)
            bar.layOut(
                in: bounds, insets: insets,
                visible: bar.isVertical ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right,
                offset: Double(bar.isVertical ? contentOffset.y : contentOffset.x), range: bar.isVertical ? y : x,
                leavesCorner: x.isScrollable && y.isScrollable && showsVerticalScrollIndicator && showsHorizontalScrollIndicator)
        }
    }
}
