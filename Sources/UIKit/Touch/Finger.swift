import QuartzCore

/// The finger that a stage or a mouse moves over an application's windows.
package final class Finger {
    private unowned let application: UIApplication
    private var touch: UITouch?
    private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?

    /// Taps that follow each other so quickly and so closely are counted together.
    private static let tapPause = 0.35
    private static let tapReach: CGFloat = 30

    init(_ application: UIApplication) { self.application = application }

    package var isDown: Bool { touch != nil }

    /// Comes down on the front-most view there.
    package func down(at place: CGPoint, force: CGFloat) {
        cancel()
        guard let window = application.windows.last(where: { !$0.isHidden }) else { return }
        let now = application.screen.tree.now
        let hit = window.hitTest(place, with: nil)
        let touch = UITouch(at: place, force: force, in: window, view: hit.flatMap { $0.swallowsTouches ? nil : $0 }, time: now)
        if let lastTap, now - lastTap.time < Self.tapPause, hypot(lastTap.place.x - place.x, lastTap.place.y - place.y) < Self.tapReach {
            touch.tapCount = lastTap.count + 1
        }
        self.touch = touch
        send(touch) { $0.touchesBegan($1, with: $2) }
    }

    package func move(to place: CGPoint, force: CGFloat) {
        guard let touch, place != touch.place || force != touch.force else { return }
        advance(touch, to: place, .moved)
        touch.force = force
        send(touch) { $0.touchesMoved($1, with: $2) }
    }

    package func up() {
        guard let touch else { return }
        advance(touch, to: touch.place, .ended)
        self.touch = nil
        lastTap = (touch.place, touch.timestamp, touch.tapCount)
        send(touch) { $0.touchesEnded($1, with: $2) }
    }

    /// Taken away by something else.
    package func cancel() {
        guard let touch else { return }
        advance(touch, to: touch.place, .cancelled)
        self.touch = nil
        send(touch) { $0.touchesCancelled($1, with: $2) }
    }

    private func advance(_ touch: UITouch, to place: CGPoint, _ phase: UITouch.Phase) {
        touch.lastPlace = touch.place
        touch.place = place
        touch.phase = phase
        touch.timestamp = application.screen.tree.now
    }

    private func send(_ touch: UITouch, _ call: (UIResponder, Set<UITouch>, UIEvent) -> Void) {
        guard let view = touch.view else { return }
        call(view, [touch], UIEvent([touch], time: touch.timestamp))
    }
}

extension UIView {
    /// While a block without `allowUserInteraction` moves this view or one that it is in, touches on it get lost.
    var swallowsTouches: Bool {
        var next: UIView? = self
        while let view = next {
            if view.layer.isAnimated(where: { ($0 as? AnimationBlock)?.manner.options.contains(.allowUserInteraction) == false }) {
                return true
            }
            next = view.superview
        }
        return false
    }

    /// A point of the superview in this view's coordinates. What an animator moves is hit where it is seen; all else where it will be.
    func hitPoint(_ point: CGPoint, from superview: UIView) -> CGPoint {
        let isSeen = layer.isAnimated { ($0 as? AnimationBlock)?.isHitWhereSeen == true }
        guard isSeen, let inverse = layer.values(at: layer.now).toSuperlayer.inverse else { return convert(point, from: superview) }
        return inverse.apply(point) ?? convert(point, from: superview)
    }
}
