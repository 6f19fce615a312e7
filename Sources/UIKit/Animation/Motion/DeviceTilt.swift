import CoreGraphics
import FlipbookMotion
import QuartzCore

/// The tilt of the device, from -1 to 1 in each direction. The views with motion effects follow it with a critically damped spring.
@MainActor package final class DeviceTilt {
    /// The tilt that was set last.
    package private(set) var target = CGPoint.zero
    /// The tilt and the velocity at the time when `target` was set.
    private var (start, startVelocity, startTime) = (CGPoint.zero, CGPoint.zero, 0.0)
    private var displayLink: CADisplayLink?
    /// The views with motion effects.
    private var views: [WeakView] = []

    private struct WeakView { weak var view: UIView? }

    private static let spring = Spring(response: 0.35, dampingRatio: 1)
    /// The motion ends when the distance from the target and the speed per second are smaller than this number.
    private static let restDistance = 0.0005

    /// Tilts the device. Each direction is limited to -1…1. A tilt that is not finite is ignored.
    package func set(_ tilt: CGPoint) {
        guard tilt.isFinite else { return }
        let new = CGPoint(x: min(max(tilt.x, -1), 1), y: min(max(tilt.y, -1), 1))
        guard new != target, let tree = LayerTree.current else { return }
        (start, startVelocity) = (current(at: tree.now), velocity(at: tree.now))
        (target, startTime) = (new, tree.now)
        guard displayLink == nil else { return }
        let link = CADisplayLink { [weak self] in self?.update(at: $0.timestamp) }
        link.add(to: tree)
        displayLink = link
    }

    /// Returns the tilt that the views show at a time.
    private func current(at time: Double) -> CGPoint {
        func value(_ start: CGFloat, _ target: CGFloat, _ velocity: CGFloat) -> CGFloat {
            target + CGFloat(Self.spring.displacement(at: time - startTime, from: Double(start - target), velocity: Double(velocity)))
        }
        return CGPoint(x: value(start.x, target.x, startVelocity.x), y: value(start.y, target.y, startVelocity.y))
    }

    private func velocity(at time: Double) -> CGPoint {
        func value(_ start: CGFloat, _ target: CGFloat, _ velocity: CGFloat) -> CGFloat {
            CGFloat(Self.spring.velocity(at: time - startTime, from: Double(start - target), velocity: Double(velocity)))
        }
        return CGPoint(x: value(start.x, target.x, startVelocity.x), y: value(start.y, target.y, startVelocity.y))
    }

    private func update(at time: Double) {
        var shown = current(at: time)
        let speed = velocity(at: time)
        if shown.distance(to: target) < Self.restDistance, hypot(speed.x, speed.y) < Self.restDistance {
            (shown, start, startVelocity, startTime) = (target, target, .zero, time)
            displayLink?.invalidate()
            displayLink = nil
        }
        views.removeAll { $0.view == nil }
        let offset = UIOffset(horizontal: shown.x, vertical: shown.y)
        for entry in views { entry.view?.applyMotionEffects(for: offset) }
    }

    /// Shows the motion effects again when a view has entered a window. When the view left its previous window, their animations ended.
    func viewDidEnterWindow(_ view: UIView) {
        if views.contains(where: { $0.view === view }), !view.hasMotionAnimations { add(view) }
    }

    /// Adds a view whose motion effects follow the tilt.
    func add(_ view: UIView) {
        if !views.contains(where: { $0.view === view }) { views.append(WeakView(view: view)) }
        guard let tree = view.layer.tree ?? LayerTree.current else { return }
        let shown = current(at: tree.now)
        view.applyMotionEffects(for: UIOffset(horizontal: shown.x, vertical: shown.y))
    }
}
