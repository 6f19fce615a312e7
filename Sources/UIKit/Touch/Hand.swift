import QuartzCore

/// The fingers that a stage or a mouse moves over an application's windows, and the delivery of their touches: first to the recognizers on
/// the way from the touched view up to its window, then to the view.
package final class Hand {
    /// Where a finger is to be, and how hard it presses.
    package struct Step {
        package var finger: Int
        package var place: CGPoint
        package var force: CGFloat

        package init(finger: Int, place: CGPoint, force: CGFloat = 1) {
            (self.finger, self.place, self.force) = (finger, place, force)
        }
    }

    private unowned let application: UIApplication
    private var tracks: [TouchTrack] = []
    /// The recognizers that watch touches, in the order in which they are told.
    private(set) var watchers: [UIGestureRecognizer] = []
    private var deliveries = 0
    private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?

    /// Taps that follow each other so quickly and so closely are counted together.
    private static let tapPause = 0.35
    private static let tapReach: CGFloat = 30

    init(_ application: UIApplication) { self.application = application }

    /// Whether any finger is on the screen.
    package var isDown: Bool { tracks.contains { $0.finger != nil } }
    package func isDown(_ finger: Int) -> Bool { track(finger) != nil }

    /// A press that is under way: by which finger, where, and how hard.
    package struct Press {
        package let finger: Int
        package let place: CGPoint
        package let force: CGFloat
    }

    package var press: Press? {
        for case let watcher as PressGestureRecognizer in watchers {
            guard let force = watcher.force, let touch = watcher.touches.first else { continue }
            if let finger = tracks.first(where: { $0.touch == touch })?.finger {
                return Press(finger: finger, place: touch.place, force: force)
            }
        }
        return nil
    }

    // MARK: - Fingers

    /// Comes down on the front-most view there.
    package func down(at place: CGPoint, force: CGFloat, finger: Int = 0) { down([Step(finger: finger, place: place, force: force)]) }

    /// Several fingers come down at once.
    package func down(_ steps: [Step]) {
        for step in steps { cancel(step.finger) }
        if steps.contains(where: { $0.finger != FocusGuide.finger }) { application.keyboard.fingerCame() }
        let touches = steps.compactMap(land)
        if !touches.isEmpty { send(touches) }
    }

    package func move(to place: CGPoint, force: CGFloat, finger: Int = 0) { move([Step(finger: finger, place: place, force: force)]) }

    /// Several fingers move at once. A finger that neither moves nor presses otherwise is not told of.
    package func move(_ steps: [Step]) {
        let touches = steps.compactMap { step -> UITouch? in
            guard let touch = track(step.finger)?.touch, step.place != touch.place || step.force != touch.force else { return nil }
            touch.advance(to: step.place, .moved, time: now)
            touch.force = step.force
            return touch
        }
        if !touches.isEmpty { send(touches) }
    }

    package func up(_ finger: Int = 0) { up([finger]) }
    package func up(_ fingers: [Int]) { lift(fingers, .ended) }

    /// Taken away by something else.
    package func cancel(_ finger: Int) { lift([finger], .cancelled) }
    package func cancel() { lift(tracks.compactMap(\.finger), .cancelled) }

    private func lift(_ fingers: [Int], _ phase: UITouch.Phase) {
        let lifted = fingers.compactMap(track)
        guard !lifted.isEmpty else { return }
        for track in lifted {
            track.touch.advance(to: track.touch.place, phase, time: now)
            lastTap = phase == .ended ? tap(track.touch) : nil
        }
        send(lifted.map(\.touch), leaving: lifted)
    }

    private func land(_ step: Step) -> UITouch? {
        let visible = application.windows.filter { !$0.isHidden }
        var hit: UIView?
        let window =
            visible.last {
                hit = $0.hitTest(step.place, with: nil); return hit != nil
            } ?? visible.last
        guard let window else { return nil }
        let touch = UITouch(
            at: step.place, force: step.force, in: window, view: hit.flatMap { $0.swallowsTouches ? nil : $0 }, time: now)
        touch.tapCount = count(of: step.place)
        tracks.append(TouchTrack(touch, finger: step.finger))
        return touch
    }

    private func count(of place: CGPoint) -> Int {
        guard let lastTap, now - lastTap.time < Self.tapPause, lastTap.place.distance(to: place) < Self.tapReach else { return 1 }
        return lastTap.count + 1
    }

    /// A touch that has wandered was no tap, so that the next one is the first.
    private func tap(_ touch: UITouch) -> (CGPoint, TimeInterval, Int)? {
        touch.place.distance(to: touch.start) < Self.tapReach ? (touch.place, touch.timestamp, touch.tapCount) : nil
    }

    var now: TimeInterval { application.screen.tree.now }
    /// Whether the touch's view has been told of it.
    func hasTold(of touch: UITouch) -> Bool { tracks.contains { $0.touch === touch && $0.isTold } }

    private func track(_ finger: Int) -> TouchTrack? { tracks.first { $0.finger == finger } }

    // MARK: - Delivery

    private func send(_ changed: [UITouch], leaving: [TouchTrack] = []) {
        let present = tracks.filter { $0.finger != nil }.map(\.touch)
        for touch in present where !changed.contains(touch) { touch.phase = .stationary }
        for track in leaving { track.finger = nil }
        let event = UIEvent(present, time: now)
        var windows: [UIWindow] = []
        for window in changed.compactMap(\.window) where !windows.contains(window) { windows.append(window) }
        for window in windows { window.sendEvent(event) }
    }

    /// What a window does with an event: its recognizers see the changed touches first, then the views do.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        let changed = tracks.filter {
            $0.touch.window === window && $0.touch.phase != .stationary && event.allTouches?.contains($0.touch) == true
        }
        deliveries += 1
        for track in changed where track.touch.phase == .began { gatherWatchers(of: track.touch, event) }
        let touches = changed.map(\.touch)
        for watcher in watchers { watcher.take(touches, event) }
        tell(changed, event)
        deliveries -= 1
        settle()
    }

    private func gatherWatchers(of touch: UITouch, _ event: UIEvent) {
        var next = touch.view
        while let view = next {
            for recognizer in view.gestureRecognizers ?? [] where recognizer.accepts(touch, event) {
                recognizer.join(touch, self)
                if !watchers.contains(recognizer) { watchers.append(recognizer) }
            }
            next = view.superview
        }
    }

    private func tell(_ changed: [TouchTrack], _ event: UIEvent) {
        for track in changed where track.touch.phase == .began { track.begin(among: tracks) }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let group = changed.filter { $0.touch.phase == phase && $0.hearsNow }
            var views: [UIView] = []
            for view in group.compactMap(\.touch.view) where !views.contains(view) { views.append(view) }
            for view in views {
                let mine = group.filter { $0.touch.view === view }
                for track in mine { track.note(phase) }
                view.hear(phase, Set(mine.map(\.touch)), event)
            }
        }
    }

    /// A recognizer has recognized: from now on the touches are its own.
    func take(_ touches: [UITouch]) {
        for track in tracks where touches.contains(track.touch) { track.isTaken = true }
    }

    /// Does what the recognizers' new states allow: touches are taken from views or given to them late, and who is done begins anew.
    func settle() {
        guard deliveries == 0 else { return }
        deliveries += 1
        for track in tracks { track.settle(now: now) }
        for watcher in watchers where watcher.isDone {
            watcher.beginAnew()
            watchers.removeAll { $0 === watcher }
        }
        tracks.removeAll { $0.finger == nil && $0.isOver }
        deliveries -= 1
    }
}

extension UIResponder {
    func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary: break
        }
    }
}

nonisolated extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
