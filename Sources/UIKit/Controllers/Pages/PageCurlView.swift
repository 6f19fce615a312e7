import QuartzCore

/// A view that displays a bent sheet of paper with images on its sides.
///
/// The sheet is bent around a cylinder, and divided into slices along the cylinder, see `PageCurl`. The layers of each slice show its part
/// of an image, scaled across the cylinder.
final class PageCurlView: UIView {
    /// The layers of one slice.
    private struct SliceLayers {
        let clip = CALayer()
        let image = CALayer()
        let shade = CALayer()
    }

    /// The layer with the coordinates of the sheet.
    private let canvas = CALayer()
    private let lowerShadow = CAGradientLayer()
    /// A narrow layer along the free edge, of which only the shadow is visible.
    private let edgeShadow = CALayer()
    private var sliceLayers: [SliceLayers] = []
    private let front: CGImage?
    private let back: CGImage?
    private let imageSize: CGSize
    /// The transform from an image to the sheet.
    private let imageTransform: CGAffineTransform

    /// The opacity of white paper that covers the mirrored front image on the back, if the back has no image of its own.
    private static let paperOpacity: CGFloat = 0.82

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - imageSize: The size of the images in points.
    ///   - imageTransform: The transform from an image to the sheet.
    ///   - sheetTransform: The transform from the sheet to this view.
    init(
        frame: CGRect, front: CGImage?, back: CGImage?, imageSize: CGSize, imageTransform: CGAffineTransform,
        sheetTransform: CGAffineTransform
    ) {
        (self.front, self.back, self.imageSize, self.imageTransform) = (front, back, imageSize, imageTransform)
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        canvas.anchorPoint = .zero
        canvas.setAffineTransform(sheetTransform)
        layer.addSublayer(canvas)
        (lowerShadow.startPoint, lowerShadow.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        (edgeShadow.shadowRadius, edgeShadow.shadowOpacity, edgeShadow.shadowOffset) = (5, 0.4, .zero)
        for shadow in [lowerShadow, edgeShadow] {
            shadow.anchorPoint = .zero
            canvas.addSublayer(shadow)
        }
    }

    required init?(coder: NSCoder) { return nil }

    /// Displays the sheet.
    func show(_ curl: PageCurl) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let slices = curl.slices
        while sliceLayers.count < slices.count { addSlice() }
        for (index, layers) in sliceLayers.enumerated() {
            layers.clip.isHidden = index >= slices.count
            if index < slices.count { show(slices[index], of: curl, in: layers) }
        }
        showShadows(of: curl)
        CATransaction.commit()
    }

    private func addSlice() {
        let layers = SliceLayers()
        for layer in [layers.clip, layers.image, layers.shade] { layer.anchorPoint = .zero }
        layers.clip.masksToBounds = true
        layers.image.bounds.size = imageSize
        layers.shade.bounds.size = imageSize
        layers.image.addSublayer(layers.shade)
        layers.clip.addSublayer(layers.image)
        canvas.addSublayer(layers.clip)
        sliceLayers.append(layers)
    }

    /// Places the layers of a slice. In the layer of a slice, x is the distance across the cylinder, and y runs along it.
    private func show(_ slice: PageCurl.Slice, of curl: PageCurl, in layers: SliceLayers) {
        let (u, range) = (curl.direction, curl.rangeAlongCylinder)
        let scale = (slice.displayedEnd - slice.displayedStart) / (slice.end - slice.start)
        // Each slice extends a little below the next slice. Otherwise a gap would be visible between their antialiased edges.
        let overlap = min(1.5, curl.farthestDistance - slice.end)
        layers.clip.bounds = CGRect(
            x: slice.start, y: range.lowerBound, width: slice.end - slice.start + max(overlap, 0),
            height: range.upperBound - range.lowerBound)
        layers.clip.position = CGPoint(
            x: slice.displayedStart * u.dx - range.lowerBound * u.dy, y: slice.displayedStart * u.dy + range.lowerBound * u.dx)
        layers.clip.setAffineTransform(CGAffineTransform(a: u.dx * scale, b: u.dy * scale, c: -u.dy, d: u.dx, tx: 0, ty: 0))
        var transform = imageTransform
        if slice.isBack, back != nil {
            transform = transform.concatenating(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: curl.size.width, ty: 0))
        }
        // Converts points of the sheet to distances across and along the cylinder.
        transform = transform.concatenating(CGAffineTransform(a: u.dx, b: -u.dy, c: u.dy, d: u.dx, tx: 0, ty: 0))
        layers.image.position = CGPoint(x: transform.tx, y: transform.ty)
        layers.image.setAffineTransform(CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0))
        layers.image.contents = slice.isBack ? back ?? front : front
        layers.shade.backgroundColor = shadeColor(slice)
    }

    /// Returns the color over a slice: the shade, or on a back without an image the paper below the shade.
    ///
    /// Paper with the opacity p below a shade with the opacity a has the combined opacity 1 - (1 - p)(1 - a). The brightness is p·(1 - a),
    /// divided by this opacity.
    private func shadeColor(_ slice: PageCurl.Slice) -> CGColor? {
        guard slice.isBack, back == nil else { return slice.shade > 0 ? CGColor(gray: 0, alpha: slice.shade) : nil }
        let opacity = 1 - (1 - Self.paperOpacity) * (1 - slice.shade)
        return CGColor(gray: Self.paperOpacity * (1 - slice.shade) / opacity, alpha: opacity)
    }

    // MARK: - Shadows

    /// Places the shadow of the bent part on the page below, and the shadow of the free edge on the sheet itself.
    private func showShadows(of curl: PageCurl) {
        let depth = curl.farthestDistance - curl.fold
        let strength = min(max(depth / 40, 0), 1)
        let (u, range) = (curl.direction, curl.rangeAlongCylinder)
        func place(_ shadow: CAGradientLayer, at distance: CGFloat, width: CGFloat, _ alpha: CGFloat) {
            shadow.bounds = CGRect(x: 0, y: 0, width: max(width, 0), height: range.upperBound - range.lowerBound)
            shadow.position = CGPoint(
                x: distance * u.dx - range.lowerBound * u.dy, y: distance * u.dy + range.lowerBound * u.dx)
            shadow.setAffineTransform(CGAffineTransform(a: u.dx, b: u.dy, c: -u.dy, d: u.dx, tx: 0, ty: 0))
            shadow.colors = [CGColor(gray: 0, alpha: alpha * strength), CGColor(gray: 0, alpha: 0)]
        }
        let crest = curl.fold + curl.radius * sin(min(depth / max(curl.radius, 0.01), .pi / 2))
        place(lowerShadow, at: crest - 1, width: 8 + curl.radius * 0.9, 0.3)
        let edge = curl.turnedEdge
        showEdgeShadow(from: curl.displayedPoint(edge.start), to: curl.displayedPoint(edge.end), isVisible: depth > .pi * curl.radius)
    }

    /// Places the shadow beside the free edge, on the side of the spine.
    private func showEdgeShadow(from start: CGPoint, to end: CGPoint, isVisible: Bool) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = hypot(dx, dy)
        edgeShadow.isHidden = !isVisible || length < 1
        guard !edgeShadow.isHidden else { return }
        var normal = CGVector(dx: dy / length, dy: -dx / length)
        if normal.dx > 0 { normal = CGVector(dx: -normal.dx, dy: -normal.dy) }
        edgeShadow.bounds = CGRect(x: 0, y: 0, width: 4, height: length)
        edgeShadow.shadowPath = CGPath(rect: CGRect(x: 0, y: min(6, length / 2), width: 4, height: max(length - 12, 0)), transform: nil)
        edgeShadow.position = start
        edgeShadow.setAffineTransform(CGAffineTransform(a: normal.dx, b: normal.dy, c: dx / length, d: dy / length, tx: 0, ty: 0))
        if let flat = sliceLayers.first { canvas.insertSublayer(edgeShadow, above: flat.clip) }
    }
}
