import CoreGraphics

/// A finger on the screen, from its first contact until it is lifted.
@preconcurrency @MainActor public final class UITouch: NSObject {
    /// The phase of a touch.
    nonisolated public enum Phase: Int, Sendable {
        /// The finger has touched the screen.
        case began
        /// The finger has moved.
        case moved
        /// The finger is on the screen, and has not moved.
        case stationary
        /// The finger was lifted.
        case ended
        /// The touch was cancelled, for example by the system.
        case cancelled
    }
    /// The type of a touch.
    nonisolated public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct
        /// A finger on another device.
        case indirect
        /// A pencil.
        case pencil
        /// A mouse or a touchpad.
        case indirectPointer
    }

    /// The phase of the touch.
    public internal(set) var phase = Phase.began
    /// The time of the last change in seconds.
    public internal(set) var timestamp: TimeInterval
    /// The number of taps in quick succession at nearly the same location, including this touch.
    public package(set) var tapCount = 1
    /// The type of the touch, which is always `direct`.
    public let type = TouchType.direct
    /// The view in which the touch began. It does not change during the touch. The value is nil if no view receives the touch.
    public internal(set) weak var view: UIView?
    /// The window in which the touch began. The touch does not retain it, because a view that stores the touch would then retain its own
    /// window.
    public private(set) weak var window: UIWindow?
    /// The recognizers that receive the touch. The recognizers of the innermost view are first.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    /// The force. An ordinary touch has the force 1.
    public package(set) var force: CGFloat
    /// The maximum possible force.
    public let maximumPossibleForce: CGFloat = 20.0 / 3
    /// The radius of the finger in points, which is constant.
    public let majorRadius: CGFloat = 20

    /// The location in the window's coordinates.
    package internal(set) var windowLocation: CGPoint
    /// The location before the last change, in the window's coordinates.
    var previousWindowLocation: CGPoint
    /// The location at the beginning, in the window's coordinates.
    let startLocation: CGPoint
    /// The time at which the touch began, in seconds.
    let startTime: TimeInterval

    package init(
        at location: CGPoint, force: CGFloat, in window: UIWindow?, view: UIView?, phase: Phase = .began, tapCount: Int = 1,
        time: TimeInterval
    ) {
        self.windowLocation = location
        previousWindowLocation = location
        startLocation = location
        startTime = time
        self.force = force
        self.window = window
        self.view = view
        self.phase = phase
        self.tapCount = tapCount
        timestamp = time
    }

    /// Releases the recognizers of a touch that never ends. Otherwise the touch and its recognizers would retain each other.
    func discard() {
        window = nil
        gestureRecognizers = nil
    }

    /// Returns the location in a view's coordinates. Nil means the window's coordinates.
    public func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }
    /// Returns the location before the last change, in a view's coordinates.
    public func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }
    /// Returns the same as `location(in:)`.
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Returns the same as `previousLocation(in:)`.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Whether the touch has ended or was cancelled.
    var hasEnded: Bool { phase == .ended || phase == .cancelled }

    /// Returns a point of the window in a view's coordinates. If the touch has no window, the point is in the coordinates of the topmost
    /// superview of the view.
    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { (view ?? window)?.convert(point, from: window) ?? point }

    /// Sets the next location and phase.
    package func advance(to location: CGPoint, _ phase: Phase, time: TimeInterval) {
        previousWindowLocation = self.windowLocation
        self.windowLocation = location
        self.phase = phase
        timestamp = time
    }
}
