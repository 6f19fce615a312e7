import Foundation

/// How far a touch has come with its view. The recognizers see every touch at once; the view may be made to wait for them, or lose it.
final class TouchTrack {
    private enum Telling {
        /// The view has not been told that it began.
        case withheld
        case told
        /// The finger has left, but the view has not been told so.
        case leaving
        case over
    }

    /// A finger that has come no further while its view was not told of it has not moved.
    private static let tremble: CGFloat = 10

    let touch: UITouch
    /// Nil once the finger has left the screen.
    var finger: Int?
    /// Some recognizer has it, and the view is not to have it.
    var isTaken = false
    private var telling = Telling.withheld

    init(_ touch: UITouch, finger: Int) {
        self.touch = touch
        self.finger = finger
    }

    var isOver: Bool { telling == .over }
    /// Whether the view has it.
    var isTold: Bool { telling == .told || telling == .leaving }

    /// A view that does not ask for several touches gets one at a time.
    func begin(among tracks: [TouchTrack]) {
        let isSecond = tracks.contains { $0 !== self && $0.finger != nil && $0.touch.view === touch.view && !$0.isOver }
        if touch.view == nil || (isSecond && touch.view?.isMultipleTouchEnabled == false) { telling = .over }
        if watchers.contains(where: { $0.isUnderWay && $0.cancelsTouchesInView }) { isTaken = true }
    }

    /// Whether the view is told of what has just happened, rather than later or never.
    var hearsNow: Bool {
        guard !isTaken else { return false }
        switch telling {
        case .withheld:
            return touch.phase == .began && !isHeld(by: \.delaysTouchesBegan)
        case .told:
            if touch.phase == .ended, isHeld(by: \.delaysTouchesEnded) {
                telling = .leaving
                return false
            }
            return true
        case .leaving, .over:
            return false
        }
    }

    func note(_ phase: UITouch.Phase) { telling = phase == .ended || phase == .cancelled ? .over : .told }

    /// Looks again after recognizers have made up their minds.
    func settle(now: TimeInterval) {
        guard telling != .over else { return }
        if isTaken || touch.phase == .cancelled { return lose(now) }
        if telling == .withheld, !isHeld(by: \.delaysTouchesBegan) { tellLate(now) }
        if telling == .told, finger == nil { telling = .leaving }
        if telling == .leaving, !isHeld(by: \.delaysTouchesEnded) { tell(.ended, now) }
    }

    private func lose(_ now: TimeInterval) {
        if telling == .withheld { telling = .over } else { tell(.cancelled, now) }
    }

    /// The view hears of the touch where it came down, as if it had been told in time, and then how far it has come since.
    private func tellLate(_ now: TimeInterval) {
        let (place, last) = (touch.place, touch.lastPlace)
        (touch.place, touch.lastPlace) = (touch.start, touch.start)
        tell(.began, now)
        touch.place = place
        if place.distance(to: touch.start) > Self.tremble, telling == .told { tell(.moved, now) }
        touch.lastPlace = last
    }

    /// The touch has its true phase again afterwards: its recognizers may still follow it.
    private func tell(_ phase: UITouch.Phase, _ now: TimeInterval) {
        let truth = touch.phase
        note(phase)
        touch.phase = phase
        touch.view?.hear(phase, [touch], UIEvent([touch], time: now))
        touch.phase = truth
    }

    private var watchers: [UIGestureRecognizer] { touch.gestureRecognizers ?? [] }

    private func isHeld(by wish: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        watchers.contains { $0.isUndecided && $0.sequence.contains(touch) && $0[keyPath: wish] }
    }
}
