import UIKit

extension FlightViewController {
    /// Another sky, and snow or none.
    ///
    /// An image cannot be animated. Fading the view out and in again would let the background shine through half way; a transition lays the new
    /// picture over the old one.
    func fade(imageView: UIImageView, toImage: UIImage?, showEffects: Bool) {
        UIView.transition(
            with: imageView, duration: 1, options: .transitionCrossDissolve,
            animations: { imageView.image = toImage })

        UIView.animate(
            withDuration: 1, delay: 0, options: .curveEaseOut,
            animations: { self.snowView.alpha = showEffects ? 1 : 0 })
    }
}
