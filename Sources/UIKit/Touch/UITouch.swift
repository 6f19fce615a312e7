import CoreGraphics

/// A finger on the screen, from when it comes down until it leaves.
public final class UITouch: Hashable {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

    public internal(set) var phase = Phase.began
    public internal(set) var timestamp: TimeInterval
    /// Taps that follow each other quickly and closely are counted together.
    public internal(set) var tapCount = 1
    public let type = TouchType.direct
    /// A touch stays with the view that it came down on; nil where touches get lost.
    public internal(set) weak var view: UIView?
    public let window: UIWindow?
    /// Those that watch this touch, the innermost view's first.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    /// 1 is an ordinary touch.
    public internal(set) var force: CGFloat
    public let maximumPossibleForce: CGFloat = 20.0 / 3
    public let majorRadius: CGFloat = 20

    /// In the window's coordinates.
    var place: CGPoint
    var lastPlace: CGPoint
    let start: CGPoint

    init(at place: CGPoint, force: CGFloat, in window: UIWindow, view: UIView?, time: TimeInterval) {
        self.place = place
        lastPlace = place
        start = place
        self.force = force
        self.window = window
        self.view = view
        timestamp = time
    }

    /// Nil means the window's coordinates.
    public func location(in view: UIView?) -> CGPoint { (view ?? window)?.convert(place, from: window) ?? place }
    public func previousLocation(in view: UIView?) -> CGPoint { (view ?? window)?.convert(lastPlace, from: window) ?? lastPlace }
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    var isOver: Bool { phase == .ended || phase == .cancelled }

    func advance(to place: CGPoint, _ phase: Phase, time: TimeInterval) {
        lastPlace = self.place
        self.place = place
        self.phase = phase
        timestamp = time
    }

    nonisolated public static func == (a: UITouch, b: UITouch) -> Bool { a === b }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
