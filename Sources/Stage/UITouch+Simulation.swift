import CoreGraphics
import UIKit

extension UITouch {
    /// Creates a touch for a test that calls the methods of a view or of a gesture recognizer directly.
    ///
    /// The methods of `Stage`, such as `tap(at:count:)`, create their touches themselves.
    ///
    /// - Parameters:
    ///   - location: The location in the coordinates of the view.
    ///   - view: The view in which the touch began. It does not need to be in a window.
    ///   - phase: The phase of the touch.
    ///   - tapCount: The number of taps, for example 2 for the second tap of a double tap.
    ///   - force: The force; 1 is an ordinary touch.
    ///   - timestamp: The time in seconds, or nil for the time of the view's stage.
    public convenience init(
        at location: CGPoint, in view: UIView, phase: Phase = .began, tapCount: Int = 1, force: CGFloat = 1,
        timestamp: TimeInterval? = nil
    ) {
        self.init(
            at: view.convert(location, to: nil), force: force, in: view.window, view: view, phase: phase, tapCount: tapCount,
            time: timestamp ?? view.stageTime)
    }

    /// Changes a touch that a test has created. The current location becomes the previous location.
    ///
    /// - Parameters:
    ///   - phase: The new phase.
    ///   - location: The new location in the coordinates of the touch's view, or nil if it is unchanged.
    ///   - force: The new force, or nil if it is unchanged.
    ///   - timestamp: The time in seconds, or nil for the time of the view's stage.
    public func update(_ phase: Phase, at location: CGPoint? = nil, force: CGFloat? = nil, timestamp: TimeInterval? = nil) {
        let newLocation = location.map { view?.convert($0, to: nil) ?? $0 } ?? windowLocation
        advance(to: newLocation, phase, time: timestamp ?? view?.stageTime ?? self.timestamp)
        if let force { self.force = force }
    }
}

extension UIEvent {
    /// Creates an event for a test that calls `touchesBegan(_:with:)` or a similar method directly.
    ///
    /// - Parameters:
    ///   - touches: All touches on the screen.
    ///   - timestamp: The time in seconds, or nil for the time of the latest touch.
    public convenience init(touches: Set<UITouch>, timestamp: TimeInterval? = nil) {
        self.init(Array(touches), time: timestamp ?? touches.map(\.timestamp).max() ?? 0)
    }
}

extension UIView {
    /// The time of the view's stage, or of the current stage if the view has no window.
    fileprivate var stageTime: TimeInterval { (window?.screen ?? .main).tree.now }
}
