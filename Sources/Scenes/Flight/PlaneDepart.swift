import UIKit

extension FlightViewController {
    /// The plane rolls, lifts its nose, climbs into the clouds, and lands from the left: five keyframes of one animation.
    ///
    /// Start and duration are parts of the whole. The second key begins during the first and ends during the third, as no pilot waits for the
    /// end of the runway to pull. The whole is paced once, slowly off and slowly in.
    func planeDepart() {
        let originalCenter = planeImage.center

        UIView.animateKeyframes(
            withDuration: 1.5, delay: 0, options: .beginFromCurrentState,
            animations: {
                // Along the runway
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                    self.planeImage.center.x += 80
                    self.planeImage.center.y -= 10
                }
                // Nose up
                UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.4) {
                    self.planeImage.transform = CGAffineTransform(rotationAngle: -.pi / 8)
                }
                // Away
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
                    self.planeImage.center.x += 100
                    self.planeImage.center.y -= 50
                    self.planeImage.alpha = 0
                }
                // Round the world while nobody sees it
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
