import UIKit

/// The map of a large town. It is drawn in tiles, with more details at larger sizes.
class LargeMapView: UIView {
    /// The width and the height of the town in points.
    static let side: CGFloat = 1600
    static let landColor = UIColor(light: UIColor(white: 0.955, alpha: 1), dark: UIColor(white: 0.13, alpha: 1))

    /// The layer with the tiles. The tiles fade in more slowly than usual, so that the fade can be seen.
    private final class TileLayer: CATiledLayer {
        override class func fadeDuration() -> CFTimeInterval { 0.4 }
    }

    override class var layerClass: AnyClass { TileLayer.self }

    /// Whether the edges of the tiles are drawn.
    var showsTiles = false { didSet { setNeedsDisplay() } }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        let tiles = layer as? CATiledLayer
        tiles?.tileSize = CGSize(width: 256, height: 256)
        // With a bias of 2, the four levels of detail are 0.5, 1, 2 and 4 times the normal size.
        tiles?.levelsOfDetail = 4
        tiles?.levelsOfDetailBias = 2
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let pixelsPerPoint = abs(context.ctm.a)
        Self.landColor.setFill()
        UIRectFill(rect)
        LargeMapDrawing(rect: rect, detail: pixelsPerPoint / max(contentScaleFactor, 1)).draw()
        if showsTiles { drawEdges(of: rect, pixelsPerPoint) }
    }

    private func drawEdges(of rect: CGRect, _ pixelsPerPoint: CGFloat) {
        UIColor.systemPink.withAlphaComponent(0.7).setStroke()
        let edge = UIBezierPath(rect: rect.insetBy(dx: 0.5 / pixelsPerPoint, dy: 0.5 / pixelsPerPoint))
        edge.lineWidth = 2 / pixelsPerPoint
        edge.stroke()
        let size = 22 / pixelsPerPoint
        let text = "\(Int(rect.minX)), \(Int(rect.minY))"
        text.draw(
            at: CGPoint(x: rect.minX + size / 3, y: rect.minY + size / 4),
            withAttributes: [.font: UIFont.systemFont(ofSize: size, weight: .semibold), .foregroundColor: UIColor.systemPink])
    }
}
