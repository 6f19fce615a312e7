import Foundation

// The methods that `TouchDispatcher` calls.
extension UIGestureRecognizer {
    /// Whether the gesture receives a touch that has just begun.
    func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, receivesTouches, allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)) else { return false }
        if requiresExclusiveTouchType, let first = touches.first, first.type != touch.type { return false }
        return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
            && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Adds a touch that the gesture accepts.
    func addTouch(_ touch: UITouch, _ dispatcher: TouchDispatcher) {
        self.dispatcher = dispatcher
        touches.append(touch)
        sequenceTouches.append(touch)
        touch.gestureRecognizers?.append(self)
    }

    /// Whether the gesture receives touches. A gesture that has ended, but is waiting until another gesture has failed, does not receive
    /// touches.
    private var receivesTouches: Bool { (currentState == .possible && pendingState != .ended) || isInProgress }

    /// Whether a continuous gesture is in progress.
    var isInProgress: Bool { currentState == .began || currentState == .changed }

    /// Whether the gesture has neither been recognized nor failed.
    var isPossible: Bool { currentState == .possible }

    /// Whether the gesture has ended or failed, and all of its touches have ended.
    var canReset: Bool { touches.isEmpty && !isPossible && !isInProgress }

    /// Handles the touches of an event that belong to this gesture.
    func handle(_ changed: [UITouch], _ event: UIEvent) {
        let ownTouches = changed.filter { touches.contains($0) }
        guard !ownTouches.isEmpty else { return }
        updateCentroid(touches)
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let phaseTouches = Set(ownTouches.filter { $0.phase == phase })
            if !phaseTouches.isEmpty, receivesTouches { deliver(phase, phaseTouches, event) }
        }
        touches.removeAll(where: \.hasEnded)
        updateCentroid(touches)
        if touches.isEmpty, ownTouches.contains(where: { $0.phase == .cancelled }), isPossible || isInProgress { state = .cancelled }
    }

    /// Calls the method for a phase.
    private func deliver(_ phase: UITouch.Phase, _ phaseTouches: Set<UITouch>, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(phaseTouches, with: event)
        case .moved: touchesMoved(phaseTouches, with: event)
        case .ended: touchesEnded(phaseTouches, with: event)
        case .cancelled: touchesCancelled(phaseTouches, with: event)
        case .stationary: break
        }
    }

    /// Sets the centroid to the average location of the touches.
    private func updateCentroid(_ touches: [UITouch]) {
        guard !touches.isEmpty else { return }
        let count = CGFloat(touches.count)
        centroid = CGPoint(x: touches.map(\.windowLocation.x).reduce(0, +) / count, y: touches.map(\.windowLocation.y).reduce(0, +) / count)
    }

    /// Resets the gesture to `possible`.
    func resetToPossible() {
        reset()
        currentState = .possible
        pendingState = nil
        discardTouches()
    }

    /// Removes all touches from the recognizer.
    func discardTouches() {
        touches = []
        sequenceTouches = []
        dispatcher = nil
    }

    /// Stops receiving the current touches. The gesture is cancelled if it is in progress, and fails if it has not begun.
    func abortRecognition() {
        touches = []
        if !sequenceTouches.isEmpty { state = isInProgress ? .cancelled : .failed }
        dispatcher?.updateDeliveries()
    }
}
