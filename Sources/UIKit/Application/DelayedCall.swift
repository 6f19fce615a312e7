import Foundation
import QuartzCore

/// A call after a number of seconds of the stage's time. The call is not made if this object is released earlier.
///
/// The library uses it instead of `Timer`: on Linux, Foundation never releases a timer, and each touch starts several of them.
final class DelayedCall {
    private var isValid = true

    /// Schedules a call on the first frame at or after a number of seconds from now.
    init(after seconds: TimeInterval, _ action: @escaping () -> Void) {
        let seconds = max(Diagnostics.finite(seconds, or: 1e9, "interval", source: "Timer"), 0.0001)
        UIApplication.shared.timerQueue.add(at: StageTime.now + seconds, isValid: { [weak self] in self?.isValid == true }) { [weak self] in
            self?.isValid = false
            action()
        }
    }

    /// Cancels the call.
    func invalidate() { isValid = false }
}
