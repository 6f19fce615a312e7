import UIKit

/// The peek: a view behind the pressed icon grows and the screen is blurred, both in proportion to the pressure.
///
/// At full pressure the view becomes a menu. If the press ends earlier, the animation is reversed.
extension LockScreenViewController: WidgetsOwnerProtocol {
    func startPreview(for icon: UIView) {
        finishCancelAnimation()
        guard let snapshot = icon.snapshotView(afterScreenUpdates: false) else { return }
        startFrame = icon.convert(icon.bounds, to: view)
        snapshot.frame = startFrame
        view.insertSubview(snapshot, aboveSubview: blurView)
        previewView = snapshot
        addEffectView(below: snapshot)
        previewAnimator = AnimatorFactory.grow(view: previewEffectView, blurView: blurView)
    }

    private func addEffectView(below snapshot: UIView) {
        previewEffectView.removeFromSuperview()
        previewEffectView.transform = .identity
        previewEffectView.frame = snapshot.frame
        view.insertSubview(previewEffectView, belowSubview: snapshot)
    }

    /// Updates the progress of the preview. It is kept between 0.01 and 0.99, because the animator would finish at 0 or 1.
    func updatePreview(percent: CGFloat) { previewAnimator?.fractionComplete = max(0.01, min(0.99, percent)) }

    func cancelPreview() {
        guard let previewAnimator else { return }
        previewAnimator.isReversed = true
        previewAnimator.startAnimation()
        // If the snapshot stayed in front of the icon, the icon could not be pressed again.
        previewAnimator.addCompletion { [unowned self] position in
            if position == .start { removePreview() }
        }
    }

    /// Finishes a reversed animation that is still running, so that a new press can start immediately.
    private func finishCancelAnimation() {
        guard let previewAnimator, previewAnimator.state == .active else { return }
        previewAnimator.stopAnimation(false)
        previewAnimator.finishAnimation(at: .start)
    }

    func finishPreview() {
        guard let previewAnimator else { return }
        previewAnimator.stopAnimation(false)
        previewAnimator.finishAnimation(at: .end)
        self.previewAnimator = nil
        AnimatorFactory.complete(view: previewEffectView).startAnimation()
        blurView.isUserInteractionEnabled = true
    }

    /// Animates the menu back to the icon. Called for a tap on the blur.
    func dismissMenu() {
        guard menuAnimator == nil, previewView != nil else { return }
        let animator = AnimatorFactory.reset(frame: startFrame, view: previewEffectView, blurView: blurView)
        animator.addCompletion { [unowned self] _ in
            removePreview()
            blurView.isUserInteractionEnabled = false
            menuAnimator = nil
        }
        animator.startAnimation()
        menuAnimator = animator
    }

    private func removePreview() {
        previewEffectView.removeFromSuperview()
        previewView?.removeFromSuperview()
        previewView = nil
        previewAnimator = nil
    }
}
