import CoreGraphics

/// The state of zooming.
struct ScrollZoomState {
    var isZooming = false
    var isBouncing = false
    /// The zoom scale at the start of the pinch.
    var startScale: CGFloat = 1
}
