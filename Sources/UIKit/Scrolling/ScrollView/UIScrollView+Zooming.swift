import CoreGraphics
import QuartzCore

extension UIScrollView {
    var defaultZoomScale: CGFloat {
        get { zoomedView?.transform.a ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    private var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

    func defaultSetZoomScale(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite else { return Diagnostics.reportRefusedValue(of: "zoomScale", source: "\(type(of: self))") }
        guard let view = zoomedView else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        performZoom(animated: animated, on: view) { self.applyZoom(view, to: self.clampedScale(scale), about: middle) }
    }

    func defaultZoom(to rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        let scale = clampedScale(min(bounds.width / rect.width, bounds.height / rect.height))
        performZoom(animated: animated, on: view) {
            self.applyZoom(view, to: scale, about: .zero)
            // The center of the rectangle moves to the center of the visible area.
            let rectCenter = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
            let target = CGPoint(x: rectCenter.x - self.bounds.width / 2, y: rectCenter.y - self.bounds.height / 2)
            self.contentOffset = self.clamped(target)
        }
    }

    /// The smallest scale, even if the limits allow a smaller one. Content with the scale 0 could not be enlarged again.
    private static let smallestScale: CGFloat = 0.001

    private func clampedScale(_ scale: CGFloat) -> CGFloat {
        max(min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale)), Self.smallestScale)
    }

    /// Performs a change of the zoom scale, optionally animated, and calls the delegate before and after it.
    private func performZoom(animated: Bool, on view: UIView, _ change: @escaping () -> Void) {
        stopMotion()
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        let end = { [weak self] in
            guard let self else { return }
            scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
        }
        guard animated, window != nil else {
            change()
            return end()
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change) { _ in end() }
    }

    /// Scales the zoomed view. The content at `point` keeps its position on the screen.
    private func applyZoom(_ view: UIView, to scale: CGFloat, about point: CGPoint) {
        let ratio = scale / max(zoomScale, Self.smallestScale)
        let offset = CGPoint(
            x: point.x * ratio - (point.x - contentOffset.x), y: point.y * ratio - (point.y - contentOffset.y))
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = .zero
        // The frame's size is not used, because rounding errors may make it slightly larger than the visible area.
        contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        contentOffset = zoomState.isZooming ? offset : clamped(offset)
        scrollDelegate?.scrollViewDidZoom(self)
    }

    // MARK: - Pinching

    /// Adds the pinch recognizer if the limits allow zooming.
    func installPinchRecognizerIfNeeded() {
        guard maximumZoomScale > minimumZoomScale, pinchRecognizer == nil else { return }
        let recognizer = ScrollPinchGestureRecognizer(self)
        addGestureRecognizer(recognizer)
        self.pinchRecognizer = recognizer
    }

    /// Moves the content with the midpoint of the fingers during a pinch.
    func moveDuringZoom(by distance: CGVector) {
        if zoomState.isZooming { updateOffset(to: CGPoint(x: contentOffset.x - distance.dx, y: contentOffset.y - distance.dy)) }
    }

    /// Updates the zoom after a change of the pinch gesture.
    ///
    /// If `bouncesZoom` is true, the scale can exceed the limits. If the fingers request r times the limit, the scale is √r times the
    /// limit. At the end the scale returns to its limits.
    func pinchDidChange(_ state: UIGestureRecognizer.State, scale: CGFloat, about point: CGPoint) {
        guard let view = zoomedView, maximumZoomScale > minimumZoomScale else { return }
        switch state {
        case .began:
            stopMotion()
            motionState = .resting
            zoomState = ScrollZoomState(isZooming: true, startScale: zoomScale)
            scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        case .changed where zoomState.isZooming:
            let requestedScale = zoomState.startScale * scale
            let allowedScale = clampedScale(requestedScale)
            let shownScale = bouncesZoom ? allowedScale * (requestedScale / allowedScale).squareRoot() : allowedScale
            applyZoom(view, to: max(shownScale, Self.smallestScale), about: point)
        case .ended where zoomState.isZooming, .cancelled where zoomState.isZooming:
            endPinch(view, about: point)
        default: break
        }
    }

    private func endPinch(_ view: UIView, about point: CGPoint) {
        let scale = clampedScale(zoomScale)
        zoomState.isZooming = false
        zoomState.isBouncing = scale != zoomScale
        let change = { self.applyZoom(view, to: scale, about: point) }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change) { [weak self] _ in
            guard let self else { return }
            zoomState.isBouncing = false
            scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
        }
    }
}
