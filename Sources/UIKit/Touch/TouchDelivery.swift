import Foundation

/// The delivery of a touch to its view.
///
/// The recognizers receive every touch immediately. They can delay its delivery to the view, or prevent it.
final class TouchDelivery {
    /// The part of the touch that the view has received.
    private enum DeliveryState {
        /// The view has not received the beginning.
        case withheld
        /// The view receives the changes of the touch.
        case delivered
        /// The touch has ended, but the view has not received the end.
        case endPending
        /// The view receives no further phases of the touch.
        case finished
    }

    /// A distance in points. A delayed touch that has moved less than this distance is delivered without a move.
    private static let moveTolerance: CGFloat = 10

    let touch: UITouch
    /// The number of the finger, or nil after the finger has left the screen.
    var finger: Int?
    /// Whether a recognizer has claimed the touch, so that the view does not receive it.
    var isClaimed = false
    private var state = DeliveryState.withheld

    init(_ touch: UITouch, finger: Int) {
        self.touch = touch
        self.finger = finger
    }

    /// Whether the view receives no further phases of the touch.
    var isFinished: Bool { state == .finished }
    /// Whether the view has received the beginning, but not the end.
    var isDelivered: Bool { state == .delivered || state == .endPending }

    /// Prepares the delivery. A view without `isMultipleTouchEnabled` receives one touch at a time. A touch that joins a gesture in
    /// progress is not delivered to the view, if the gesture cancels touches.
    func begin(among deliveries: [TouchDelivery]) {
        let isSecond = deliveries.contains { $0 !== self && $0.finger != nil && $0.touch.view === touch.view && !$0.isFinished }
        if touch.view == nil || (isSecond && touch.view?.isMultipleTouchEnabled == false) { state = .finished }
        if recognizers.contains(where: { $0.isInProgress && $0.cancelsTouchesInView }) { isClaimed = true }
    }

    /// Whether the view receives the current phase of the touch now. If false, it receives the phase later or never.
    ///
    /// Reading this property can change the state: if the delivery of the end is delayed, the state becomes `endPending`.
    var shouldDeliverNow: Bool {
        guard !isClaimed else { return false }
        switch state {
        case .withheld:
            return touch.phase == .began && !isDelayed(by: \.delaysTouchesBegan)
        case .delivered:
            if touch.phase == .ended, isDelayed(by: \.delaysTouchesEnded) {
                state = .endPending
                return false
            }
            return true
        case .endPending, .finished:
            return false
        }
    }

    /// Records the phase that the view receives.
    func recordPhase(_ phase: UITouch.Phase) { state = phase == .ended || phase == .cancelled ? .finished : .delivered }

    /// Updates the delivery after the recognizers have changed their states.
    func update(now: TimeInterval) {
        guard state != .finished else { return }
        if isClaimed || touch.phase == .cancelled { return cancelDelivery(now) }
        if state == .withheld, !isDelayed(by: \.delaysTouchesBegan) { deliverDelayedBeginning(now) }
        if state == .delivered, finger == nil { state = .endPending }
        if state == .endPending, !isDelayed(by: \.delaysTouchesEnded) { deliver(.ended, now) }
    }

    /// Cancels the touch in the view, if the view has received it.
    private func cancelDelivery(_ now: TimeInterval) {
        if state == .withheld { state = .finished } else { deliver(.cancelled, now) }
    }

    /// Delivers the beginning at the location where the touch began, as if it had not been delayed. Then delivers the movement since that
    /// time.
    private func deliverDelayedBeginning(_ now: TimeInterval) {
        let (location, previousLocation) = (touch.windowLocation, touch.previousWindowLocation)
        (touch.windowLocation, touch.previousWindowLocation) = (touch.startLocation, touch.startLocation)
        deliver(.began, now)
        touch.windowLocation = location
        if location.distance(to: touch.startLocation) > Self.moveTolerance, state == .delivered { deliver(.moved, now) }
        touch.previousWindowLocation = previousLocation
    }

    /// Delivers a phase. Then restores the actual phase of the touch, because recognizers may still use it.
    private func deliver(_ phase: UITouch.Phase, _ now: TimeInterval) {
        let actualPhase = touch.phase
        recordPhase(phase)
        touch.phase = phase
        touch.view?.callTouchesMethod(for: phase, touches: [touch], event: UIEvent([touch], time: now))
        touch.phase = actualPhase
    }

    private var recognizers: [UIGestureRecognizer] { touch.gestureRecognizers ?? [] }

    /// Whether a recognizer whose gesture is still possible delays the touch.
    private func isDelayed(by delays: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        recognizers.contains { $0.isPossible && $0.sequenceTouches.contains(touch) && $0[keyPath: delays] }
    }
}
