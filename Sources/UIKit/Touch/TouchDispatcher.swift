import QuartzCore

/// The touches on an application's windows, and their delivery.
///
/// The fingers are controlled by a stage, the mouse, or the keyboard. Each touch is delivered first to the recognizers of the touched view
/// and of its superviews, and then to the view.
package final class TouchDispatcher {
    /// The new location and force of a finger.
    package struct FingerUpdate {
        /// The number that identifies the finger.
        package var finger: Int
        /// The location in the screen's coordinates.
        package var location: CGPoint
        /// The force. An ordinary touch has the force 1.
        package var force: CGFloat

        /// Creates an update.
        package init(finger: Int, location: CGPoint, force: CGFloat = 1) {
            (self.finger, self.location, self.force) = (finger, location, force)
        }
    }

    private unowned let application: UIApplication
    private var touchDeliveries: [TouchDelivery] = []
    /// The recognizers that receive the current touches, in the order of delivery.
    private(set) var activeRecognizers: [UIGestureRecognizer] = []
    /// The number of nested deliveries that are being executed. It can be greater than 1, because a delivery can cause another delivery.
    private var deliveryDepth = 0
    private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

    /// The maximum time between taps that are counted together, in seconds.
    private static let multiTapInterval = 0.35
    /// The maximum distance between taps that are counted together, in points.
    private static let multiTapDistance: CGFloat = 30

    init(_ application: UIApplication) { self.application = application }

    /// Whether any finger is on the screen.
    package var hasFingersDown: Bool { touchDeliveries.contains { $0.finger != nil } }
    /// Whether the given finger is on the screen.
    package func isDown(_ finger: Int) -> Bool { delivery(for: finger) != nil }

    /// The location on the screen of the finger that touched the screen last, or nil if there is none.
    var latestTouchScreenLocation: CGPoint? {
        guard let touch = touchDeliveries.last(where: { $0.finger != nil })?.touch else { return nil }
        return touch.window?.convertToScreen(touch.windowLocation) ?? touch.windowLocation
    }

    /// A press that is in progress: its finger, location and force.
    package struct Press {
        /// The number that identifies the finger.
        package let finger: Int
        /// The location in the window's coordinates.
        package let location: CGPoint
        /// The force of the press.
        package let force: CGFloat
    }

    /// The press that a preview recognizer is following, or nil.
    package var currentPress: Press? {
        for case let recognizer as PreviewPressGestureRecognizer in activeRecognizers {
            guard let force = recognizer.force, let touch = recognizer.touches.first else { continue }
            if let finger = touchDeliveries.first(where: { $0.touch === touch })?.finger {
                return Press(finger: finger, location: touch.windowLocation, force: force)
            }
        }
        return nil
    }

    // MARK: - Fingers

    /// Puts a finger down on the frontmost view at a location.
    package func touchDown(at location: CGPoint, force: CGFloat, finger: Int = 0) {
        touchDown([FingerUpdate(finger: finger, location: location, force: force)])
    }

    /// Puts several fingers down together.
    package func touchDown(_ updates: [FingerUpdate]) {
        for update in updates { cancel(update.finger) }
        if updates.contains(where: { $0.finger != FocusSystem.simulatedFinger }) { application.keyboard.touchDidBegin() }
        let touches = updates.compactMap(beginTouch)
        if !touches.isEmpty { send(touches) }
    }

    /// Moves a finger.
    package func move(to location: CGPoint, force: CGFloat, finger: Int = 0) {
        move([FingerUpdate(finger: finger, location: location, force: force)])
    }

    /// Moves several fingers together. Fingers whose location and force are unchanged do not cause an event.
    package func move(_ updates: [FingerUpdate]) {
        let touches = updates.compactMap { update -> UITouch? in
            guard let touch = delivery(for: update.finger)?.touch else { return nil }
            let location = touch.window?.convertFromScreen(update.location) ?? update.location
            guard location != touch.windowLocation || update.force != touch.force else { return nil }
            touch.advance(to: location, .moved, time: now)
            touch.force = update.force
            return touch
        }
        if !touches.isEmpty { send(touches) }
    }

    /// Lifts a finger.
    package func touchUp(_ finger: Int = 0) { touchUp([finger]) }
    /// Lifts several fingers together.
    package func touchUp(_ fingers: [Int]) { endTouches(of: fingers, phase: .ended) }

    /// Cancels the touch of a finger.
    package func cancel(_ finger: Int) { endTouches(of: [finger], phase: .cancelled) }
    /// Cancels all touches.
    package func cancel() { endTouches(of: touchDeliveries.compactMap(\.finger), phase: .cancelled) }

    /// Removes all touches without notifying views or recognizers, because no further frame follows.
    func discardTouches() {
        let touches = touchDeliveries.map(\.touch) + activeRecognizers.flatMap { $0.touches + $0.sequenceTouches }
        for touch in touches { touch.discard() }
        for recognizer in activeRecognizers { recognizer.discardTouches() }
        (touchDeliveries, activeRecognizers) = ([], [])
    }

    /// Ends the touches of fingers with the phase `ended` or `cancelled`.
    private func endTouches(of fingers: [Int], phase: UITouch.Phase) {
        let endedDeliveries = fingers.compactMap(delivery)
        guard !endedDeliveries.isEmpty else { return }
        for delivery in endedDeliveries {
            delivery.touch.advance(to: delivery.touch.windowLocation, phase, time: now)
            lastTap = phase == .ended ? tapValues(delivery.touch) : nil
        }
        send(endedDeliveries.map(\.touch), ending: endedDeliveries)
        guard phase == .ended else { return }
        for delivery in endedDeliveries { StatusBarTap.touchDidEnd(delivery.touch, in: application) }
    }

    /// Creates the touch of a finger that touches the screen. Returns nil if there is no visible window or if the application ignores
    /// touches.
    private func beginTouch(_ update: FingerUpdate) -> UITouch? {
        guard !application.isIgnoringInteractionEvents else { return nil }
        let visible = application.windows.filter { !$0.isHidden }
        var hit: UIView?
        let window =
            visible.last {
                hit = $0.hitTest($0.convertFromScreen(update.location), with: nil); return hit != nil
            } ?? visible.last
        guard let window, !isBlockedByExclusiveTouch(hit, in: window) else { return nil }
        let touch = UITouch(
            at: window.convertFromScreen(update.location), force: update.force, in: window,
            view: hit.flatMap { $0.isInteractionBlockedByAnimation ? nil : $0 },
            time: now)
        touch.tapCount = tapCount(at: touch.windowLocation)
        touchDeliveries.append(TouchDelivery(touch, finger: update.finger))
        return touch
    }

    /// Whether a view must not be touched, because another view of its window is touched, and one of the two views has exclusive touches.
    private func isBlockedByExclusiveTouch(_ view: UIView?, in window: UIWindow) -> Bool {
        touchDeliveries.contains { delivery in
            guard delivery.finger != nil, delivery.touch.window === window, let touched = delivery.touch.view, touched !== view else {
                return false
            }
            return touched.isExclusiveTouch || view?.isExclusiveTouch == true
        }
    }

    /// Returns the tap count of a touch that begins at a location. The location is in the window's coordinates, as is the location of the
    /// last tap.
    private func tapCount(at location: CGPoint) -> Int {
        guard let lastTap, now - lastTap.time < Self.multiTapInterval, lastTap.location.distance(to: location) < Self.multiTapDistance
        else {
            return 1
        }
        return lastTap.count + 1
    }

    /// Returns the location, the time, and the tap count of a tap that has just ended. Returns nil if the touch has moved too far; then the
    /// next tap is treated as a first tap.
    private func tapValues(_ touch: UITouch) -> (CGPoint, TimeInterval, Int)? {
        touch.windowLocation.distance(to: touch.startLocation) < Self.multiTapDistance
            ? (touch.windowLocation, touch.timestamp, touch.tapCount) : nil
    }

    /// The current time of the application's layer tree, in seconds.
    var now: TimeInterval { application.screen.tree.now }
    /// Whether the view of the touch has received its beginning.
    func hasDelivered(_ touch: UITouch) -> Bool { touchDeliveries.contains { $0.touch === touch && $0.isDelivered } }

    private func delivery(for finger: Int) -> TouchDelivery? { touchDeliveries.first { $0.finger == finger } }

    // MARK: - Delivery

    /// Sends an event with the changed touches to their windows.
    private func send(_ changed: [UITouch], ending endingDeliveries: [TouchDelivery] = []) {
        let activeTouches = touchDeliveries.filter { $0.finger != nil }.map(\.touch)
        for touch in activeTouches where !changed.contains(touch) { touch.phase = .stationary }
        for delivery in endingDeliveries { delivery.finger = nil }
        let event = UIEvent(activeTouches, time: now)
        var windows: [UIWindow] = []
        for window in changed.compactMap(\.window) where !windows.contains(window) { windows.append(window) }
        for window in windows { window.sendEvent(event) }
    }

    /// Delivers an event to a window. The gesture recognizers receive the changed touches first, then the views.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        let changedDeliveries = touchDeliveries.filter {
            $0.touch.window === window && $0.touch.phase != .stationary && event.allTouches?.contains($0.touch) == true
        }
        deliveryDepth += 1
        discardRecognizersOfReleasedViews()
        for delivery in changedDeliveries where delivery.touch.phase == .began { addRecognizers(for: delivery.touch, event) }
        let touches = changedDeliveries.map(\.touch)
        for recognizer in activeRecognizers where !recognizer.hasLostView { recognizer.handle(touches, event) }
        deliverToViews(changedDeliveries, event)
        deliveryDepth -= 1
        updateDeliveries()
    }

    /// Adds the touch to the recognizers of its view and of the view's superviews.
    private func addRecognizers(for touch: UITouch, _ event: UIEvent) {
        var next = touch.view
        while let view = next {
            for recognizer in view.gestureRecognizers ?? [] where recognizer.accepts(touch, event) {
                recognizer.addTouch(touch, self)
                if !activeRecognizers.contains(object: recognizer) { activeRecognizers.append(recognizer) }
            }
            next = view.superview
        }
    }

    /// Delivers the changed touches to their views, if the recognizers allow it.
    private func deliverToViews(_ changed: [TouchDelivery], _ event: UIEvent) {
        for delivery in changed where delivery.touch.phase == .began { delivery.begin(among: touchDeliveries) }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let phaseDeliveries = changed.filter { $0.touch.phase == phase && $0.shouldDeliverNow }
            var views: [UIView] = []
            for view in phaseDeliveries.compactMap(\.touch.view) where !views.contains(object: view) { views.append(view) }
            for view in views {
                let viewDeliveries = phaseDeliveries.filter { $0.touch.view === view }
                for delivery in viewDeliveries { delivery.recordPhase(phase) }
                view.callTouchesMethod(for: phase, touches: Set(viewDeliveries.map(\.touch)), event: event)
            }
        }
    }

    /// Called when a recognizer has recognized its gesture. From now on, the views do not receive its touches.
    func claim(_ touches: [UITouch]) {
        for delivery in touchDeliveries where touches.contains(delivery.touch) { delivery.isClaimed = true }
    }

    /// Removes the recognizers whose views have been released, without calling them.
    private func discardRecognizersOfReleasedViews() {
        for recognizer in activeRecognizers where recognizer.hasLostView {
            for touch in recognizer.sequenceTouches { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
            recognizer.discardTouches()
        }
        activeRecognizers.removeAll(where: \.hasLostView)
    }

    /// Applies the new states of the recognizers: cancels touches in views, delivers delayed touches, and resets recognizers.
    func updateDeliveries() {
        guard deliveryDepth == 0 else { return }
        deliveryDepth += 1
        discardRecognizersOfReleasedViews()
        for delivery in touchDeliveries { delivery.update(now: now) }
        for recognizer in activeRecognizers where recognizer.canReset && !recognizer.hasLostView {
            recognizer.resetToPossible()
            activeRecognizers.removeAll { $0 === recognizer }
        }
        touchDeliveries.removeAll { $0.finger == nil && $0.isFinished }
        deliveryDepth -= 1
    }
}

extension UIWindow {
    /// Converts a point of the screen to the coordinates of the window. While the window rotates, its new coordinates are used.
    package func convertFromScreen(_ point: CGPoint) -> CGPoint {
        let frame = layer.frame
        return CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    }

    /// Converts a point of the window to the coordinates of the screen, in which touches have their locations.
    package func convertToScreen(_ point: CGPoint) -> CGPoint {
        let frame = layer.frame
        return CGPoint(x: point.x + frame.minX - bounds.minX, y: point.y + frame.minY - bounds.minY)
    }
}

extension UIResponder {
    /// Calls the touches method for a phase.
    func callTouchesMethod(for phase: UITouch.Phase, touches: Set<UITouch>, event: UIEvent) {
        let layer = (self as? UIView)?.layer
        switch phase {
        case .began: Activity.perform(Activity(.touch, "touchesBegan", of: layer)) { touchesBegan(touches, with: event) }
        case .moved: Activity.perform(Activity(.touch, "touchesMoved", of: layer)) { touchesMoved(touches, with: event) }
        case .ended: Activity.perform(Activity(.touch, "touchesEnded", of: layer)) { touchesEnded(touches, with: event) }
        case .cancelled: Activity.perform(Activity(.touch, "touchesCancelled", of: layer)) { touchesCancelled(touches, with: event) }
        case .stationary: break
        }
    }
}

nonisolated extension CGPoint {
    /// Returns the distance between two points.
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
