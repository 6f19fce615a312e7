import CoreGraphics
import FlipbookMotion
import QuartzCore

/// The range of the content offset, and scrolling to an offset.
extension UIScrollView {
    /// The part of the safe area that is added to the content inset.
    ///
    /// Depending on `contentInsetAdjustmentBehavior`, this is the whole safe area, the part on scrollable axes, or nothing.
    var appliedSafeAreaInsets: UIEdgeInsets { appliedSafeAreaInsets(from: lastSafeAreaInsets) }

    /// Returns the part of the given safe area that is added to the content inset.
    func appliedSafeAreaInsets(from safeArea: UIEdgeInsets) -> UIEdgeInsets {
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .automatic where safeArea != .zero && !isAdjustedByController: return .zero
        case .always: return safeArea
        case .automatic, .scrollableAxes:
            let vertical = contentSize.height > bounds.height || alwaysBounceVertical || contentInsetAdjustmentBehavior == .automatic
            let horizontal = contentSize.width > bounds.width || alwaysBounceHorizontal
            return UIEdgeInsets(
                top: vertical ? safeArea.top : 0, left: horizontal ? safeArea.left : 0, bottom: vertical ? safeArea.bottom : 0,
                right: horizontal ? safeArea.right : 0)
        }
    }

    /// Whether the nearest controller allows the automatic adjustment of insets.
    private var isAdjustedByController: Bool {
        (firstInChain { $0 is UIViewController } as? UIViewController)?.automaticallyAdjustsScrollViewInsets ?? true
    }

    /// The range of the horizontal offset.
    var rangeX: ScrollRange {
        let inset = adjustedContentInset
        return range(contentSize.width, bounds.width, inset.left, inset.right, alwaysBounceHorizontal)
    }

    /// The range of the vertical offset.
    var rangeY: ScrollRange {
        let inset = adjustedContentInset
        return range(contentSize.height, bounds.height, inset.top + collapsedBarHeight, inset.bottom, alwaysBounceVertical)
    }

    private func range(_ content: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat, _ alwaysBounces: Bool) -> ScrollRange {
        let rangeWithoutBounce = ScrollRange(content: content, bounds: length, before: before, after: after, bounces: false)
        guard bounces, alwaysBounces || rangeWithoutBounce.isScrollable else { return rangeWithoutBounce }
        return ScrollRange(content: content, bounds: length, before: before, after: after, bounces: true)
    }

    /// Whether a finger can move the content horizontally.
    var canScrollHorizontally: Bool { rangeX.isScrollable || rangeX.bounces }
    /// Whether a finger can move the content vertically.
    var canScrollVertically: Bool { rangeY.isScrollable || rangeY.bounces }

    /// Returns the nearest offset at which the content can rest.
    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: rangeX.clamped(Double(offset.x)), y: rangeY.clamped(Double(offset.y)))
    }

    /// The size of a pixel, in points.
    var pixelSize: Double { 1 / Double(window?.screen.scale ?? UIScreen.main.scale) }

    /// Applies a change of the adjusted inset. Content that rests at the old top or left edge moves to the new edge.
    func insetsDidChange(from old: UIEdgeInsets) {
        let new = adjustedContentInset
        guard new != old else { return }
        appliedInset = new
        if barExtent?.isFollowingContent == true {
            // The inset has changed because the height of the navigation bar follows the content offset. The content keeps its position.
            adjustedContentInsetDidChange()
            scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
            return setNeedsLayout()
        }
        if isAtRestOrTouched {
            var offset = contentOffset
            if offset.y == -old.top { offset.y = -new.top }
            if offset.x == -old.left { offset.x = -new.left }
            if offset != contentOffset { contentOffset = offset }
        }
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        contentDidChange()
    }

    private var isAtRestOrTouched: Bool {
        switch motionState {
        case .resting, .touched: true
        case .dragging, .animating: false
        }
    }

    /// Updates the layout, the content guide, the offset, and a running flick.
    func contentDidChange() {
        setNeedsLayout()
        insetsDidChange(from: appliedInset)
        if computesContentSize { invalidateGuide(contentLayoutGuide) }
        clampContentOffset()
        switch motionState {
        // The flick may now end at a different edge.
        case .animating(.decelerating, _): continueFromCurrentOffset()
        case .animating(let cause, var animation):
            let target = CGPoint(x: animation.x.target, y: animation.y.target)
            guard clamped(target) != target else { return }
            animation.returnsToRange = true
            motionState = .animating(cause, animation)
        case .resting, .touched, .dragging: break
        }
    }

    /// Moves the offset back into its range after the content has become smaller.
    ///
    /// Does nothing during a touch, a zoom or an animation. After a touch, a zoom and a flick, the content returns to the range anyway.
    func clampContentOffset() {
        guard case .resting = motionState, !zoomState.isZooming, !bounds.isEmpty else { return }
        let offset = clamped(contentOffset)
        if offset != contentOffset { contentOffset = offset }
    }

    // MARK: - Scrolling to an offset

    func defaultSetContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset.isFinite else {
            return Diagnostics.reportRefusedValue(of: "contentOffset", source: "\(type(of: self))")
        }
        if case .dragging = motionState {} else { stopMotion() }
        guard animated, window != nil, contentOffset != self.contentOffset else {
            if contentOffset != self.contentOffset { self.contentOffset = contentOffset }
            return
        }
        let (x, y) = (Double(self.contentOffset.x), Double(self.contentOffset.y))
        startAnimation(
            .programmatic,
            ScrollAnimation.ease(from: x, to: Double(contentOffset.x), duration: 0.3),
            ScrollAnimation.ease(from: y, to: Double(contentOffset.y), duration: 0.3))
    }

    func defaultScrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard !rect.isNull, rect.isFinite else { return }
        let target = offset(showing: rect)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// Returns the nearest content offset at which the rectangle is visible.
    func offset(showing rect: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        func nearestOffset(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat)
            -> CGFloat
        {
            if low - before < offset || high - low > length - before - after { return low - before }
            return max(offset, high + after - length)
        }
        let offset = CGPoint(
            x: nearestOffset(contentOffset.x, rect.minX, rect.maxX, bounds.width, inset.left, inset.right),
            y: nearestOffset(contentOffset.y, rect.minY, rect.maxY, bounds.height, inset.top, inset.bottom))
        return clamped(offset)
    }
}
