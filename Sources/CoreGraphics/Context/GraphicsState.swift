import FlipbookDisplayList
import Foundation

/// The state of a context that `saveGState()` saves.
struct GraphicsState {
    /// A shadow of everything that is drawn.
    struct ShadowStyle {
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor
    }

    /// The transform from user space to the bitmap, with y pointing up.
    var transform: CGAffineTransform
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    /// The pattern that is drawn instead of the fill color, or nil.
    var fillPattern: FillPattern?
    var stroke = StrokeStyle(width: 1)
    var alpha: CGFloat = 1
    var shadow: ShadowStyle?
    var blendMode = CGBlendMode.normal
    var interpolation = CGInterpolationQuality.default
    /// The index of the clip in the canvas, or nil if there is no clip.
    var clip: Int?
    /// The images that mask everything that is drawn, in pixels.
    var masks: [DisplayItem] = []

    init(transform: CGAffineTransform) { self.transform = transform }
}
