import UIKit

extension FlightViewController {
    /// Changes the background image, and shows or hides the snow.
    ///
    /// An image is not animatable. If the view faded out and in, the background behind it would be visible in between. So a cross-dissolve
    /// transition fades the old image directly into the new image.
    func fade(imageView: UIImageView, toImage: UIImage?, showEffects: Bool) {
        UIView.transition(
            with: imageView, duration: 1, options: .transitionCrossDissolve,
            animations: { imageView.image = toImage })

        UIView.animate(
            withDuration: 1, delay: 0, options: .curveEaseOut,
            animations: { self.snowView.alpha = showEffects ? 1 : 0 })
    }
}
