import Foundation
import UIKit

extension UIPress {
    /// Creates a key press for a test that calls `pressesBegan(_:with:)` or a similar method directly.
    ///
    /// `Stage.key(_:)` and `Stage.type(_:)` create their presses themselves.
    ///
    /// - Parameters:
    ///   - name: The name of the key as in `Stage.key(_:)`, for example `a`, `space` or `shift+tab`. If there is no such key, the
    ///     initializer fails.
    ///   - phase: The phase of the press.
    ///   - timestamp: The time in seconds, or nil for the time of the current stage.
    public convenience init?(key name: String, phase: Phase = .began, timestamp: TimeInterval? = nil) {
        guard let stroke = KeyStroke(named: name) else { return nil }
        self.init(stroke, in: nil, responder: nil, phase: phase, time: timestamp ?? UIScreen.main.tree.now)
    }
}

extension UIPressesEvent {
    /// Creates an event for a test that calls `pressesBegan(_:with:)` or a similar method directly.
    ///
    /// - Parameters:
    ///   - presses: The presses of the event.
    ///   - timestamp: The time in seconds, or nil for the time of the latest press.
    public convenience init(presses: Set<UIPress>, timestamp: TimeInterval? = nil) {
        self.init(presses, time: timestamp ?? presses.map(\.timestamp).max() ?? 0)
    }
}
