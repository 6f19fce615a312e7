import Foundation

/// What happened to the touches at one moment: some have changed, the others rest.
public class UIEvent {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

    public var type: EventType { .touches }
    public let timestamp: TimeInterval
    /// All fingers on the screen, also those that rest, and those that leave it just now.
    public let allTouches: Set<UITouch>?

    init(_ touches: [UITouch], time: TimeInterval) {
        allTouches = Set(touches)
        timestamp = time
    }

    public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    public func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { allTouches?.filter { gesture.touches.contains($0) } }
}
