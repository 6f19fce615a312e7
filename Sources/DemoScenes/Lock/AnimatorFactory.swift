import UIKit

/// The animators of the lock screen.
enum AnimatorFactory {
    /// Returns an animator that fades a view in and scales it to full size.
    ///
    /// The scaling starts after a third of the duration.
    static func scaleUp(view: UIView) -> UIViewPropertyAnimator {
        let scale = UIViewPropertyAnimator(duration: 0.33, curve: .easeIn)
        scale.addAnimations { view.alpha = 1 }
        scale.addAnimations({ view.transform = .identity }, delayFactor: 0.33)
        return scale
    }

    /// Starts a short rotation to the left and to the right.
    ///
    /// The last keyframe starts before the second keyframe has ended. From its start on, the last keyframe determines the angle.
    @discardableResult
    static func jiggle(view: UIView) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.33, delay: 0,
            animations: {
                // Inside a property animator this duration is ignored: the keyframes have the animator's duration.
                UIView.animateKeyframes(
                    withDuration: 1, delay: 0,
                    animations: {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                            view.transform = CGAffineTransform(rotationAngle: -.pi / 8)
                        }
                        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) {
                            view.transform = CGAffineTransform(rotationAngle: .pi / 8)
                        }
                        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
                            view.transform = .identity
                        }
                    })
            },
            completion: { _ in view.transform = .identity })
    }

    /// Animates a change of a constraint's constant.
    ///
    /// The new constant alone does not move the views. The layout pass inside the animation block moves them.
    @discardableResult
    static func animateConstraint(view: UIView, constraint: NSLayoutConstraint, by: CGFloat) -> UIViewPropertyAnimator {
        let spring = UISpringTimingParameters(dampingRatio: 0.55)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations {
            constraint.constant += by
            view.layoutIfNeeded()
        }
        animator.startAnimation()
        return animator
    }
}
