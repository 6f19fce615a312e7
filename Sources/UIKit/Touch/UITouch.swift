import CoreGraphics

/// A finger on the screen, from when it comes down until it leaves.
public final class UITouch: Hashable {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

    public internal(set) var phase = Phase.began
    public internal(set) var timestamp: TimeInterval
    public internal(set) var tapCount = 1
    /// A touch stays with the view that it came down on.
    public internal(set) weak var view: UIView?
    public let window: UIWindow?
    /// 1 is an ordinary touch.
    public internal(set) var force: CGFloat
    public let maximumPossibleForce: CGFloat = 20.0 / 3

    var place: CGPoint
    var lastPlace: CGPoint

    init(at place: CGPoint, force: CGFloat, in window: UIWindow, view: UIView?, time: TimeInterval) {
        self.place = place
        lastPlace = place
        self.force = force
        self.window = window
        self.view = view
        timestamp = time
    }

    /// Nil means the window's coordinates.
    public func location(in view: UIView?) -> CGPoint { (view ?? window)?.convert(place, from: window) ?? place }
    public func previousLocation(in view: UIView?) -> CGPoint { (view ?? window)?.convert(lastPlace, from: window) ?? lastPlace }

    nonisolated public static func == (a: UITouch, b: UITouch) -> Bool { a === b }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public typealias UITouchPhase = UITouch.Phase

/// What happened to the touches in one frame.
public class UIEvent {
    public let timestamp: TimeInterval
    public let allTouches: Set<UITouch>?

    init(_ touches: Set<UITouch>, time: TimeInterval) {
        allTouches = touches
        timestamp = time
    }

    public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
