import CoreGraphics
import QuartzCore

/// Scrolls a scroll view while an element that a finger drags is near an edge of the visible area.
final class EdgeAutoscroller {
    /// The distance from an edge within which the content scrolls, in points.
    private static let margin: CGFloat = 50
    /// The largest velocity, in points per second.
    private static let maximumVelocity: CGFloat = 600

    private weak var scrollView: UIScrollView?
    /// Returns the position of the dragged element in the content, or nil if nothing is dragged.
    private let position: () -> CGPoint?
    /// Called after the content has scrolled, with the distance.
    private let didScroll: (CGVector) -> Void
    private var link: CADisplayLink?
    /// The time of the start or of the last scroll step, in the time of the layer tree. The time of the scroll view's layer is not used,
    /// because it can be paused.
    private var lastTime = 0.0

    init(_ scrollView: UIScrollView, position: @escaping () -> CGPoint?, didScroll: @escaping (CGVector) -> Void) {
        self.scrollView = scrollView
        (self.position, self.didScroll) = (position, didScroll)
    }

    /// Starts to scroll if the element is near an edge. It is called after each movement of the finger, and after each change of the
    /// content's size.
    func update() {
        guard link == nil, velocity != CGVector(), let layer = scrollView?.layer, let tree = layer.tree else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            linkDidFire(at: link.timestamp)
        }
        link.add(to: tree)
        (self.link, lastTime) = (link, tree.now)
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    /// The velocity at which the content scrolls. Inside of the margin, it is proportional to the distance of the element from the inner
    /// end of the margin. It is largest at the edge and beyond it.
    private var velocity: CGVector {
        guard let scrollView, let position = self.position() else { return CGVector() }
        let area = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        func velocity(_ position: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            let margin = min(Self.margin, (high - low) / 3)
            guard margin > 0 else { return 0 }
            let overlap = position < low + margin ? position - low - margin : max(position - high + margin, 0)
            return min(max(overlap / margin, -1), 1) * Self.maximumVelocity
        }
        return CGVector(
            dx: scrollView.canScrollHorizontally ? velocity(position.x, area.minX, area.maxX) : 0,
            dy: scrollView.canScrollVertically ? velocity(position.y, area.minY, area.maxY) : 0)
    }

    private func linkDidFire(at time: Double) {
        let velocity = velocity
        guard let scrollView, velocity != CGVector() else { return stop() }
        let duration = CGFloat(time - lastTime)
        // Two frames can have the same time.
        guard duration > 0 else { return }
        lastTime = time
        let old = scrollView.contentOffset
        scrollView.updateOffset(
            to: scrollView.clamped(CGPoint(x: old.x + velocity.dx * duration, y: old.y + velocity.dy * duration)))
        let new = scrollView.contentOffset
        // At the end of the content the link stops, so that the stage becomes idle. `update` starts it again.
        guard new != old else { return stop() }
        didScroll(CGVector(dx: new.x - old.x, dy: new.y - old.y))
    }
}
