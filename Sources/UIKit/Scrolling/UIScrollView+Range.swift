import CoreGraphics
import Motion

/// Where the content may be.
extension UIScrollView {
    /// The content's insets with what the screen's bars cover.
    public var adjustedContentInset: UIEdgeInsets {
        let safe = coveredInset
        return UIEdgeInsets(
            top: contentInset.top + safe.top + refreshRoom, left: contentInset.left + safe.left,
            bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
    }

    /// What of the safe area counts here: all of it, that of the directions in which it scrolls, or none.
    var coveredInset: UIEdgeInsets { coveredInset(knownSafeArea) }

    func coveredInset(_ safe: UIEdgeInsets) -> UIEdgeInsets {
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .automatic, .scrollableAxes:
            let vertical = contentSize.height > bounds.height || alwaysBounceVertical || contentInsetAdjustmentBehavior == .automatic
            let horizontal = contentSize.width > bounds.width || alwaysBounceHorizontal
            return UIEdgeInsets(
                top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
                right: horizontal ? safe.right : 0)
        }
    }

    var rangeX: ScrollRange {
        let inset = adjustedContentInset
        return range(contentSize.width, bounds.width, inset.left, inset.right, alwaysBounceHorizontal)
    }

    var rangeY: ScrollRange {
        let inset = adjustedContentInset
        return range(contentSize.height, bounds.height, inset.top, inset.bottom, alwaysBounceVertical)
    }

    private func range(_ content: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat, _ always: Bool) -> ScrollRange {
        let hard = ScrollRange(content: content, bounds: length, before: before, after: after, bounces: false)
        guard bounces, always || hard.hasRoom else { return hard }
        return ScrollRange(content: content, bounds: length, before: before, after: after, bounces: true)
    }

    /// Whether a finger can move the content there.
    var scrollsX: Bool { rangeX.hasRoom || rangeX.bounces }
    var scrollsY: Bool { rangeY.hasRoom || rangeY.bounces }

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: rangeX.clamped(Double(offset.x)), y: rangeY.clamped(Double(offset.y)))
    }

    /// The size of a pixel in points.
    var pixel: Double { 1 / Double(window?.screen.scale ?? UIScreen.main.scale) }

    /// The content's beginning goes along with the edge that it stands at.
    func insetsDidChange(from old: UIEdgeInsets) {
        let new = adjustedContentInset
        guard new != old else { return }
        knownInset = new
        if case .resting = life, !bounds.isEmpty {
            var offset = contentOffset
            if offset.y == -old.top { offset.y = -new.top }
            if offset.x == -old.left { offset.x = -new.left }
            if offset != contentOffset { contentOffset = offset }
        }
        adjustedContentInsetDidChange()
        listener?.scrollViewDidChangeAdjustedContentInset(self)
        contentDidChange()
    }

    func contentDidChange() {
        setNeedsLayout()
        insetsDidChange(from: knownInset)
        if measuresContent { noteGuide(contentLayoutGuide) }
        keepInRange()
        // A flick learns of an end that has moved.
        if case .gliding(.decelerating, _) = life { goOnFromHere() }
    }

    /// Content that has become smaller is not left beyond its end; a finger or a course brings it back by itself.
    func keepInRange() {
        guard case .resting = life, !zoom.isZooming, !bounds.isEmpty else { return }
        let offset = clamped(contentOffset)
        if offset != contentOffset { contentOffset = offset }
    }

    // MARK: - Going somewhere

    /// Stops what it is doing and goes there, in 0.3 s if animated; then the delegate is told of each frame and of the end.
    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if case .dragging = life {} else { halt() }
        guard animated, window != nil, contentOffset != self.contentOffset else {
            if contentOffset != self.contentOffset { self.contentOffset = contentOffset }
            return
        }
        let (x, y) = (Double(self.contentOffset.x), Double(self.contentOffset.y))
        glide(
            .animating,
            ScrollCourse.ease(from: x, to: Double(contentOffset.x), duration: 0.3),
            ScrollCourse.ease(from: y, to: Double(contentOffset.y), duration: 0.3))
    }

    /// Moves no further than it takes to show the rectangle, or as much of it as there is room for.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard !rect.isNull else { return }
        let goal = offset(showing: rect)
        if goal != contentOffset { setContentOffset(goal, animated: animated) }
    }

    func offset(showing rect: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        func near(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat) -> CGFloat {
            if low - before < offset || high - low > length - before - after { return low - before }
            return max(offset, high + after - length)
        }
        let offset = CGPoint(
            x: near(contentOffset.x, rect.minX, rect.maxX, bounds.width, inset.left, inset.right),
            y: near(contentOffset.y, rect.minY, rect.maxY, bounds.height, inset.top, inset.bottom))
        return clamped(offset)
    }

    /// As a tap on the status bar does.
    func scrollToTop() {
        guard scrollsToTop, listener?.scrollViewShouldScrollToTop(self) ?? true else { return }
        setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: true)
        if case .gliding(.animating, let glide) = life {
            life = .gliding(.toTop, glide)
        } else {
            listener?.scrollViewDidScrollToTop(self)
        }
    }
}
