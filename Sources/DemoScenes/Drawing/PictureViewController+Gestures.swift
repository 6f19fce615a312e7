import UIKit

/// Two fingers move, rotate and enlarge the picture. When they are lifted, the picture springs back to its normal position and size.
extension PictureViewController {
    /// The limits of the scale.
    private static let scales: ClosedRange<CGFloat> = 0.5...4

    func addGestures() {
        let pinch = UIPinchGestureRecognizer(target: self, action: Selector(PictureViewController.didPinch))
        let rotation = UIRotationGestureRecognizer(target: self, action: Selector(PictureViewController.didRotate))
        let pan = UIPanGestureRecognizer(target: self, action: Selector(PictureViewController.didPan))
        pan.minimumNumberOfTouches = 2
        for recognizer in [pinch, rotation, pan] {
            recognizer.delegate = self
            view.addGestureRecognizer(recognizer)
        }
    }

    func didPinch(_ pinch: UIPinchGestureRecognizer) {
        if begins(pinch) { return }
        let scale = hypot(pictureView.transform.a, pictureView.transform.b)
        let factor = min(max(scale * pinch.scale, Self.scales.lowerBound), Self.scales.upperBound) / max(scale, 0.01)
        if pinch.state == .changed { apply(CGAffineTransform(scaleX: factor, y: factor), at: pinch.location(in: view)) }
        pinch.scale = 1
        springBackIfEnded(pinch)
    }

    func didRotate(_ rotation: UIRotationGestureRecognizer) {
        if begins(rotation) { return }
        if rotation.state == .changed { apply(CGAffineTransform(rotationAngle: rotation.rotation), at: rotation.location(in: view)) }
        rotation.rotation = 0
        springBackIfEnded(rotation)
    }

    func didPan(_ pan: UIPanGestureRecognizer) {
        if begins(pan) { return }
        let distance = pan.translation(in: view)
        if pan.state == .changed { apply(CGAffineTransform(translationX: distance.x, y: distance.y), at: pictureView.center) }
        pan.setTranslation(.zero, in: view)
        springBackIfEnded(pan)
    }

    /// Stops the picture where it is displayed, if it is springing back. Returns whether the gesture begins.
    private func begins(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.state == .began else { return false }
        if let shown = pictureView.layer.presentation()?.affineTransform() {
            pictureView.layer.removeAllAnimations()
            pictureView.transform = shown
        }
        return true
    }

    /// Applies a change to the transform of the picture, so that the given point of the view keeps its position.
    private func apply(_ change: CGAffineTransform, at point: CGPoint) {
        let (x, y) = (point.x - pictureView.center.x, point.y - pictureView.center.y)
        pictureView.transform = pictureView.transform.concatenating(CGAffineTransform(translationX: -x, y: -y))
            .concatenating(change).concatenating(CGAffineTransform(translationX: x, y: y))
    }

    /// Animates the picture back to its normal position and size when the last of the gestures has ended.
    private func springBackIfEnded(_ recognizer: UIGestureRecognizer) {
        let isActive = view.gestureRecognizers?.contains { $0 !== recognizer && [.began, .changed].contains($0.state) } ?? false
        guard [.ended, .cancelled].contains(recognizer.state), !isActive else { return }
        UIView.animate(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: { self.pictureView.transform = .identity })
    }
}

extension PictureViewController: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { !(otherGestureRecognizer is UITapGestureRecognizer) && !(gestureRecognizer is UITapGestureRecognizer) }
}
