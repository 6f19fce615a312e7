import UIKit

/// An icon that is pressed: it grows, becomes a menu, and an icon again.
extension AnimatorFactory {
    /// Scrubbed by the press. The tilt takes the second half, and reads the size that the first keyframe has left.
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
        // It may end at either end: a press that is let go must not leave the blur behind.
        animator.addCompletion { position in
            switch position {
            case .start: blurView.effect = nil
            case .end: blurView.effect = UIBlurEffect(style: .dark)
            default: break
            }
        }
        return animator
    }

    /// From the icon's frame to the menu's: above the icon, and leaning towards the middle of the screen.
    static func complete(view: UIVisualEffectView) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.7) {
            view.contentView.alpha = 1
            view.transform = .identity
            view.frame = CGRect(
                x: view.frame.minX - view.frame.minX / 2.5, y: view.frame.maxY - 140, width: view.frame.width + 120, height: 60)
        }
    }

    /// Back into the icon.
    static func reset(frame: CGRect, view: UIVisualEffectView, blurView: UIVisualEffectView) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) {
            view.transform = .identity
            view.frame = frame
            view.contentView.alpha = 0
            blurView.effect = nil
        }
    }
}
