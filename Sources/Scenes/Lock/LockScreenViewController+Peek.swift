import UIKit

/// An icon that is pressed grows while all else blurs, as far as it is pressed. Pressed all the way it turns into a menu; let go before, it
/// goes back.
extension LockScreenViewController: WidgetsOwnerProtocol {
    func startPreview(for icon: UIView) {
        finishCancelling()
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

    /// Never quite at an end, where the animator would finish by itself.
    func updatePreview(percent: CGFloat) { previewAnimator?.fractionComplete = max(0.01, min(0.99, percent)) }

    func cancelPreview() {
        guard let previewAnimator else { return }
        previewAnimator.isReversed = true
        previewAnimator.startAnimation()
        // Else the snapshot would stay in front of the icon, which could not be pressed again.
        previewAnimator.addCompletion { [unowned self] position in
            if position == .start { removePreview() }
        }
    }

    /// Who presses again before the last press has gone all the way back does not wait for it.
    private func finishCancelling() {
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

    /// A tap on the blur: the menu becomes the icon again.
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
