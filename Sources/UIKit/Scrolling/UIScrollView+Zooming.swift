import CoreGraphics

/// Whether the user zooms, and from which scale on.
struct ScrollZoom {
    var isZooming = false
    var isBouncing = false
    var start: CGFloat = 1
}

extension UIScrollView {
    /// How much the delegate's `viewForZooming` is enlarged.
    public var zoomScale: CGFloat {
        get { zoomed?.transform.a ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    public var isZooming: Bool { zoom.isZooming }
    public var isZoomBouncing: Bool { zoom.isBouncing }

    private var zoomed: UIView? { listener?.viewForZooming(in: self) }

    /// About the middle of what is visible.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard let view = zoomed else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        perform(animated: animated, on: view) { self.enlarge(view, to: self.limited(scale), about: middle) }
    }

    /// So that a rectangle of the zoomed view, in that view's coordinates, is visible and as large as can be.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard let view = zoomed, rect.width > 0, rect.height > 0 else { return }
        let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
        perform(animated: animated, on: view) {
            self.enlarge(view, to: scale, about: .zero)
            let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
            let goal = CGPoint(x: middle.x - self.bounds.width / 2, y: middle.y - self.bounds.height / 2)
            self.contentOffset = self.clamped(goal)
        }
    }

    private func limited(_ scale: CGFloat) -> CGFloat { min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale)) }

    private func perform(animated: Bool, on view: UIView, _ change: @escaping () -> Void) {
        halt()
        listener?.scrollViewWillBeginZooming(self, with: view)
        let end = { [weak self] in
            guard let self else { return }
            listener?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
        }
        guard animated, window != nil else {
            change()
            return end()
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change) { _ in end() }
    }

    /// The point of the content stays where it is seen.
    private func enlarge(_ view: UIView, to scale: CGFloat, about point: CGPoint) {
        let ratio = scale / max(zoomScale, 0.001)
        let offset = CGPoint(
            x: point.x * ratio - (point.x - contentOffset.x), y: point.y * ratio - (point.y - contentOffset.y))
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = .zero
        // Not the frame's size, which a hair of rounding may make larger than what is seen.
        contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        contentOffset = zoom.isZooming ? offset : clamped(offset)
        listener?.scrollViewDidZoom(self)
    }

    // MARK: - Pinching

    /// As long as there is anything to zoom.
    func watchPinches() {
        guard maximumZoomScale > minimumZoomScale, pinch == nil else { return }
        let pinch = ScrollPinch(self)
        addGestureRecognizer(pinch)
        self.pinch = pinch
    }

    /// Fingers that zoom take the content along.
    func carry(by step: CGVector) {
        if zoom.isZooming { drive(to: CGPoint(x: contentOffset.x - step.dx, y: contentOffset.y - step.dy)) }
    }

    /// Two fingers have begun, moved or left. Beyond its limits the scale gives half as much, if it may, and comes back when they leave.
    func pinchDidChange(_ state: UIGestureRecognizer.State, scale: CGFloat, about point: CGPoint) {
        guard let view = zoomed, maximumZoomScale > minimumZoomScale else { return }
        switch state {
        case .began:
            halt()
            life = .resting
            zoom = ScrollZoom(isZooming: true, start: zoomScale)
            listener?.scrollViewWillBeginZooming(self, with: view)
        case .changed where zoom.isZooming:
            let wish = zoom.start * scale
            let limit = limited(wish)
            enlarge(view, to: bouncesZoom ? limit * (wish / limit).squareRoot() : limit, about: point)
        case .ended where zoom.isZooming, .cancelled where zoom.isZooming:
            endPinch(view, about: point)
        default: break
        }
    }

    private func endPinch(_ view: UIView, about point: CGPoint) {
        let scale = limited(zoomScale)
        zoom.isZooming = false
        zoom.isBouncing = scale != zoomScale
        let change = { self.enlarge(view, to: scale, about: point) }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change) { [weak self] _ in
            guard let self else { return }
            zoom.isBouncing = false
            listener?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
        }
    }
}
