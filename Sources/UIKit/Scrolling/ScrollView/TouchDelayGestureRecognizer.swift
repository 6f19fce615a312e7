/// Delays touches on the content for a short time. If a touch becomes a drag during this time, the content does not receive the touch.
final class TouchDelayGestureRecognizer: UIGestureRecognizer {
    /// The delay, in seconds.
    private static let delay = 0.15
    private var timer: DelayedCall?

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        cancelsTouchesInView = false
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard timer == nil else { return }
        timer = DelayedCall(after: Self.delay) { [weak self] in self?.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        super.reset()
        timer?.invalidate()
        timer = nil
    }
}
