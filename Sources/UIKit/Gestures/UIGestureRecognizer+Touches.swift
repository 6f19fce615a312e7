import Foundation

/// What the hand does with recognizers.
extension UIGestureRecognizer {
    /// Whether the gesture wants to see a touch that has just come down.
    func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, hears, allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)) else { return false }
        if requiresExclusiveTouchType, let first = touches.first, first.type != touch.type { return false }
        return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
            && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    func join(_ touch: UITouch, _ hand: Hand) {
        self.hand = hand
        touches.append(touch)
        sequence.append(touch)
        touch.gestureRecognizers?.append(self)
    }

    /// Who waits for another gesture to fail, with nothing left to see, sees nothing.
    private var hears: Bool { (current == .possible && pending != .ended) || isUnderWay }

    var isUnderWay: Bool { current == .began || current == .changed }

    /// It may still be this gesture, or not.
    var isUndecided: Bool { current == .possible }

    /// Ended or failed, and no finger is left.
    var isDone: Bool { touches.isEmpty && !isUndecided && !isUnderWay }

    /// The part of an event that is this gesture's.
    func take(_ changed: [UITouch], _ event: UIEvent) {
        let mine = changed.filter { touches.contains($0) }
        guard !mine.isEmpty else { return }
        center(touches)
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let group = Set(mine.filter { $0.phase == phase })
            if !group.isEmpty, hears { tell(phase, group, event) }
        }
        touches.removeAll(where: \.isOver)
        center(touches)
        if touches.isEmpty, mine.contains(where: { $0.phase == .cancelled }), isUndecided || isUnderWay { state = .cancelled }
    }

    private func tell(_ phase: UITouch.Phase, _ group: Set<UITouch>, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(group, with: event)
        case .moved: touchesMoved(group, with: event)
        case .ended: touchesEnded(group, with: event)
        case .cancelled: touchesCancelled(group, with: event)
        case .stationary: break
        }
    }

    private func center(_ touches: [UITouch]) {
        guard !touches.isEmpty else { return }
        let count = CGFloat(touches.count)
        centroid = CGPoint(x: touches.map(\.place.x).reduce(0, +) / count, y: touches.map(\.place.y).reduce(0, +) / count)
    }

    /// Everything is over, and the gesture may be made again.
    func beginAnew() {
        reset()
        current = .possible
        pending = nil
        touches = []
        sequence = []
        hand = nil
    }

    /// No finger is followed any longer, and what was under way is cancelled.
    func abandon() {
        touches = []
        if !sequence.isEmpty { state = isUnderWay ? .cancelled : .failed }
        hand?.settle()
    }
}
