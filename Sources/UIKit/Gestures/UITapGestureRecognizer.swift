import Foundation

/// Recognizes one or more taps with one or more touches.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    nonisolated deinit {}

    /// The number of taps.
    open var numberOfTapsRequired = 1
    /// The number of touches of each tap.
    open var numberOfTouchesRequired = 1

    /// The maximum movement in points of a touch, and the maximum distance between two taps.
    private static let allowableMovement: CGFloat = 45
    /// The maximum duration of a tap in seconds.
    private static let maximumTapDuration = 0.75
    /// The maximum time between two taps in seconds.
    private static let maximumTapInterval = 0.35

    private var tapCount = 0
    /// The touches of the current tap.
    private var tapTouches: [UITouch] = []
    /// The locations in the window at which the touches of the earlier taps began.
    private var earlierLocations: [CGPoint] = []
    private var timer: DelayedCall?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // Each touch must be near the location of any touch of the earlier taps.
        let isFar = touches.contains { touch in
            earlierLocations.allSatisfy { touch.windowLocation.distance(to: $0) > Self.allowableMovement }
        }
        if tapTouches.isEmpty { startTimer(Self.maximumTapDuration) }
        tapTouches = self.touches
        if tapTouches.count > numberOfTouchesRequired || (tapCount > 0 && isFar) { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.windowLocation.distance(to: $0.startLocation) > Self.allowableMovement }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tapTouches.allSatisfy(\.hasEnded) else { return }
        guard tapTouches.count == numberOfTouchesRequired else { return state = .failed }
        tapCount += 1
        if tapCount >= numberOfTapsRequired {
            timer?.invalidate()
            state = .ended
        } else {
            startTimer(Self.maximumTapInterval)
            earlierLocations += tapTouches.map(\.startLocation)
            tapTouches = []
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        timer?.invalidate()
        timer = nil
        tapCount = 0
        tapTouches = []
        earlierLocations = []
    }

    /// Fails the gesture after a number of seconds, unless the timer is started again or the gesture is reset.
    private func startTimer(_ seconds: TimeInterval) {
        timer?.invalidate()
        timer = DelayedCall(after: seconds) { [weak self] in self?.state = .failed }
    }

    /// Returns whether this gesture makes the other gesture fail. A tap does not prevent a recognizer that requires
    /// more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    // When the tap is recognized, its touches have ended. Actions can still get the number and the locations of
    // these touches.

    open override var numberOfTouches: Int { tapTouches.count }

    open override func location(in view: UIView?) -> CGPoint {
        guard !tapTouches.isEmpty else { return super.location(in: view) }
        let count = CGFloat(tapTouches.count)
        return convert(
            CGPoint(x: tapTouches.map(\.windowLocation.x).reduce(0, +) / count, y: tapTouches.map(\.windowLocation.y).reduce(0, +) / count),
            to: view)
    }

    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        location(of: touchIndex, among: tapTouches, in: view)
    }
}
