import UIKit

extension FlightViewController {
    /// Animates the plane with five keyframes: it accelerates, raises its nose, climbs and disappears, and lands from the left.
    ///
    /// Start times and durations are fractions of the whole duration. The second keyframe starts during the first keyframe and ends with
    /// the third keyframe. One ease-in-out curve applies to the whole animation, not to each keyframe.
    func planeDepart() {
        let originalCenter = planeImage.center

        UIView.animateKeyframes(
            withDuration: 1.5, delay: 0, options: .beginFromCurrentState,
            animations: {
                // Acceleration
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                    self.planeImage.center.x += 80
                    self.planeImage.center.y -= 10
                }
                // Nose up
                UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.4) {
                    self.planeImage.transform = CGAffineTransform(rotationAngle: -.pi / 8)
                }
                // Climb
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
                    self.planeImage.center.x += 100
                    self.planeImage.center.y -= 50
                    self.planeImage.alpha = 0
                }
                // Reset at the left edge, while invisible
                UIView.addKeyframe(withRelativeStartTime: 0.51, relativeDuration: 0.01) {
                    self.planeImage.transform = .identity
                    self.planeImage.center = CGPoint(x: 0, y: originalCenter.y)
                }
                // Landing
                UIView.addKeyframe(withRelativeStartTime: 0.55, relativeDuration: 0.45) {
                    self.planeImage.alpha = 1
                    self.planeImage.center = originalCenter
                }
            })
    }
}
