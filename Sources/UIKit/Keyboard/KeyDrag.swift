import CoreGraphics
import QuartzCore

/// A finger that is drawn along by an arrow key, as long as it is held, but far enough to be a drag.
final class KeyDrag {
    private let hand: Hand
    private var place: CGPoint
    private let way: CGVector
    private let code: UIKeyboardHIDUsage
    private var isHeld = true
    private var frames = 0
    private var link: CADisplayLink?

    /// In points a frame.
    private static let speed: CGFloat = 6
    private static let shortest = 10

    init(_ hand: Hand, from place: CGPoint, _ way: CGVector, _ code: UIKeyboardHIDUsage) {
        (self.hand, self.place, self.way, self.code) = (hand, place, way, code)
        hand.down(at: place, force: 1, finger: FocusGuide.finger)
        let link = CADisplayLink { [weak self] _ in self?.step() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func letGo(_ code: UIKeyboardHIDUsage) { if code == self.code { isHeld = false } }

    private func step() {
        frames += 1
        place = CGPoint(x: place.x + way.dx * Self.speed, y: place.y + way.dy * Self.speed)
        hand.move(to: place, force: 1, finger: FocusGuide.finger)
        if !isHeld, frames >= Self.shortest { stop() }
    }

    func stop() {
        guard let link else { return }
        link.invalidate()
        self.link = nil
        hand.up(FocusGuide.finger)
    }
}
