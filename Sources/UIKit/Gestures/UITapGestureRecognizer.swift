import Foundation

/// One or several taps with one or several fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    /// A finger may stray so far, stay down so long, and be gone so long between two taps.
    private static let reach: CGFloat = 45
    private static let longest = 0.75
    private static let pause = 0.35

    private var taps = 0
    /// Those of the tap that is being made.
    private var fingers: [UITouch] = []
    private var patience: Timer?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let isFar = sequence.first.map { first in touches.contains { $0.place.distance(to: first.start) > Self.reach } } ?? false
        if fingers.isEmpty { wait(Self.longest) }
        fingers = self.touches
        if fingers.count > numberOfTouchesRequired || (taps > 0 && isFar) { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.place.distance(to: $0.start) > Self.reach }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.allSatisfy(\.isOver) else { return }
        guard fingers.count == numberOfTouchesRequired else { return state = .failed }
        taps += 1
        if taps >= numberOfTapsRequired {
            patience?.invalidate()
            state = .ended
        } else {
            wait(Self.pause)
            fingers = []
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        patience?.invalidate()
        patience = nil
        taps = 0
        fingers = []
    }

    private func wait(_ seconds: TimeInterval) {
        patience?.invalidate()
        patience = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in self?.state = .failed }
    }

    /// One tap is part of two: it does not keep them from being recognized.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    // The fingers have left by the time the tap is recognized, but the action is told where they were.

    open override var numberOfTouches: Int { fingers.count }

    open override func location(in view: UIView?) -> CGPoint {
        guard !fingers.isEmpty else { return super.location(in: view) }
        let count = CGFloat(fingers.count)
        return convert(
            CGPoint(x: fingers.map(\.place.x).reduce(0, +) / count, y: fingers.map(\.place.y).reduce(0, +) / count), to: view)
    }

    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        place(of: touchIndex, among: fingers, in: view)
    }
}
