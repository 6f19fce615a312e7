import Foundation

/// The state of all touches at one time. Some touches have changed, and the others are stationary.
@preconcurrency @MainActor public class UIEvent: NSObject {
    /// The type of an event.
    nonisolated public enum EventType: Int, Sendable {
        /// Touches.
        case touches
        /// A movement of the device.
        case motion
        /// A command of a remote control.
        case remoteControl
        /// Keys.
        case presses
    }

    /// The type of the event. Key presses are sent as `UIPressesEvent`.
    public var type: EventType { .touches }
    /// The time of the event in seconds.
    public let timestamp: TimeInterval
    /// All touches on the screen, including stationary touches and touches that are just ending.
    public let allTouches: Set<UITouch>?

    package init(_ touches: [UITouch], time: TimeInterval) {
        allTouches = Set(touches)
        timestamp = time
    }

    /// Returns the touches that began in a view.
    public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    /// Returns the touches that began in a window.
    public func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    /// Returns the touches that a gesture recognizer receives.
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { allTouches?.filter { gesture.touches.contains($0) } }
}
