import Foundation

/// An object that draws with a layer, and has to follow when the layer is resized from elsewhere.
package protocol LayerOwner: AnyObject {
    /// Called after a change of the bounds' size. `size` is the old size.
    func layerDidResize(from size: CGSize)
}
