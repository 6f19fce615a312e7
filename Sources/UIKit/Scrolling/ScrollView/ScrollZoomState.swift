import CoreGraphics

/// The state of a pinch that zooms a scroll view, and of the animation that returns the scale to its limits after it.
struct ScrollZoomState {
    var isZooming = false
    var isBouncing = false
    /// The zoom scale at the start of the pinch.
    var startScale: CGFloat = 1
}
