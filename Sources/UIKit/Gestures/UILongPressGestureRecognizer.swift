import Foundation

/// Recognizes one or more touches that are held.
///
/// The gesture begins after `minimumPressDuration`, changes when a touch moves, and ends when the first touch ends.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    nonisolated deinit {}

    /// The time in seconds for which the touches are held before the gesture begins.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum movement in points of a touch before the gesture begins.
    open var allowableMovement: CGFloat = 10
    /// The number of taps before the press.
    open var numberOfTapsRequired = 0
    /// The number of touches that must be held.
    open var numberOfTouchesRequired = 1

    /// The maximum duration in seconds of a tap before the press, and of the pause after it.
    private static let tapInterval = 0.35

    private var tapCount = 0
    /// The touches of the current tap or press.
    private var currentTouches: [UITouch] = []
    private var timer: DelayedCall?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        currentTouches = self.touches
        if currentTouches.count > numberOfTouchesRequired { return state = .failed }
        guard currentTouches.count == numberOfTouchesRequired else { return }
        if tapCount < numberOfTapsRequired {
            startTimer(Self.tapInterval) { $0.state = .failed }
        } else {
            startTimer(minimumPressDuration) { $0.state = .began }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible:
            if touches.contains(where: { $0.windowLocation.distance(to: $0.startLocation) > allowableMovement }) { state = .failed }
        case .began, .changed:
            state = .changed
        case .ended, .cancelled, .failed:
            break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .ended }
        guard tapCount < numberOfTapsRequired else { return state = .failed }
        guard currentTouches.allSatisfy(\.hasEnded) else { return }
        tapCount += 1
        currentTouches = []
        startTimer(Self.tapInterval) { $0.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        timer?.invalidate()
        timer = nil
        tapCount = 0
        currentTouches = []
    }

    /// Calls a closure after a number of seconds, unless the timer is started again or the gesture is reset.
    private func startTimer(_ seconds: TimeInterval, _ action: @escaping (UILongPressGestureRecognizer) -> Void) {
        timer?.invalidate()
        timer = DelayedCall(after: seconds) { [weak self] in self.map(action) }
    }
}
