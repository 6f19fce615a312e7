import Foundation

/// An object that provides the actions of a layer. A view is the delegate of its layer.
public protocol CALayerDelegate: AnyObject {
    /// Returns the action for a change of the property `event`.
    ///
    /// Nil continues the search for an action, `CANoAction` ends it.
    func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
    /// Returns nil, which continues the search for an action.
    public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}

/// An object that draws with a layer, and has to follow when the layer is resized from elsewhere.
package protocol LayerOwner: AnyObject {
    /// Called after a change of the bounds' size. `size` is the old size.
    func layerDidResize(from size: CGSize)
}
