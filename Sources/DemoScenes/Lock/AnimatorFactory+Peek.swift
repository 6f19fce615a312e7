import UIKit

/// The animators of the peek: a view behind the icon grows, becomes a menu, and returns to the icon.
extension AnimatorFactory {
    /// Returns an animator of the growing view and the blur. The pressure of the touch scrubs it.
    ///
    /// The rotation is in the second half. It is added to the scale that the first keyframe has set.
    static func grow(view: UIVisualEffectView, blurView: UIVisualEffectView) -> UIViewPropertyAnimator {
        view.contentView.alpha = 0
        view.transform = .identity
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeIn)
        animator.addAnimations {
            UIView.animateKeyframes(
                withDuration: 0.5, delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                        blurView.effect = UIBlurEffect(style: .dark)
                        view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
                    }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                        view.transform = view.transform.rotated(by: -.pi / 8)
                    }
                })
        }
        // The animator can finish at the start or at the end. After a canceled press, the blur must be removed.
        animator.addCompletion { position in
            switch position {
            case .start: blurView.effect = nil
            case .end: blurView.effect = UIBlurEffect(style: .dark)
            default: break
            }
        }
        return animator
    }

    /// Returns an animator from the icon's frame to the menu's frame, which is above the icon and nearer to the screen's center.
    static func complete(view: UIVisualEffectView) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.7) {
            view.contentView.alpha = 1
            view.transform = .identity
            view.frame = CGRect(
                x: view.frame.minX - view.frame.minX / 2.5, y: view.frame.maxY - 140, width: view.frame.width + 120, height: 60)
        }
    }

    /// Returns an animator from the menu back to the icon.
    static func reset(frame: CGRect, view: UIVisualEffectView, blurView: UIVisualEffectView) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) {
            view.transform = .identity
            view.frame = frame
            view.contentView.alpha = 0
            blurView.effect = nil
        }
    }
}
