import UIKit

extension FlightViewController {
    /// Moves the summary up beyond the top of the screen, and back. Its text changes after half of the duration, while it is not visible.
    ///
    /// The icon is a subview of the label and moves with it.
    func summarySwitch(to text: String) {
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: .beginFromCurrentState,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.45) { self.summary.center.y -= 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.45) { self.summary.center.y += 100 }
            })

        delay(seconds: 0.5) { self.summary.text = text }
    }
}

/// Calls `completion` after a number of seconds.
func delay(seconds: Double, completion: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { completion() }
}
