import FlipbookDisplayList
import FlipbookRaster

extension CGPath {
    /// Returns a path whose inside is the stroke of this path.
    ///
    /// Differs from Apple: the path has a polygon for each segment, join and cap. Fill it with the winding rule.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(width: lineWidth, cap: lineCap.strokeCap, join: lineJoin.strokeJoin, miterLimit: miterLimit)
        return CGPath(path.stroked(style).applying(transform))
    }
}
