import QuartzCore

extension UIView {
    /// The frame that the view would have without its transform.
    var untransformedFrame: CGRect {
        let (size, anchor) = (bounds.size, layer.anchorPoint)
        return CGRect(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width, height: size.height)
    }

    func defaultSizeToFit() { setSizeKeepingOrigin(sizeThatFits(bounds.size)) }

    /// Changes the size, and keeps the origin of the frame that the view would have without its transform. A change of `bounds` alone keeps
    /// the center.
    func setSizeKeepingOrigin(_ size: CGSize) {
        let (origin, anchor) = (untransformedFrame.origin, layer.anchorPoint)
        guard size != bounds.size else { return }
        bounds.size = size
        center = CGPoint(x: origin.x + bounds.width * anchor.x, y: origin.y + bounds.height * anchor.y)
    }

    /// Sets the position and size of the view as if its transform were the identity.
    func setUntransformedFrame(_ frame: CGRect) {
        let anchor = layer.anchorPoint
        bounds.size = frame.size
        center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
}
