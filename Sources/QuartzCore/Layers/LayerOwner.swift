import Foundation

/// An object that draws with a layer and lays it out, and that is notified when the size of the layer changes.
package protocol LayerOwner: CALayerDelegate {
    /// Called after a change of the bounds' size. `size` is the old size.
    func layerDidResize(from size: CGSize)
    /// Whether the owner calls `layoutSublayers()` of its layer in the next layout pass.
    var isMarkedForLayout: Bool { get }
    /// Requests a call of `layoutSublayers()` in the next layout pass.
    func markForLayout()
    /// Lays out immediately if layout was requested.
    func layOutIfNeeded()
    /// The number of pixels per point of the contents that the layer draws.
    var contentsDrawingScale: CGFloat { get }
    /// Whether the image into which the layer draws is initially black.
    var hasOpaqueDrawing: Bool { get }
}
