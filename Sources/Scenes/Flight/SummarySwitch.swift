import UIKit

extension FlightViewController {
    /// The summary goes up and comes back with another text, which it gets half way, where nobody looks. Its icon is in it and rides along.
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

/// Calls back after some seconds.
func delay(seconds: Double, completion: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { completion() }
}
