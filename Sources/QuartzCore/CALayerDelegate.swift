import Foundation

/// Who is asked before a property changes; a view is that of its layer.
public protocol CALayerDelegate: AnyObject {
    /// Before a property changes: what to do about it. Nil asks on; `CANoAction` ends the search.
    func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
    public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}

/// Ours: whoever draws with a layer and has to follow when somebody else resizes it.
package protocol LayerOwner: AnyObject {
    func layerDidResize(from size: CGSize)
}
