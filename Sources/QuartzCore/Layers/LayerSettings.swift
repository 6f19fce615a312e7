import CoreGraphics
import Foundation

/// The settings of a layer that are not animated.
struct LayerSettings {
    var mask: CALayer?
    var contentsGravity = CALayerContentsGravity.resize
    var minificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var magnificationFilter = CALayerContentsFilter.linear
    var cornerCurve = CALayerCornerCurve.circular
    var isOpaque = false
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = false
    var shouldRasterize = false
    var drawsAsynchronously = false
    var needsDisplayOnBoundsChange = false
    /// Whether the contents have to be drawn before the next frame.
    var needsDisplay = false
    /// The size of the bounds for which the contents were drawn, or nil if the contents were not drawn.
    var drawnSize: CGSize?
    /// The origin of the bounds for which the contents were drawn.
    var drawnOrigin = CGPoint.zero
    /// The part of the contents that has to be drawn, in the layer's coordinates, or nil for all contents. It is used only if
    /// `needsDisplay` is true.
    var invalidRect: CGRect?
    /// The part of the contents that `draw(in:)` has to draw, or nil outside of this call.
    var drawingRect: CGRect?
    /// The value of `compositingFilter`.
    var compositingFilter: Any?
    /// The blend mode of the compositing filter.
    var blendMode = CGBlendMode.normal
    var filters = LayerFilters()
    /// The cache of the shadows without an outline, or nil if the layer had no such shadow.
    var contentShadows: ContentShadowCache?
    var actions: [String: CAAction]?
    var style: [AnyHashable: Any]?
    /// The custom values, by key.
    var customValues: [String: Any] = [:]
}
