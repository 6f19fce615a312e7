import Foundation

/// A key press, from the moment when the key goes down until it goes up.
@preconcurrency @MainActor public final class UIPress: NSObject {
    /// The phase of a press.
    ///
    /// Differs from Apple: only `began` and `ended` occur.
    nonisolated public enum Phase: Int, Sendable {
        /// The key was pressed.
        case began
        /// The force has changed.
        case changed
        /// The key is pressed, and nothing has changed.
        case stationary
        /// The key was released.
        case ended
        /// The press was cancelled, for example by the system.
        case cancelled
    }

    /// The phase of the press.
    public internal(set) var phase = Phase.began
    /// The time of the last change, in seconds.
    public internal(set) var timestamp: TimeInterval
    /// The key that was pressed.
    public let key: UIKey?
    /// The key window at the time of the press.
    public let window: UIWindow?
    /// The responder that was notified of the beginning of the press. It is also notified of the end.
    public internal(set) weak var responder: UIResponder?
    /// The force of the press, which is always 0 for keys.
    public let force: CGFloat = 0

    let stroke: KeyStroke

    package init(_ stroke: KeyStroke, in window: UIWindow?, responder: UIResponder?, phase: Phase = .began, time: TimeInterval) {
        self.stroke = stroke
        key = UIKey(stroke)
        self.window = window
        self.responder = responder
        self.phase = phase
        timestamp = time
    }
}
