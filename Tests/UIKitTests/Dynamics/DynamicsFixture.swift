import Stage
import UIKit

/// A stage with a reference view and a dynamic animator.
@MainActor final class DynamicsFixture {
    let stage: Stage
    let view: UIView
    let animator: UIDynamicAnimator

    init(size: CGSize = CGSize(width: 300, height: 500), framesPerSecond: Int = 60) {
        stage = Stage(size: size, scale: 1, framesPerSecond: framesPerSecond)
        view = UIView(frame: CGRect(origin: .zero, size: size))
        stage.window.addSubview(view)
        animator = UIDynamicAnimator(referenceView: view)
    }

    /// Adds a subview whose center is (`x`, `y`).
    func box(_ x: CGFloat, _ y: CGFloat, width: CGFloat = 40, height: CGFloat = 40) -> UIView {
        place(UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)), x, y)
    }

    /// Adds a round subview whose center is (`x`, `y`).
    func ball(_ x: CGFloat, _ y: CGFloat, diameter: CGFloat = 40) -> UIView {
        place(BallView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter)), x, y)
    }

    func place(_ item: UIView, _ x: CGFloat, _ y: CGFloat) -> UIView {
        item.center = CGPoint(x: x, y: y)
        view.addSubview(item)
        return item
    }

    func add(_ behaviors: UIDynamicBehavior...) {
        for behavior in behaviors { animator.addBehavior(behavior) }
    }

    /// Adds an item behavior for some items, whose properties `change` sets, and returns it.
    @discardableResult
    func setProperties(of items: [UIView], _ change: (UIDynamicItemBehavior) -> Void) -> UIDynamicItemBehavior {
        let behavior = UIDynamicItemBehavior(items: items)
        change(behavior)
        animator.addBehavior(behavior)
        return behavior
    }

    /// Adds a collision behavior for some items, with the bounds of the view as boundary, and returns it.
    @discardableResult
    func collide(_ items: [UIView]) -> UICollisionBehavior {
        let behavior = UICollisionBehavior(items: items)
        behavior.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(behavior)
        return behavior
    }

    /// Advances until the animator pauses. Returns the number of seconds, or nil if it still runs after `limit` seconds.
    func secondsUntilRest(within limit: Int) -> Double? {
        let start = stage.time
        for _ in 0..<limit * stage.framesPerSecond {
            if !animator.isRunning { return stage.time - start }
            stage.advance(frames: 1)
        }
        return animator.isRunning ? nil : stage.time - start
    }
}

/// A round view.
final class BallView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// A view with the shape of a path.
final class PathView: UIView {
    var path = UIBezierPath()
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    override var collisionBoundingPath: UIBezierPath { path }
}
