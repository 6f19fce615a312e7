import UIKit

extension UIView {
    /// Scales this view so that it fills a container, and returns the size of the view before the scaling.
    ///
    /// The subviews are designed for `size`. The view is enlarged if the container is at least 1.5 times as large, and reduced if the
    /// container is smaller.
    ///
    /// Text and shapes are painted at the final size, so they stay sharp. On most phones the scale is 1.
    func fill(_ container: UIView, designedFor size: CGSize) -> CGSize {
        let fit = min(container.bounds.width / size.width, container.bounds.height / size.height)
        let scale = fit < 1 ? max((fit * 100).rounded(.down) / 100, 0.1) : fit < 1.5 ? 1 : (fit * 10).rounded(.down) / 10
        let contentSize = CGSize(width: (container.bounds.width / scale).rounded(), height: (container.bounds.height / scale).rounded())
        bounds = CGRect(origin: .zero, size: contentSize)
        center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        return contentSize
    }
}
