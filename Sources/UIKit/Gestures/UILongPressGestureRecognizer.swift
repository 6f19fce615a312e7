import Foundation

/// One or several fingers stay down. It begins after its time, follows the fingers, and ends when they leave.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    /// So far a finger may stray before it begins.
    open var allowableMovement: CGFloat = 10
    /// So many taps go before.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1

    /// A tap that goes before is that short, and the next finger comes that soon.
    private static let pause = 0.35

    private var taps = 0
    private var fingers: [UITouch] = []
    private var patience: Timer?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        fingers = self.touches
        if fingers.count > numberOfTouchesRequired { return state = .failed }
        guard fingers.count == numberOfTouchesRequired else { return }
        if taps < numberOfTapsRequired {
            wait(Self.pause) { $0.state = .failed }
        } else {
            wait(minimumPressDuration) { $0.state = .began }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible:
            if touches.contains(where: { $0.place.distance(to: $0.start) > allowableMovement }) { state = .failed }
        case .began, .changed:
            state = .changed
        case .ended, .cancelled, .failed:
            break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .ended }
        guard taps < numberOfTapsRequired else { return state = .failed }
        guard fingers.allSatisfy(\.isOver) else { return }
        taps += 1
        fingers = []
        wait(Self.pause) { $0.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        patience?.invalidate()
        patience = nil
        taps = 0
        fingers = []
    }

    private func wait(_ seconds: TimeInterval, _ then: @escaping (UILongPressGestureRecognizer) -> Void) {
        patience?.invalidate()
        patience = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in self.map(then) }
    }
}
