import Foundation

/// An object that draws with a layer, and that is notified when the size of the layer changes.
package protocol LayerOwner: AnyObject {
    /// Called after a change of the bounds' size. `size` is the old size.
    func layerDidResize(from size: CGSize)
    /// The number of pixels per point of the contents that the layer draws.
    var contentsDrawingScale: CGFloat { get }
    /// Whether the image into which the layer draws is black at first.
    var hasOpaqueDrawing: Bool { get }
}
