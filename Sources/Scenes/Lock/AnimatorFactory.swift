import UIKit

/// All animators of the lock screen, ready to be started.
enum AnimatorFactory {
    /// Fades in and grows to full size; the growing begins a third later than the fading.
    static func scaleUp(view: UIView) -> UIViewPropertyAnimator {
        let scale = UIViewPropertyAnimator(duration: 0.33, curve: .easeIn)
        scale.addAnimations { view.alpha = 1 }
        scale.addAnimations({ view.transform = .identity }, delayFactor: 0.33)
        return scale
    }

    /// A shake of the head. The last keyframe begins before the second is over, and takes it from there.
    @discardableResult
    static func jiggle(view: UIView) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.33, delay: 0,
            animations: {
                // Inside an animator the duration of keyframes does not count: they take as long as the animator does.
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

    /// A constraint's constant by itself animates nothing; the layout pass that follows from it does.
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
